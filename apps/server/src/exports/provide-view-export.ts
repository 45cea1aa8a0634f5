/** The file of a view in a format. It lies beside the rows of its run, and goes when these go. */
import type { ViewRecord } from "@limpid/database";
import { viewKey } from "@limpid/files";
import type { Context } from "../context.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { type ExportForm, exportSuffix, requireCleanedForm } from "./export-form.ts";

interface Wanted {
  readonly view: ViewRecord;
  readonly form: ExportForm;
  readonly gone: AbortSignal;
}

export async function provideViewExport(
  context: Pick<Context, "blobs" | "config" | "exports">,
  { view, form, gone }: Wanted,
): Promise<string> {
  const rowsKey = viewKey(view.id, view.run);
  const rowsPath = context.blobs.path(rowsKey);
  const { format, escaping, csv } = form;
  requireCleanedForm(form);
  if (format === "parquet") return await context.blobs.fetch(rowsKey);
  const exportKey = rowsKey.replace(/\.parquet$/, exportSuffix(form));
  const exportPath = context.blobs.path(exportKey);
  if (!(await context.blobs.touch(exportKey))) {
    await requireDisk(context);
    const titles = view.columns.map(({ title }) => title);
    await context.exports.makeOfView({ format, escaping, csv, rowsPath, exportPath, titles }, gone);
  }
  return await context.blobs.fetch(exportKey);
}
