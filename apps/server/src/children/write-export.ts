/** Writes a cleaned table with its edits to a file of any format. The file is there whole or not at all. */
import { exportExcel, uniqueTitles } from "@limpid/export";
import {
  copyToCsv,
  copyToJson,
  sheetRowsFromParquet,
  streamIssues,
  writeDurably,
  writeTypedParquet,
} from "@limpid/store";
import type { ExportInput, ViewExportInput } from "./tables-methods.ts";

async function* none(): AsyncGenerator<never> {}
/** A query leaves nothing open. */
const noIssues = () => ({ atMost: 0, batches: none() });

/** From the version's Parquet file, which is there. */
export async function writeExport(input: ExportInput): Promise<void> {
  const { format, versionPath, exportPath, escaping, badCells, classTypes } = input;
  const titles = input.titles.map((title, index) => input.overlay.titles.get(index) ?? title);
  switch (format) {
    case "csv":
      return await copyToCsv(versionPath, exportPath, { titles, escape: escaping });
    case "json":
      return await copyToJson(versionPath, exportPath, uniqueTitles(titles));
    case "parquet":
      return await writeTypedParquet(versionPath, exportPath, badCells === "text_column" ? [] : classTypes);
    case "excel":
      return await writeWorkbook(input, titles);
  }
}

async function writeWorkbook(input: ExportInput, titles: readonly string[]): Promise<void> {
  const { versionPath, exportPath, paths, overlay, classTypes } = input;
  const rows = await sheetRowsFromParquet(versionPath, titles, classTypes);
  const issues = await streamIssues(paths, overlay, rows.rowCount);
  const workbook = await exportExcel({ ...rows, issues });
  await writeDurably(exportPath, (file) => file.writeFile(workbook));
}

/** From the rows of a view, whose columns have their types already. */
export async function writeViewExport({
  format,
  rowsPath,
  exportPath,
  escaping,
  titles,
}: ViewExportInput): Promise<void> {
  switch (format) {
    case "csv":
      return await copyToCsv(rowsPath, exportPath, { titles, escape: escaping });
    case "json":
      return await copyToJson(rowsPath, exportPath, uniqueTitles(titles));
    case "excel": {
      const rows = await sheetRowsFromParquet(rowsPath, titles, []);
      const workbook = await exportExcel({ ...rows, issues: noIssues() });
      return await writeDurably(exportPath, (file) => file.writeFile(workbook));
    }
  }
}
