/** All changes of a cleaned table in reading order, edits included; a part of the rows at a time. */
import { type Change, type ChangeGroup, changeOf } from "@limpid/table";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { type OpenDuckDb, openDuckDb } from "./duckdb.ts";
import { isReviewed, type ReviewedPaths, readReviewedCells } from "./read-verdicts.ts";
import { type ChangeSurvey, surveyChanges } from "./survey-changes.ts";
import { ROW_GROUP_SIZE } from "./write-encoded.ts";

export interface ChangeStream {
  readonly groups: readonly ChangeGroup[];
  /** To be read once. Ending the loop early lets go of the files. */
  readonly batches: AsyncIterable<readonly Change[]>;
}

const CELLS_AT_A_TIME = 500_000;
const LEAST_ROWS = 50;

export async function streamChanges(
  paths: ReviewedPaths,
  overlay: EditOverlay,
  rowCount: number,
): Promise<ChangeStream> {
  const duckDb = await openDuckDb();
  try {
    const survey = await surveyChanges(duckDb.connection, paths, overlay);
    return { groups: survey.groups, batches: readBatches(duckDb, paths, survey, rowCount) };
  } catch (error) {
    duckDb.close();
    throw error;
  }
}

async function* readBatches(
  duckDb: OpenDuckDb,
  paths: ReviewedPaths,
  { alike, edited }: ChangeSurvey,
  rowCount: number,
): AsyncGenerator<Change[]> {
  try {
    const columns = [...new Set(alike.map(({ column }) => column))].sort((one, other) => one - other);
    const touched = new Set(edited.map(({ row, column }) => `${row},${column}`));
    const step = rowsAtATime(columns.length);
    for (let first = 0; first < rowCount; first += step) {
      const rows = `row >= ${first} and row < ${first + step}`;
      const cells =
        columns.length === 0
          ? []
          : await readReviewedCells(duckDb.connection, paths, { columns, rows, isWanted: isReviewed });
      const left = cells.flatMap(({ row, column, verdict }) =>
        touched.has(`${row},${column}`) ? [] : (changeOf(row, column, verdict) ?? []),
      );
      const now = edited.flatMap(({ row, change }) => (row >= first && row < first + step && change) || []);
      yield [...left, ...now].sort((one, other) => one.row - other.row || one.column - other.column);
    }
  } finally {
    duckDb.close();
  }
}

/** Whole row groups, for they are read as a whole; fewer rows of wide tables. */
export function rowsAtATime(columns: number): number {
  return Math.min(ROW_GROUP_SIZE, Math.max(LEAST_ROWS, Math.floor(CELLS_AT_A_TIME / Math.max(1, columns))));
}
