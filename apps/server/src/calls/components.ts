import { editStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { columnComponents } from "../tables/column-components.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const components = defineCall(
  "components",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column, row } = query;
    if (column >= table.numColumns) throw new Problem("unknown_element");
    if (sendNotModified(request, reply, { etag: `"${table.version}"`, isPublic: table.listedBy !== null }))
      return reply;
    const { computed } = foldEdits(await editStore.ofColumns(context.database.db, table.id));
    const names = new Set(computed.flatMap(({ source, component }) => (source === column ? [component] : [])));
    const found = await columnComponents(context, table, column, row);
    const shown = found.map(({ name, values }) => ({ name, values, is_column: names.has(name) }));
    return { version: table.version, components: shown };
  },
);
