import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { EXPORT_EXTENSIONS, type ExportFormat } from "@limpid/contract";
import { editsUpTo, foldEdits, TableFiles, type TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { tablePaths } from "../tables/table-paths.ts";

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8; header=present",
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
};

/** The cleaned table with all edits, as a file that is never shown as a page. */
export const exportTable = defineCall(
  "exportTable",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const escaping = query.escape ?? "none";
    if (sendNotModified(request, reply, `"${table.version}-${params.format}-${escaping}"`)) return reply;
    const path = await provideExport(context, table, params.format, escaping);
    const { size } = await stat(path);
    return reply
      .type(MEDIA_TYPES[params.format])
      .header("content-length", size)
      .header("content-disposition", `attachment; filename="${table.id}.${EXPORT_EXTENSIONS[params.format]}"`)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("access-control-allow-origin", "*")
      .send(createReadStream(path));
  },
);

async function provideExport(
  context: Pick<Context, "blobs" | "database" | "workers">,
  table: TableRecord,
  format: ExportFormat,
  escaping: "none" | "excel",
): Promise<string> {
  const files = new TableFiles(context.blobs, table.id);
  const { ingest, clean, review } = tablePaths(context.blobs, table);
  const suffix = escaping === "none" ? "" : `-${escaping}`;
  const name = format === "parquet" ? files.cleanName(table.version) : exportName(table.version, suffix, format);
  if (!(await files.has(name))) {
    await context.workers.call("exportTable", {
      format,
      escaping,
      paths: { ingest, clean, review },
      titles: table.columns.map((column) => column.title),
      overlay: foldEdits(await editsUpTo(context.database.db, table.id, table.version)),
      versionPath: files.path(files.cleanName(table.version)),
      exportPath: files.path(name),
    });
  }
  return files.path(name);
}

function exportName(version: number, suffix: string, format: ExportFormat): string {
  return `exports/v${version}${suffix}.${EXPORT_EXTENSIONS[format]}`;
}
