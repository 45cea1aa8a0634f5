/** Writes Parquet files: of dictionary-encoded columns directly, of the rows of a query with DuckDB. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { produceDurably } from "@limpid/files";
import { literal } from "./duckdb.ts";
import { storeValues } from "./encode/store-values.ts";
import type { Dictionary } from "./encode/stored-values.ts";
import { type FileColumn, type FileRows, type ParquetFile, writeParquetFile } from "./encode/write-file.ts";
import { fileMetadata, metadataOption } from "./format-version.ts";

export interface EncodedColumn {
  readonly name: string;
  /** An SQL type to which every text of `dict` can be cast. */
  readonly sqlType: string;
  readonly dict: Dictionary;
  readonly codes: Uint32Array;
  /** The place in `dict` of each code; left out where codes are places. */
  readonly places?: Uint32Array;
}

export interface EncodedRows {
  readonly columns: readonly EncodedColumn[];
  readonly rowCount: number;
  /** Number of the first row. Rows get a column `row` of numbers for reading pages; null for none. */
  readonly firstRow: number | null;
}

/** Measured as the best size for reading pages of 20 rows. */
export const ROW_GROUP_SIZE = 20_480;
/**
 * DuckDB reserves this much for the texts of each column, however few there are, so thousands of columns must use less.
 */
const MAX_DICTIONARY_BYTES = 2 ** 20;
const DICTIONARIES_BYTES = 256 * 2 ** 20;

export async function writeEncoded(path: string, rows: EncodedRows): Promise<void> {
  await produceDurably(path, (temporary) => writeRows(temporary, rows));
}

export async function writeRows(path: string, rows: EncodedRows): Promise<void> {
  await writeGroups(path, (file) => file.append(toFileRows(rows)));
}

/** Writes a file of this program, into which `write` appends rows. */
export async function writeGroups(path: string, write: (file: ParquetFile) => Promise<void>): Promise<void> {
  await writeParquetFile(path, ROW_GROUP_SIZE, async (file) => {
    file.metadata.push(...fileMetadata());
    await write(file);
  });
}

export function toFileRows({ columns, rowCount, firstRow }: EncodedRows): FileRows {
  const numbers: FileColumn[] = firstRow === null ? [] : [{ name: "row", firstNumber: firstRow }];
  const values = columns.map(
    ({ name, sqlType, dict, codes, places }): FileColumn => ({
      name,
      values: storeValues(sqlType, dict),
      codes,
      places,
    }),
  );
  return { columns: [...numbers, ...values], rowCount };
}

export interface ParquetCopy {
  readonly select: string;
  readonly path: string;
  /** Approximate number of its columns. */
  readonly columns: number;
  /** Metadata of the file beside its format. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export async function copyToParquet(
  connection: DuckDBConnection,
  { select, path, columns, metadata }: ParquetCopy,
): Promise<void> {
  const dictionary = Math.min(MAX_DICTIONARY_BYTES, Math.ceil(DICTIONARIES_BYTES / Math.max(1, columns)));
  const options = `format parquet, row_group_size ${ROW_GROUP_SIZE}, string_dictionary_page_size_limit ${dictionary}, ${metadataOption(metadata)}`;
  await connection.run(`copy (${select}) to ${literal(path)} (${options})`);
}
