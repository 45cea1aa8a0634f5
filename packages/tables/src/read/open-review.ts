/**
 * Opens the verdicts of cleaning and people for short queries: view `cell` has all cells with a verdict, `review` those
 * among them that are untouched, with the full verdict, `touched` the others, and `plain` the probabilities of all
 * rows. None of them contains left-out rows.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { hasRow, NO_ROWS } from "@limpid/contract";
import type { EditOverlay } from "@limpid/edits";
import { applyEdits } from "@limpid/edits";
import { type CellState, type Change, changeOfEdited, toCellState, type Verdict } from "@limpid/table";
import { literal } from "../parquet/duckdb.ts";
import { checkFormat } from "../parquet/format-version.ts";
import { createLeftOut } from "../parquet/left-out.ts";
import type { CellPlace, ReviewedPaths, ReviewPaths } from "../parquet/review-row.ts";
import { countColumns } from "../parquet/wide-files.ts";
import { readVerdicts } from "./read-verdicts.ts";

/** A cell that people have touched. */
export interface TouchedCell extends CellPlace {
  readonly state: CellState;
  readonly change: Change | null;
  /** Whether it differs from its state before any edit. */
  readonly isEdited: boolean;
}

/** Implements `isOpen` in SQL. */
export const NOT_CLEAN = `kind in ('proposed', 'invalid', 'failed') or (kind = 'missing' and alternatives is not null)`;
const INVALID = `kind in ('invalid', 'failed')`;
/** Implements `kindOfChange` in SQL. */
const CHANGE = `case
  when ${NOT_CLEAN} then 'flagged'
  when kind in ('written', 'repaired') then 'changed'
  when kind = 'missing' and output is not null and rule <> '' then 'missing' end`;

export const IS_ISSUE = "(not_clean or invalid or no_data)";
export const IS_CHANGE = "change is not null";

/** SQL sources of the cells of rows before any edit. */
export interface CellSources {
  /** Cells with a review, including its fields and what follows from them. */
  readonly review: string;
  /** Probabilities of the other cells. */
  readonly plain: string;
}

/** Returns the sources of a table in these parts. */
export function cellSources(parts: readonly ReviewPaths[]): CellSources {
  const filesOf = (name: keyof ReviewPaths): string =>
    `read_parquet([${parts.map((paths) => literal(paths[name])).join(", ")}])`;
  return {
    review: `(select *, ${NOT_CLEAN} as not_clean, ${INVALID} as invalid, kind = 'missing' as no_data, ${CHANGE} as change
      from ${filesOf("review")})`,
    plain: filesOf("plain"),
  };
}

export async function openReview(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  overlay: EditOverlay,
): Promise<readonly TouchedCell[]> {
  await openUntouched(connection, paths);
  await createLeftOut(connection, overlay.leftOut);
  const touched = await readTouched(connection, paths, overlay);
  await insertTouched(connection, touched);
  return touched.filter(({ row }) => !hasRow(overlay.leftOut, row));
}

/** Opens the views without edits; touched cells and left-out rows may be inserted later. */
export async function openUntouched(connection: DuckDBConnection, paths: ReviewedPaths): Promise<void> {
  await checkFormat(connection, paths.review, paths.plain, paths.ingest);
  await createLeftOut(connection, NO_ROWS);
  const { review, plain } = cellSources([paths]);
  await connection.run(`
    create table touched_cell (row bigint, "column" integer, not_clean boolean, invalid boolean, no_data boolean,
      change varchar, rule varchar, prob double, text varchar, edited boolean);
    create view touched as select * from touched_cell anti join left_out using (row);
    create view plain as select * from ${plain} anti join left_out using (row);
    create view review as
      from ${review} anti join touched_cell using (row, "column") anti join left_out using (row);
    create view cell as
      select row, "column", not_clean, invalid, no_data, change, rule from review
      union all select row, "column", not_clean, invalid, no_data, change, rule from touched`);
}

export async function readTouched(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  { cells }: Pick<EditOverlay, "cells">,
): Promise<TouchedCell[]> {
  if (cells.length === 0) return [];
  const columns = await countColumns(connection, paths.plain);
  const known = cells.filter(({ column }) => column < columns);
  const verdicts = await readVerdicts(connection, paths, known);
  // Cells with the same verdict share its state.
  const states = new Map<Verdict, CellState>();
  return known.flatMap(({ row, column, edits }, index) => {
    const verdict = verdicts[index];
    if (verdict === undefined) return [];
    const cleaned = states.get(verdict) ?? toCellState(verdict);
    states.set(verdict, cleaned);
    const state = applyEdits(cleaned, edits);
    return [{ row, column, state, change: changeOfEdited(row, column, state), isEdited: state !== cleaned }];
  });
}

export async function insertTouched(connection: DuckDBConnection, cells: readonly TouchedCell[]): Promise<void> {
  const appender = await connection.createAppender("touched_cell");
  const appendText = (text: string | null): void => {
    if (text === null) appender.appendNull();
    else appender.appendVarchar(text);
  };
  for (const { row, column, state, change, isEdited } of cells) {
    appender.appendBigInt(BigInt(row));
    appender.appendInteger(column);
    for (const flag of [!state.isClean, !state.isValid, !state.hasData]) appender.appendBoolean(flag);
    appendText(change?.kind ?? null);
    appendText(state.rule);
    appender.appendDouble(state.prob);
    appendText(state.hasData ? state.output : null);
    appender.appendBoolean(isEdited);
    appender.endRow();
  }
  appender.closeSync();
}
