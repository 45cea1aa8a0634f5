/** The formats a cleaned table is written in, by the extension of the file. */
import { type ExportSource, exportCsv, exportExcel, exportJson, sourceFromCleanTable } from "@limpid/export";
import { writeClean } from "@limpid/store";
import type { CleanTable } from "@limpid/table";
import type { Io } from "../command.ts";
import { type Chunks, writeTarget } from "../files/write-target.ts";
import { explainFileError, UserError } from "../user-error.ts";

export interface TableFormat {
  readonly extension: string;
  readonly write: (table: CleanTable, path: string, io: Io) => Promise<void>;
}

const CSV = streamed(".csv", (source) => exportCsv(source));

const TABLE_FORMATS: readonly TableFormat[] = [
  CSV,
  streamed(".xlsx", exportExcel),
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
    write: async (table, path, io) => await writeTarget(path, exportTable(sourceFromCleanTable(table)), io),
  };
}

async function writeParquet(table: CleanTable, path: string): Promise<void> {
  try {
    await writeClean(path, table);
  } catch (error) {
    throw explainFileError(error, "write", path);
  }
}
