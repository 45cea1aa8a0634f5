import { defineCall } from "../define-call.ts";
import { askOfColumn } from "../tables/ask-of-column.ts";
import type { TableContext } from "../tables/ask-table.ts";

export const profileColumn = defineCall("profileColumn", async (input, context: TableContext) => {
  const asked = await askOfColumn("profileColumn", input, context);
  if (asked === null) return input.reply;
  const { values, patterns, ...rest } = asked.found;
  return { version: asked.version, ...rest, values: [...values], patterns: [...patterns] };
});
