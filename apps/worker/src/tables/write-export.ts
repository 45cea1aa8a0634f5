/** Writes a cleaned table with its edits to a file of any format. The file is there whole or not at all. */
import { rm } from "node:fs/promises";
import { countRows, hasRow, type RowRanges } from "@limpid/contract";
import { type ComputedColumn, computedTitle, inColumnOrder } from "@limpid/edits";
import { exportExcel, uniqueTitles } from "@limpid/export";
import { temporaryName, writeDurably } from "@limpid/files";
import type { ValueType } from "@limpid/table";
import {
  copyReviewedToCsv,
  copyRows,
  copyToCsv,
  copyToJson,
  sheetRowsFromParquet,
  writeTypedParquet,
} from "@limpid/tables";
import { streamIssues } from "@limpid/tables/lookups";
import type { ExportInput, ViewExportInput } from "@limpid/worker-protocol";

async function* none(): AsyncGenerator<never> {}
/** A query leaves nothing open. */
const noIssues = () => ({ atMost: 0, batches: none() });

/** Writes the export from the version's Parquet file, which exists by now. */
export async function writeExport(input: ExportInput): Promise<void> {
  const { rows, versionPath, exportPath, overlay } = input;
  if (rows === null) return await writeRows(input);
  // What is left of it when the work is ended goes with what is left of the file.
  const chosenPath = temporaryName(exportPath);
  try {
    await copyRows({ path: versionPath, leftOut: overlay.leftOut, rows, outPath: chosenPath });
    await writeRows({ ...input, versionPath: chosenPath });
  } finally {
    await rm(chosenPath, { force: true });
  }
}

async function writeRows(input: ExportInput): Promise<void> {
  const { format, versionPath, exportPath, badCells, overlay } = input;
  const own = input.titles.map((title, index) => overlay.titles.get(index) ?? title);
  const titles = inColumnOrder(own, overlay.computed, (column) => computedTitle(own[column.source] ?? "", column));
  const classTypes = inColumnOrder<ValueType>(input.classTypes, overlay.computed, () => "text");
  switch (format) {
    case "csv":
      return await writeCsv(input, titles);
    case "json":
      return await copyToJson(versionPath, exportPath, uniqueTitles(titles));
    case "parquet":
      return await writeTypedParquet(versionPath, exportPath, badCells === "text_column" ? [] : classTypes);
    case "excel":
      return await writeWorkbook(input, titles, classTypes);
  }
}

async function writeCsv(input: ExportInput, titles: readonly string[]): Promise<void> {
  const { versionPath: path, exportPath, escaping, csv, paths, overlay } = input;
  const form = { ...csv, titles, escape: escaping };
  if (csv.cells === "cleaned" && !csv.hasFlags) return await copyToCsv(path, exportPath, form);
  await copyReviewedToCsv({ path, paths, overlay, columnCount: input.titles.length }, exportPath, form);
}

async function writeWorkbook(
  { versionPath, exportPath, paths, overlay, titles: own, rows: chosen, mayHoldNumbers }: ExportInput,
  titles: readonly string[],
  classTypes: readonly ValueType[],
): Promise<void> {
  const { leftOut, computed } = overlay;
  const mayHold = inColumnOrder(mayHoldNumbers, computed, () => false);
  const rows = await sheetRowsFromParquet(versionPath, titles, classTypes, mayHold);
  const last = chosen?.reduce((most, row) => Math.max(most, row), 0) ?? rows.rowCount + countRows(leftOut) - 1;
  const { atMost, batches } = await streamIssues(paths, overlay, last + 1);
  const places = { columns: placesOf(own.length, computed), leftOut, chosen: chosen && placesOfRows(chosen, leftOut) };
  const workbook = await exportExcel({ ...rows, issues: { atMost, batches: placed(batches, places) } });
  await writeDurably(exportPath, (file) => file.writeFile(workbook));
}

/** Gives the position of each column of the file among the columns that are written. */
function placesOf(count: number, computed: readonly ComputedColumn[]): readonly number[] {
  const order = inColumnOrder<number | null>([...Array(count).keys()], computed, () => null);
  return order.flatMap((column, place) => (column === null ? [] : place));
}

/** Gives the position of each row among the rows that are written; excluded rows have none. */
function placesOfRows(rows: Uint32Array, leftOut: RowRanges): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const row of rows) if (!hasRow(leftOut, row)) places.set(row, places.size);
  return places;
}

interface Places {
  /** Gives the position of each column of the file. */
  readonly columns: readonly number[];
  /** These rows are excluded; the rows after them move up. */
  readonly leftOut: RowRanges;
  /** Only these rows are written; null writes all of them. */
  readonly chosen: ReadonlyMap<number, number> | null;
}

/** The issues come in reading order. */
async function* placed<Issue extends { readonly row: number; readonly column: number }>(
  batches: AsyncIterable<readonly Issue[]>,
  { columns, leftOut, chosen }: Places,
): AsyncGenerator<readonly Issue[]> {
  if (chosen !== null) return yield* placedAmong(batches, columns, chosen);
  let [next, before] = [0, 0];
  for await (const batch of batches)
    yield batch.map((issue) => {
      for (let range = leftOut[next]; range !== undefined && range[0] < issue.row; range = leftOut[next]) {
        before += range[1] - range[0] + 1;
        next += 1;
      }
      return { ...issue, row: issue.row - before, column: columns[issue.column] ?? issue.column };
    });
}

async function* placedAmong<Issue extends { readonly row: number; readonly column: number }>(
  batches: AsyncIterable<readonly Issue[]>,
  columns: readonly number[],
  rows: ReadonlyMap<number, number>,
): AsyncGenerator<readonly Issue[]> {
  for await (const batch of batches)
    yield batch.flatMap((issue) => {
      const row = rows.get(issue.row);
      return row === undefined ? [] : [{ ...issue, row, column: columns[issue.column] ?? issue.column }];
    });
}

/** Writes the rows of a view, whose columns have their types already. */
export async function writeViewExport({
  format,
  rowsPath,
  exportPath,
  escaping,
  csv,
  titles,
}: ViewExportInput): Promise<void> {
  switch (format) {
    case "csv":
      return await copyToCsv(rowsPath, exportPath, { ...csv, titles, escape: escaping });
    case "json":
      return await copyToJson(rowsPath, exportPath, uniqueTitles(titles));
    case "excel": {
      const rows = await sheetRowsFromParquet(rowsPath, titles, [], []);
      const workbook = await exportExcel({ ...rows, issues: noIssues() });
      return await writeDurably(exportPath, (file) => file.writeFile(workbook));
    }
  }
}
