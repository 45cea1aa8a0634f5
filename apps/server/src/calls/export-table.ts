import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { EXPORT_EXTENSIONS, type ExportFormat } from "@limpid/contract";
import { type ColumnRecord, editsUpTo, foldEdits, TableFiles, type TableRecord } from "@limpid/store";
import type { ValueType } from "@limpid/table";
import type { ExportInput } from "../children/tables-methods.ts";
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

type Needs = Pick<Context, "blobs" | "database" | "exports">;

/** The cleaned table with all edits, as a file that is never shown as a page. */
export const exportTable = defineCall("exportTable", async ({ params, query, request, reply }, context: Needs) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const form = { format: params.format, escaping: query.escape ?? "none", badCells: query.bad_cells ?? "raw_column" };
  if (sendNotModified(request, reply, `"${table.version}-${form.format}-${form.escaping}-${form.badCells}"`))
    return reply;
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const path = await provideExport(context, { table, form, gone: gone.signal });
  const { size } = await stat(path);
  return reply
    .type(MEDIA_TYPES[form.format])
    .header("content-length", size)
    .header("content-disposition", `attachment; filename="${table.id}.${EXPORT_EXTENSIONS[form.format]}"`)
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("access-control-allow-origin", "*")
    .send(createReadStream(path));
});

interface ExportForm {
  readonly format: ExportFormat;
  readonly escaping: "none" | "excel";
  readonly badCells: "raw_column" | "text_column";
}

interface Wanted {
  readonly table: TableRecord;
  readonly form: ExportForm;
  readonly gone: AbortSignal;
}

async function provideExport(context: Needs, { table, form, gone }: Wanted): Promise<string> {
  const files = new TableFiles(context.blobs, table.id);
  const { uploadPath: _, ...paths } = tablePaths(context.blobs, table);
  const name = exportName(table.version, form);
  if (!(await files.has(name))) {
    const input: ExportInput = {
      ...form,
      paths,
      titles: table.columns.map((column) => column.title),
      classTypes: table.columns.map((column) => classTypeOf(column)),
      overlay: foldEdits(await editsUpTo(context.database.db, table.id, table.version)),
      versionPath: files.path(files.cleanName(table.version)),
      exportPath: files.path(name),
    };
    await context.exports.make(input, gone);
  }
  return files.path(name);
}

/** What was cleaned before classes kept their types has that of all its cells. */
function classTypeOf({ clean }: ColumnRecord): ValueType {
  return (clean?.classType ?? clean?.type ?? "text") as ValueType;
}

function exportName(version: number, { format, escaping, badCells }: ExportForm): string {
  const forExcel = format === "csv" && escaping === "excel" ? "-excel" : "";
  const inTexts = format === "parquet" && badCells === "text_column" ? "-texts" : "";
  return `exports/v${version}${forExcel}${inTexts}.${EXPORT_EXTENSIONS[format]}`;
}
