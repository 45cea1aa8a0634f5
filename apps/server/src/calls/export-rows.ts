import { LIMITS } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { chosenRows } from "../exports/chosen-rows.ts";
import { exportForm } from "../exports/export-form.ts";
import { sendExport } from "../sources/send-export.ts";
import { type SourceContext, tableSource } from "../sources/source.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

/** A body has more than its rows. */
const OTHER_BYTES = 1024;

/** Exports chosen rows of the cleaned table in the same way as all rows. */
export const exportRows = defineCall(
  "exportRows",
  async ({ params, query, body, request, reply }, context: SourceContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const form = { ...exportForm(params.format, query), rows: chosenRows(body, table.cleanedRows) };
    return await sendExport(request, reply, { source: tableSource(context, table), form });
  },
  { bodyBytes: LIMITS.exportedRowsBytes + OTHER_BYTES },
);
