/**
 * Writes dictionary-encoded columns as a Parquet file. Where a column repeats itself, only its codes travel row by row
 * and DuckDB joins the texts to them: handing 10 M texts over one by one takes three times as long.
 */
import type { DuckDBAppender, DuckDBConnection, DuckDBVector } from "@duckdb/node-api";
import { produceDurably } from "../files/write-durably.ts";
import { identifier, literal, loadDuckDb, withDuckDb } from "./duckdb.ts";

export interface EncodedColumn {
  readonly name: string;
  /** An SQL type that every text of `dict` can be cast to. */
  readonly sqlType: string;
  readonly dict: readonly (string | null)[];
  readonly codes: Uint32Array;
}

export interface EncodedRows {
  readonly columns: readonly EncodedColumn[];
  readonly rowCount: number;
  /** Adds the row's index as the column `row`, for reading pages by it. */
  readonly withRow: boolean;
}

/** Measured best for reading pages of 20 rows. */
export const ROW_GROUP_SIZE = 20_480;
const CHUNK_ROWS = 2048;
/** Below this, and for very wide tables, joins cost more than they save. */
const MIN_ROWS_TO_JOIN = 8_192;
const MAX_JOINS = 64;

export async function writeEncoded(path: string, rows: EncodedRows): Promise<void> {
  const joined = chooseJoined(rows);
  await withDuckDb(async (connection) => {
    await appendRows(connection, rows, joined);
    for (const index of joined) await appendDictionary(connection, index, rows.columns[index]?.dict ?? []);
    const select = buildSelect(rows, joined);
    await produceDurably(path, async (temporary) => {
      await connection.run(
        `copy (${select}) to ${literal(temporary)} (format parquet, row_group_size ${ROW_GROUP_SIZE})`,
      );
    });
  });
}

/** Indexes of the columns of which only the codes are appended. */
function chooseJoined({ columns, rowCount }: EncodedRows): ReadonlySet<number> {
  const joined = new Set<number>();
  if (rowCount < MIN_ROWS_TO_JOIN) return joined;
  for (const [index, { dict }] of columns.entries()) {
    if (joined.size < MAX_JOINS && dict.length * 2 <= rowCount) joined.add(index);
  }
  return joined;
}

async function appendRows(connection: DuckDBConnection, rows: EncodedRows, joined: ReadonlySet<number>): Promise<void> {
  const { BIGINT, UINTEGER, VARCHAR, DuckDBDataChunk } = await loadDuckDb();
  const types = [BIGINT, ...rows.columns.map((_, index) => (joined.has(index) ? UINTEGER : VARCHAR))];
  const fields = types.map((type, index) => `${index === 0 ? "row" : `c${index - 1}`} ${type}`);
  await connection.run(`create table cells (${fields.join(", ")})`);
  await append(connection, "cells", (appender) => {
    for (let first = 0; first < rows.rowCount; first += CHUNK_ROWS) {
      const count = Math.min(CHUNK_ROWS, rows.rowCount - first);
      const chunk = DuckDBDataChunk.create(types, count);
      fillVector(chunk.getColumnVector(0), count, (offset) => BigInt(first + offset));
      for (const [index, { dict, codes }] of rows.columns.entries()) {
        const vector = chunk.getColumnVector(index + 1);
        if (joined.has(index)) fillVector(vector, count, (offset) => codes[first + offset] ?? 0);
        else fillVector(vector, count, (offset) => dict[codes[first + offset] ?? 0] ?? null);
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
      fillVector(chunk.getColumnVector(0), count, (offset) => first + offset);
      fillVector(chunk.getColumnVector(1), count, (offset) => dict[first + offset] ?? null);
      appender.appendDataChunk(chunk);
    }
  });
}

async function append(
  connection: DuckDBConnection,
  table: string,
  fill: (appender: DuckDBAppender) => void,
): Promise<void> {
  const appender = await connection.createAppender(table);
  fill(appender);
  appender.closeSync();
}

function fillVector(vector: DuckDBVector, count: number, valueAt: (offset: number) => bigint | number | string | null) {
  for (let offset = 0; offset < count; offset++) vector.setItem(offset, valueAt(offset));
  vector.flush();
}

function buildSelect({ columns, withRow }: EncodedRows, joined: ReadonlySet<number>): string {
  const fields = columns.map(({ name, sqlType }, index) => {
    const text = joined.has(index) ? `dict${index}.text` : `cells.c${index}`;
    return `${sqlType === "VARCHAR" ? text : `cast(${text} as ${sqlType})`} as ${identifier(name)}`;
  });
  const joins = [...joined].map((index) => `left join dict${index} on dict${index}.code = cells.c${index}`);
  return `select ${[...(withRow ? ["cells.row"] : []), ...fields].join(", ")} from cells ${joins.join(" ")}`;
}
