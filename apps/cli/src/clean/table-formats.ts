/** The formats a cleaned table is written in, by the extension of the file. */
import {
  type ExportSource,
  exportCsv,
  exportExcel,
  exportJson,
  issuesOfTable,
  sourceFromCleanTable,
} from "@limpid/export";
import { type CleanTable, mayHoldNumbers } from "@limpid/table";
import { sheetRowsFromParquet, writeClean, writeTypedParquet } from "@limpid/tables";
import type { Io } from "../command.ts";
import { withTemporaryFile } from "../files/with-temporary-file.ts";
import { type Chunks, writeTarget } from "../files/write-target.ts";
import { explainFileError, UserError } from "../user-error.ts";

/** What cells do to their column in Parquet that are not of its type. */
export const BAD_CELLS = ["raw-column", "text-column"] as const;
export type BadCells = (typeof BAD_CELLS)[number];

export interface TableTarget {
  readonly path: string;
  readonly badCells: BadCells;
}

export interface TableFormat {
  readonly extension: string;
  readonly write: (table: CleanTable, target: TableTarget, io: Io) => Promise<void>;
}

const CSV = streamed(".csv", (source) => exportCsv(source));

const TABLE_FORMATS: readonly TableFormat[] = [
  CSV,
  { extension: ".xlsx", write: writeExcel },
  streamed(".json", exportJson),
  { extension: ".parquet", write: writeParquet },
];

/** stdout gets CSV. */
export function chooseTableFormat(path: string): TableFormat {
  if (path === "-") return CSV;
  const format = TABLE_FORMATS.find(({ extension }) => path.toLowerCase().endsWith(extension));
  if (format !== undefined) return format;
  const extensions = TABLE_FORMATS.map(({ extension }) => extension).join(", ");
  throw new UserError(`Cannot tell the format of "${path}": give it one of the endings ${extensions}`);
}

function streamed(extension: string, exportTable: (source: ExportSource) => Chunks): TableFormat {
  return {
    extension,
    write: async (table, { path }, io) => await writeTarget(path, exportTable(sourceFromCleanTable(table)), io),
  };
}

async function writeExcel(table: CleanTable, { path }: TableTarget, io: Io): Promise<void> {
  const workbook = await withTemporaryFile("clean.parquet", async (clean) => {
    await writeClean(clean, table);
    const mayHold = table.columns.map(({ entity }) => mayHoldNumbers(entity));
    const rows = await sheetRowsFromParquet(clean, titlesOf(table), classTypesOf(table), mayHold);
    return await exportExcel({ ...rows, issues: issuesOfTable(table) });
  });
  await writeTarget(path, [workbook], io);
}

async function writeParquet(table: CleanTable, { path, badCells }: TableTarget): Promise<void> {
  try {
    if (badCells === "text-column") return await writeClean(path, table);
    await withTemporaryFile("clean.parquet", async (clean) => {
      await writeClean(clean, table);
      await writeTypedParquet(clean, path, classTypesOf(table));
    });
  } catch (error) {
    throw explainFileError(error, "write", path);
  }
}

function titlesOf({ columns }: CleanTable): string[] {
  return columns.map(({ title }) => title);
}

function classTypesOf({ columns }: CleanTable): CleanTable["columns"][number]["classType"][] {
  return columns.map(({ classType }) => classType);
}
