/** Writes the verdicts on the cells of a table, or of a part of it: the review, and the plain cells beside it. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { produceDurably } from "@limpid/files";
import type { CleanTable, Verdict } from "@limpid/table";
import { loadDuckDb, withDuckDb } from "../parquet/duckdb.ts";
import { isPlain, REVIEW_FIELDS, type ReviewPaths, type ReviewRow, toReviewRow } from "../parquet/review-row.ts";
import { append, CHUNK_ROWS, copyToParquet, fillCodes, fillTexts, writeEncoded } from "../parquet/write-encoded.ts";
import { reencode } from "./write-tables.ts";

/** `firstRow` is the number of the first row if `clean` is a part of a table. */
export async function writeReview(paths: ReviewPaths, clean: CleanTable, firstRow = 0): Promise<void> {
  const columns = clean.columns.map((column, index) =>
    reencode(`p${index}`, "DOUBLE", column, (verdict) => (isPlain(verdict) ? String(verdict.prob) : null)),
  );
  await writeEncoded(paths.plain, { columns, rowCount: clean.rowCount, firstRow });
  const cells = gatherCells(clean, firstRow);
  // Writes the review last: if it exists, the plain cells do too.
  await produceDurably(paths.review, (temporary) => writeCells(temporary, cells));
}

/** The cells that are not plain, in reading order. Equal ones share a row of facts. */
interface Cells {
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  readonly codes: Uint32Array;
  readonly facts: readonly ReviewRow[];
}

const PLAIN = -1;

function gatherCells({ columns, rowCount }: CleanTable, firstRow: number): Cells {
  const facts: ReviewRow[] = [];
  const codeOf = columns.map(({ verdicts }) =>
    Int32Array.from(verdicts, (verdict: Verdict) => (isPlain(verdict) ? PLAIN : facts.push(toReviewRow(verdict)) - 1)),
  );
  const count = columns.reduce((sum, { codes }, column) => sum + countReviewed(codes, codeOf[column]), 0);
  const [rows, places, codes] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  let next = 0;
  for (let row = 0; row < rowCount; row++)
    for (const [column, own] of columns.entries()) {
      const code = codeOf[column]?.[own.codes[row] ?? 0] ?? PLAIN;
      if (code === PLAIN) continue;
      rows[next] = firstRow + row;
      places[next] = column;
      codes[next++] = code;
    }
  return { rows, columns: places, codes, facts };
}

function countReviewed(codes: Uint32Array, codeOf: Int32Array | undefined): number {
  return codes.reduce((sum, code) => (codeOf?.[code] === PLAIN ? sum : sum + 1), 0);
}

async function writeCells(path: string, cells: Cells): Promise<void> {
  await withDuckDb(async (connection) => {
    await appendPlaces(connection, cells);
    await appendFacts(connection, cells.facts);
    await copyToParquet(connection, {
      select: `select cast(row as bigint) as row, cast("column" as integer) as "column", ${REVIEW_FIELDS.join(", ")}
       from places join facts using (code) order by places.rowid`,
      path,
      columns: REVIEW_FIELDS.length,
    });
  });
}

async function appendPlaces(connection: DuckDBConnection, { rows, columns, codes }: Cells): Promise<void> {
  const { UINTEGER, DuckDBDataChunk } = await loadDuckDb();
  await connection.run(`create table places (row uinteger, "column" uinteger, code uinteger)`);
  await append(connection, "places", (appender) => {
    for (let first = 0; first < codes.length; first += CHUNK_ROWS) {
      const end = Math.min(first + CHUNK_ROWS, codes.length);
      const chunk = DuckDBDataChunk.create([UINTEGER, UINTEGER, UINTEGER], end - first);
      for (const [index, numbers] of [rows, columns, codes].entries())
        fillCodes(chunk.getColumnVector(index), numbers.subarray(first, end));
      appender.appendDataChunk(chunk);
    }
  });
}

async function appendFacts(connection: DuckDBConnection, facts: readonly ReviewRow[]): Promise<void> {
  const { UINTEGER, VARCHAR, DuckDBDataChunk } = await loadDuckDb();
  const types = [UINTEGER, ...REVIEW_FIELDS.map(() => VARCHAR)];
  await connection.run(
    `create table texts (code uinteger, ${REVIEW_FIELDS.map((name) => `${name} varchar`).join(", ")})`,
  );
  await append(connection, "texts", (appender) => {
    for (let first = 0; first < facts.length; first += CHUNK_ROWS) {
      const own = facts.slice(first, first + CHUNK_ROWS);
      const chunk = DuckDBDataChunk.create(types, own.length);
      fillCodes(
        chunk.getColumnVector(0),
        Uint32Array.from(own, (_, offset) => first + offset),
      );
      for (const [index, name] of REVIEW_FIELDS.entries())
        fillTexts(chunk.getColumnVector(index + 1), own.length, (offset) => textOf(own[offset]?.[name] ?? null));
      appender.appendDataChunk(chunk);
    }
  });
  await connection.run(
    `create view facts as select * replace (cast(prob as double) as prob, cast(missing as double) as missing) from texts`,
  );
}

/** Returns the shortest text that is read back as the same number. */
function textOf(value: string | number | null): string | null {
  return value === null ? null : String(value);
}
