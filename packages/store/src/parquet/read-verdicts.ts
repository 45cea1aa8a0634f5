/** Reads the verdicts on chosen cells of a cleaned table, before any edit. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Verdict } from "@limpid/table";
import { literal } from "./duckdb.ts";
import { unpackReview } from "./review-text.ts";

export interface ReviewedPaths {
  readonly ingest: string;
  readonly review: string;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface ReviewedRow {
  readonly row: number;
  /** In the order of the columns asked for. */
  readonly verdicts: readonly Verdict[];
}

/** Places read in one query: rows and columns of a query are read all over each other. */
const PLACES_AT_A_TIME = 500;

/** The rows that `where` chooses, in order; it may speak of `row` and of the review's columns. */
export async function readReviewedRows(
  connection: DuckDBConnection,
  { ingest, review }: ReviewedPaths,
  columns: readonly number[],
  where: { readonly rows: string; readonly cells?: string },
): Promise<ReviewedRow[]> {
  const fields = columns.map((column) => `i.c${column}, r.o${column}, r.v${column}`);
  const reader = await connection.runAndReadAll(
    `select r.row, ${fields.join(", ")}
     from (select * from read_parquet(${literal(review)}) where ${where.rows} and (${where.cells ?? "true"})) as r
     join (select * from read_parquet(${literal(ingest)}) where ${where.rows}) as i on i.row = r.row order by r.row`,
  );
  return reader.getRows().map(([row, ...texts]) => ({
    row: Number(row),
    verdicts: columns.map((_, index) => {
      const raw = textOf(texts[index * 3]) ?? "";
      return unpackReview(raw, textOf(texts[index * 3 + 1]) ?? raw, textOf(texts[index * 3 + 2]) ?? "");
    }),
  }));
}

/** The verdicts in the order of the places; undefined where there is no such cell. */
export async function readVerdicts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  places: readonly CellPlace[],
): Promise<(Verdict | undefined)[]> {
  const found: (Verdict | undefined)[] = [];
  for (let first = 0; first < places.length; first += PLACES_AT_A_TIME) {
    const wanted = places.slice(first, first + PLACES_AT_A_TIME);
    const columns = [...new Set(wanted.map(({ column }) => column))];
    const rows = `row in (${[...new Set(wanted.map(({ row }) => row))].join(", ")})`;
    const read = new Map<number, readonly Verdict[]>();
    for (const { row, verdicts } of await readReviewedRows(connection, paths, columns, { rows }))
      read.set(row, verdicts);
    found.push(...wanted.map(({ row, column }) => read.get(row)?.[columns.indexOf(column)]));
  }
  return found;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
