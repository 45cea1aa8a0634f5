/** All issues of a cleaned table in reading order, edits included; a part of the rows at a time. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { applyEdits } from "@limpid/contract";
import { type CellState, isIssue, stateOf } from "@limpid/table";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { literal, openDuckDb, withDuckDb } from "./duckdb.ts";
import { checkFormat } from "./format-version.ts";
import { type CellPlace, hasIssue, type ReviewedPaths, readReviewedCells, readVerdicts } from "./read-verdicts.ts";
import { rowsAtATime } from "./stream-changes.ts";

export interface IssueCell extends CellPlace {
  readonly cell: CellState;
}

export interface IssueStream {
  /** There are no more, and may be fewer. */
  readonly atMost: number;
  /** To be read once. The files are opened when it begins, and let go of when the loop ends. */
  readonly batches: AsyncIterable<readonly IssueCell[]>;
}

export async function streamIssues(
  paths: ReviewedPaths,
  overlay: EditOverlay,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Promise<IssueStream> {
  return await withDuckDb(async (connection) => {
    await checkFormat(connection, paths.review, paths.ingest);
    const counts = await countIssues(connection, paths.review, columns);
    const edited = await readEdited(connection, paths, overlay, columns);
    const affected = counts.flatMap((count, column) => (count > 0 ? [column] : []));
    const atMost = counts.reduce((sum, count) => sum + count, edited.size);
    return { atMost, batches: readBatches(paths, { affected, edited, rows }) };
  });
}

/** By column, as cleaning left them. */
async function countIssues(connection: DuckDBConnection, reviewPath: string, columns: number): Promise<number[]> {
  const counts = Array.from({ length: columns }, (_, column) => `count(*) filter (${hasIssue("", column)})`);
  if (counts.length === 0) return [];
  const reader = await connection.runAndReadAll(
    `select ${counts.join(", ")} from read_parquet(${literal(reviewPath)})`,
  );
  return (reader.getRows()[0] ?? []).map(Number);
}

/** What the cells that people have touched are now, by their place. */
async function readEdited(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  overlay: EditOverlay,
  columns: number,
): Promise<ReadonlyMap<string, IssueCell>> {
  const cells = overlay.cells.filter(({ column }) => column < columns);
  const verdicts = await readVerdicts(connection, paths, cells);
  return new Map(
    cells.flatMap(({ row, column, edits }, index) => {
      const verdict = verdicts[index];
      if (verdict === undefined) return [];
      return [[keyOf({ row, column }), { row, column, cell: applyEdits(stateOf(verdict), edits) }] as const];
    }),
  );
}

interface Found {
  readonly affected: readonly number[];
  readonly edited: ReadonlyMap<string, IssueCell>;
  readonly rows: number;
}

async function* readBatches(paths: ReviewedPaths, { affected, edited, rows }: Found): AsyncGenerator<IssueCell[]> {
  const duckDb = await openDuckDb();
  try {
    const open = [...edited.values()].filter(({ cell }) => isIssue(cell));
    if (affected.length === 0 && open.length === 0) return;
    const step = rowsAtATime(affected.length);
    for (let first = 0; first < rows; first += step) {
      const range = `row >= ${first} and row < ${first + step}`;
      const cells =
        affected.length === 0
          ? []
          : await readReviewedCells(duckDb.connection, paths, { columns: affected, rows: range, isWanted: hasIssue });
      const left = cells.flatMap(({ verdict, ...place }) =>
        edited.has(keyOf(place)) ? [] : { ...place, cell: stateOf(verdict) },
      );
      const now = open.filter(({ row }) => row >= first && row < first + step);
      yield [...left, ...now].sort((one, other) => one.row - other.row || one.column - other.column);
    }
  } finally {
    duckDb.close();
  }
}

function keyOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `${row},${column}`;
}
