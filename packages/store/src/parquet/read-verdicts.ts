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

export interface ReviewedCell extends CellPlace {
  readonly verdict: Verdict;
}

/** Places read in one query: rows and columns of a query are read all over each other. */
const PLACES_AT_A_TIME = 500;

export interface WantedCells {
  readonly columns: readonly number[];
  /** A condition on `row`. */
  readonly rows: string;
  /** A condition on a cell. */
  readonly isWanted: (alias: string, column: number) => string;
}

/**
 * The cells of these columns that are wanted, in reading order. They come as one JSON text a row: most cells are fine,
 * and reading texts one by one takes many times as long.
 */
export async function readReviewedCells(
  connection: DuckDBConnection,
  { ingest, review }: ReviewedPaths,
  { columns, rows, isWanted }: WantedCells,
): Promise<ReviewedCell[]> {
  const cells = columns.map(
    (column) => `case when ${isWanted("r.", column)} then [i.c${column}, r.o${column}, r.v${column}] end`,
  );
  const anyWanted = columns.map((column) => isWanted("", column)).join(" or ");
  const reader = await connection.runAndReadAll(
    `select r.row, cast(to_json([${cells.join(", ")}]) as varchar)
     from (select * from read_parquet(${literal(review)}) where ${rows} and (${anyWanted})) as r
     join (select * from read_parquet(${literal(ingest)}) where ${rows}) as i on i.row = r.row order by r.row`,
  );
  return reader.getRows().flatMap(([row, json]) => {
    const texts = JSON.parse(String(json)) as (readonly (string | null)[] | null)[];
    return columns.flatMap((column, index) => {
      const cell = texts[index];
      return cell ? [{ row: Number(row), column, verdict: toVerdict(cell) }] : [];
    });
  });
}

/** Cleaning has changed the cell, or found an issue in it. */
export function isReviewed(alias: string, column: number): string {
  return `(${alias}o${column} is not null or ${hasIssue(alias, column)})`;
}

export function hasIssue(alias: string, column: number): string {
  return `${alias}v${column} >= '1'`;
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
    const rows = [...new Set(wanted.map(({ row }) => row))].join(", ");
    const read = await readRows(connection, paths, columns, rows);
    found.push(...wanted.map(({ row, column }) => read.get(row)?.[columns.indexOf(column)]));
  }
  return found;
}

async function readRows(
  connection: DuckDBConnection,
  { ingest, review }: ReviewedPaths,
  columns: readonly number[],
  rows: string,
): Promise<Map<number, readonly Verdict[]>> {
  const fields = columns.map((column) => `i.c${column}, r.o${column}, r.v${column}`);
  const reader = await connection.runAndReadAll(
    `select r.row, ${fields.join(", ")}
     from (select * from read_parquet(${literal(review)}) where row in (${rows})) as r
     join (select * from read_parquet(${literal(ingest)}) where row in (${rows})) as i on i.row = r.row`,
  );
  const read = new Map<number, readonly Verdict[]>();
  for (const [row, ...texts] of reader.getRows()) {
    const cells = columns.map((_, index) => texts.slice(index * 3, index * 3 + 3).map(textOf));
    read.set(Number(row), cells.map(toVerdict));
  }
  return read;
}

function toVerdict([raw, output, review]: readonly (string | null)[]): Verdict {
  return unpackReview(raw ?? "", output ?? raw ?? "", review ?? "");
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
