/**
 * Writes dictionary-encoded columns as a Parquet file. For repetitive columns only the codes are passed row by row, and
 * DuckDB joins the texts: passing 10 M texts one by one takes three times as long.
 */
import { rm } from "node:fs/promises";
import type { DuckDBAppender, DuckDBConnection, DuckDBVector } from "@duckdb/node-api";
import { produceDurably, temporaryName } from "@limpid/files";
import { identifier, literal, loadDuckDb, withDuckDb } from "./duckdb.ts";
import { metadataOption } from "./format-version.ts";

export interface EncodedColumn {
  readonly name: string;
  /** An SQL type to which every text of `dict` can be cast. */
  readonly sqlType: string;
  readonly dict: readonly (string | null)[];
  readonly codes: Uint32Array;
}

export interface EncodedRows {
  readonly columns: readonly EncodedColumn[];
  readonly rowCount: number;
  /** Number of the first row. Rows get a column `row` of numbers for reading pages; null for none. */
  readonly firstRow: number | null;
}

/** Measured as the best size for reading pages of 20 rows. */
export const ROW_GROUP_SIZE = 20_480;
const SLICE_ROWS = 10 * ROW_GROUP_SIZE;
export const CHUNK_ROWS = 2048;
/**
 * DuckDB reserves this much for the texts of each column, however few there are, so thousands of columns must use less.
 */
const MAX_DICTIONARY_BYTES = 2 ** 20;
const DICTIONARIES_BYTES = 256 * 2 ** 20;
/** With fewer rows, or for very wide tables, joins cost more than they save. */
const MIN_ROWS_TO_JOIN = 8_192;
const MAX_JOINS = 64;

export async function writeEncoded(path: string, rows: EncodedRows, sliceRows = SLICE_ROWS): Promise<void> {
  await produceDurably(path, async (temporary) => {
    if (rows.rowCount <= sliceRows) await writeSlice(temporary, rows);
    else await writeInSlices(temporary, rows, sliceRows);
  });
}

/** DuckDB holds its output in memory, so a long table is written in files of some rows that are then joined. */
async function writeInSlices(path: string, rows: EncodedRows, sliceRows: number): Promise<void> {
  const slices: string[] = [];
  try {
    for (let first = 0; first < rows.rowCount; first += sliceRows) {
      const slice = temporaryName(path);
      slices.push(slice);
      await writeSlice(slice, sliceOf(rows, first, Math.min(sliceRows, rows.rowCount - first)));
    }
    await withDuckDb((connection) =>
      copyToParquet(connection, {
        select: `select * from read_parquet([${slices.map(literal).join(", ")}])`,
        path,
        columns: rows.columns.length,
      }),
    );
  } finally {
    for (const slice of slices) await rm(slice, { force: true });
  }
}

async function writeSlice(path: string, rows: EncodedRows): Promise<void> {
  const joined = chooseJoined(rows);
  await withDuckDb(async (connection) => {
    await appendRows(connection, rows, joined);
    for (const index of joined) await appendDictionary(connection, index, rows.columns[index]?.dict ?? []);
    await copyToParquet(connection, { select: buildSelect(rows, joined), path, columns: rows.columns.length });
  });
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

function sliceOf({ columns, firstRow }: EncodedRows, first: number, rowCount: number): EncodedRows {
  return {
    columns: columns.map((column) => ({ ...column, ...sliceColumn(column, first, first + rowCount) })),
    rowCount,
    firstRow: firstRow === null ? null : firstRow + first,
  };
}

/** Returns the column with only the texts that occur in the rows. */
function sliceColumn(
  { dict, codes }: EncodedColumn,
  start: number,
  end: number,
): Pick<EncodedColumn, "dict" | "codes"> {
  const own: (string | null)[] = [];
  const codeOf = new Int32Array(dict.length).fill(-1);
  const sliced = codes.slice(start, end).map((code) => {
    const known = codeOf[code] ?? -1;
    if (known !== -1) return known;
    const added = own.push(dict[code] ?? null) - 1;
    codeOf[code] = added;
    return added;
  });
  return { dict: own, codes: sliced };
}

/** Returns indexes of the columns whose codes alone are appended. */
function chooseJoined({ columns, rowCount }: EncodedRows): ReadonlySet<number> {
  const joined = new Set<number>();
  if (rowCount < MIN_ROWS_TO_JOIN) return joined;
  for (const [index, { dict }] of columns.entries()) {
    if (joined.size < MAX_JOINS && dict.length * 2 <= rowCount) joined.add(index);
  }
  return joined;
}

async function appendRows(connection: DuckDBConnection, rows: EncodedRows, joined: ReadonlySet<number>): Promise<void> {
  const { UINTEGER, VARCHAR, DuckDBDataChunk } = await loadDuckDb();
  const types = rows.columns.map((_, index) => (joined.has(index) ? UINTEGER : VARCHAR));
  await connection.run(`create table cells (${types.map((type, index) => `c${index} ${type.toString()}`).join(", ")})`);
  await append(connection, "cells", (appender) => {
    for (let first = 0; first < rows.rowCount; first += CHUNK_ROWS) {
      const count = Math.min(CHUNK_ROWS, rows.rowCount - first);
      const chunk = DuckDBDataChunk.create(types, count);
      for (const [index, { dict, codes }] of rows.columns.entries()) {
        const own = codes.subarray(first, first + count);
        const vector = chunk.getColumnVector(index);
        if (joined.has(index)) fillCodes(vector, own);
        else fillTexts(vector, count, (offset) => dict[own[offset] ?? 0] ?? null);
      }
      appender.appendDataChunk(chunk);
    }
  });
}

async function appendDictionary(
  connection: DuckDBConnection,
  index: number,
  dict: readonly (string | null)[],
): Promise<void> {
  const { UINTEGER, VARCHAR, DuckDBDataChunk } = await loadDuckDb();
  const name = `dict${index}`;
  await connection.run(`create table ${name} (code uinteger, text varchar)`);
  await append(connection, name, (appender) => {
    for (let first = 0; first < dict.length; first += CHUNK_ROWS) {
      const count = Math.min(CHUNK_ROWS, dict.length - first);
      const chunk = DuckDBDataChunk.create([UINTEGER, VARCHAR], count);
      fillCodes(
        chunk.getColumnVector(0),
        Uint32Array.from({ length: count }, (_, offset) => first + offset),
      );
      fillTexts(chunk.getColumnVector(1), count, (offset) => dict[first + offset] ?? null);
      appender.appendDataChunk(chunk);
    }
  });
}

export async function append(
  connection: DuckDBConnection,
  table: string,
  fill: (appender: DuckDBAppender) => void,
): Promise<void> {
  const appender = await connection.createAppender(table);
  fill(appender);
  appender.closeSync();
}

export function fillTexts(vector: DuckDBVector, count: number, textAt: (offset: number) => string | null): void {
  for (let offset = 0; offset < count; offset++) vector.setItem(offset, textAt(offset));
  vector.flush();
}

/**
 * Writes to the vector's own array in one step; `setItem` checks each code, which doubles the time for a large table.
 */
export function fillCodes(vector: DuckDBVector, codes: Uint32Array): void {
  const items: unknown = Reflect.get(vector, "items");
  if (items instanceof Uint32Array) items.set(codes);
  else for (const [offset, code] of codes.entries()) vector.setItem(offset, code);
  vector.flush();
}

function buildSelect({ columns, firstRow }: EncodedRows, joined: ReadonlySet<number>): string {
  const fields = columns.map(({ name, sqlType }, index) => {
    const text = joined.has(index) ? `dict${index}.text` : `cells.c${index}`;
    return `${sqlType === "VARCHAR" ? text : `cast(${text} as ${sqlType})`} as ${identifier(name)}`;
  });
  const joins = [...joined].map((index) => `left join dict${index} on dict${index}.code = cells.c${index}`);
  const selected = [...(firstRow === null ? [] : [`cells.rowid + ${firstRow} as row`]), ...fields].join(", ");
  // Joins do not preserve the order of rows.
  return `select ${selected} from cells ${joins.join(" ")} order by cells.rowid`;
}
