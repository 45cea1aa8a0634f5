import { defineCall } from "../define-call.ts";
import { askOfColumn } from "../tables/ask-of-column.ts";
import type { TableContext } from "../tables/ask-table.ts";

export const columnDistribution = defineCall("columnDistribution", async (input, context: TableContext) => {
  const asked = await askOfColumn("findDistribution", input, context);
  if (asked === null) return input.reply;
  const { version, order, found } = asked;
  const { bins, far } = found;
  return { version, order, bins: [...bins], far: { ...far, values: [...far.values] } };
});
