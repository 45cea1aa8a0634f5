import { EXPORT_EXTENSIONS, type ExportFormat } from "@limpid/contract";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { provideExport } from "../exports/provide-export.ts";
import { provideViewExport } from "../exports/provide-view-export.ts";
import { sendFile } from "../exports/send-file.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleaned } from "../tables/require-clean-table.ts";
import { requireSource } from "../tables/require-source.ts";

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8; header=present",
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
};

type Needs = Pick<Context, "blobs" | "database" | "exports">;

/** The cleaned table with all edits, as a file that is never shown as a page. */
export const exportTable = defineCall("exportTable", async ({ params, query, request, reply }, context: Needs) => {
  const source = await requireSource(context, params.job_uuid);
  const form = { format: params.format, escaping: query.escape ?? "none", badCells: query.bad_cells ?? "raw_column" };
  if (source.kind === "table") requireCleaned(source.table);
  const stamp = source.kind === "table" ? source.table.version : `view-${source.view.run}`;
  if (sendNotModified(request, reply, `"${stamp}-${form.format}-${form.escaping}-${form.badCells}"`)) return reply;
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const { id, path } =
    source.kind === "table"
      ? { ...source.table, path: await provideExport(context, { ...source, form, gone: gone.signal }) }
      : { ...source.view, path: await provideViewExport(context, { ...source, form, gone: gone.signal }) };
  void reply
    .type(MEDIA_TYPES[form.format])
    .header("content-disposition", `attachment; filename="${id}.${EXPORT_EXTENSIONS[form.format]}"`)
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("access-control-allow-origin", "*");
  return sendFile(request, reply, path, { hasRanges: form.format === "parquet" || form.format === "excel" });
});
