/** The file of a view in a format. It lies beside the rows of its run, and goes when these go. */
import { access } from "node:fs/promises";
import { EXPORT_EXTENSIONS } from "@limpid/contract";
import { type ViewRecord, viewKey } from "@limpid/store";
import type { Context } from "../context.ts";
import type { ExportForm } from "./provide-export.ts";

interface Wanted {
  readonly view: ViewRecord;
  readonly form: ExportForm;
  readonly gone: AbortSignal;
}

export async function provideViewExport(
  context: Pick<Context, "blobs" | "exports">,
  { view, form: { format, escaping }, gone }: Wanted,
): Promise<string> {
  const rowsPath = context.blobs.path(viewKey(view.id, view.run));
  if (format === "parquet") return rowsPath;
  const forExcel = format === "csv" && escaping === "excel" ? "-excel" : "";
  const exportPath = rowsPath.replace(/\.parquet$/, `${forExcel}.${EXPORT_EXTENSIONS[format]}`);
  const titles = view.columns.map(({ title }) => title);
  const isThere = await access(exportPath).then(
    () => true,
    () => false,
  );
  if (!isThere) await context.exports.makeOfView({ format, escaping, rowsPath, exportPath, titles }, gone);
  return exportPath;
}
