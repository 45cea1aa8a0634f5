import { EXPORT_EXTENSIONS, type ExportFormat } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { exportForm, exportSuffix } from "../exports/export-form.ts";
import { sendFile } from "../exports/send-file.ts";
import { goneSignal } from "../gone-signal.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireSource } from "../tables/require-source.ts";
import type { SourceContext } from "../tables/source.ts";

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8; header=present",
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
};

/** The cleaned table with all edits, as a file that is never shown as a page. */
export const exportTable = defineCall(
  "exportTable",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    const form = exportForm(params.format, query);
    const tag = `"${source.cleanTag}${exportSuffix(form)}"`;
    if (source.cleanTag !== null && sendNotModified(request, reply, tag)) return reply;
    const path = await source.exportFile(form, goneSignal(reply));
    void reply
      .type(MEDIA_TYPES[form.format])
      .header("content-disposition", `attachment; filename="${source.id}.${EXPORT_EXTENSIONS[form.format]}"`)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("access-control-allow-origin", "*");
    return sendFile(request, reply, path, { hasRanges: form.format === "parquet" || form.format === "excel" });
  },
);
