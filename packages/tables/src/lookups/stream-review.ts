/** Streams rows of an open review with the texts of their cells, a range of the table at a time. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Verdict } from "@limpid/table";
import { literal } from "../parquet/duckdb.ts";
import { type CellPlace, fromReviewRow, REVIEW_FIELDS, type ReviewRow } from "../parquet/review-row.ts";
import { ROW_GROUP_SIZE } from "../parquet/write-encoded.ts";

export interface ReviewedCell extends CellPlace {
  readonly verdict: Verdict;
}

interface Wanted {
  readonly ingest: string;
  readonly rowCount: number;
  /** A condition on a cell. */
  readonly where: string;
}

export interface ReviewedRows {
  readonly firstRow: number;
  readonly endRow: number;
  /** Untouched cells in reading order. */
  readonly cells: readonly ReviewedCell[];
}

/** Conditions on the row, and on the cell. */
interface Part {
  readonly rows: string;
  readonly where: string;
}

const CELLS_AT_A_TIME = 500_000;
const MIN_ROWS = 50;

export async function* streamReview(
  connection: DuckDBConnection,
  { ingest, rowCount, where }: Wanted,
): AsyncGenerator<ReviewedRows> {
  const columns = await findColumns(connection, where);
  const step = rowsAtATime(columns.length);
  for (let firstRow = 0; firstRow < rowCount; firstRow += step) {
    const endRow = firstRow + step;
    const rows = `row >= ${firstRow} and row < ${endRow}`;
    const cells = columns.length === 0 ? [] : await readCells(connection, ingest, columns, { rows, where });
    yield { firstRow, endRow, cells };
  }
}

/** Returns whole row groups, because these are read as a whole; fewer rows for wide tables. */
function rowsAtATime(columns: number): number {
  return Math.min(ROW_GROUP_SIZE, Math.max(MIN_ROWS, Math.floor(CELLS_AT_A_TIME / Math.max(1, columns))));
}

async function findColumns(connection: DuckDBConnection, where: string): Promise<number[]> {
  const reader = await connection.runAndReadAll(`select distinct "column" from cell where ${where} order by all`);
  return reader.getRows().map(([column]) => Number(column));
}

/** Reads rows of the review, and the texts of a table row, as one JSON text each, which is four times as fast. */
async function readCells(
  connection: DuckDBConnection,
  ingest: string,
  columns: readonly number[],
  part: Part,
): Promise<ReviewedCell[]> {
  const { rows, where } = part;
  const reviewed = await connection.runAndReadAll(
    `select cast(to_json({row: row, "column": "column", ${REVIEW_FIELDS.map((name) => `${name}: ${name}`).join(", ")}}) as varchar)
     from review where ${rows} and ${where} order by row, "column"`,
  );
  const texts = await readTexts(connection, ingest, columns, part);
  const indexOf = new Map(columns.map((column, index) => [column, index]));
  return reviewed.getRows().map(([json]) => {
    const { row, column, ...review } = JSON.parse(String(json)) as CellPlace & ReviewRow;
    const raw = texts.get(row)?.[indexOf.get(column) ?? 0] ?? "";
    return { row, column, verdict: fromReviewRow(raw, review) };
  });
}

async function readTexts(
  connection: DuckDBConnection,
  ingest: string,
  columns: readonly number[],
  { rows, where }: Part,
): Promise<ReadonlyMap<number, readonly (string | null)[]>> {
  const fields = columns.map((column) => `c${column}`).join(", ");
  const reader = await connection.runAndReadAll(
    `select row, cast(to_json([${fields}]) as varchar) from read_parquet(${literal(ingest)})
     semi join (select row from review where ${rows} and ${where}) using (row) where ${rows}`,
  );
  return new Map(
    reader.getRows().map(([row, json]) => [Number(row), JSON.parse(String(json)) as readonly (string | null)[]]),
  );
}
