/** The file of a table's version in a format: what is there already, or made now. */
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { TableFiles } from "@limpid/files";
import { mayHoldNumbers } from "@limpid/table";
import type { ExportInput } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { readColumnReadings } from "../tables/column-reading.ts";
import { readClassType } from "../tables/read-class-type.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { type ExportForm, exportSuffix } from "./export-form.ts";

interface Wanted {
  readonly table: TableRecord;
  readonly form: ExportForm;
  readonly gone: AbortSignal;
}

type Needs = Pick<Context, "blobs" | "config" | "database" | "exports">;

/** Its path. */
export async function provideExport(context: Needs, { table, form, gone }: Wanted): Promise<string> {
  const { rows, ...inForm } = form;
  const files = new TableFiles(context.blobs, table.id);
  const { uploadPath: _, ...paths } = tablePaths(context.blobs, table);
  const name = `exports/v${table.version}${exportSuffix(form)}`;
  if (!(await files.touch(name))) {
    await requireDisk(context);
    const versionName = files.cleanName(table.version);
    await files.touch(versionName);
    const overlay = foldEdits(await editStore.upTo(context.database.db, table.id, table.version));
    const input: ExportInput = {
      ...inForm,
      rows: rows?.numbers ?? null,
      paths,
      titles: table.columns.map((column) => column.title),
      classTypes: table.columns.map((column) => readClassType(column)),
      mayHoldNumbers: table.columns.map(({ clean }) => clean !== null && mayHoldNumbers(clean.entity)),
      overlay,
      readings: readColumnReadings(context, table, overlay.computed),
      versionPath: files.path(versionName),
      exportPath: files.path(name),
    };
    await context.exports.make(input, gone);
  }
  return await files.fetch(name);
}
