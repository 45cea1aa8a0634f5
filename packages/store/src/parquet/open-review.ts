/**
 * Opens what cleaning and people say of the cells of a table, for short queries: a view `cell` of all that there is something
 * to say of, and a view `review` of those among them that nobody has touched, with all that the verdict says.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { applyEdits } from "@limpid/contract";
import { type CellState, type Change, changeOfEdited, stateOf } from "@limpid/table";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { literal } from "./duckdb.ts";
import { checkFormat, SINCE } from "./format-version.ts";
import { readVerdicts } from "./read-verdicts.ts";
import type { CellPlace, ReviewedPaths } from "./review-row.ts";

/** A cell that people have touched. */
export interface TouchedCell extends CellPlace {
  readonly state: CellState;
  readonly change: Change | null;
}

/** As `isOpen` says it. */
export const NOT_CLEAN = `kind in ('proposed', 'invalid', 'failed') or (kind = 'missing' and alternatives is not null)`;
const INVALID = `kind in ('invalid', 'failed')`;
/** As `kindOfChange` says it. */
const CHANGE = `case
  when ${NOT_CLEAN} then 'flagged'
  when kind in ('written', 'repaired') then 'changed'
  when kind = 'missing' and output is not null and rule <> '' then 'missing' end`;

export const IS_ISSUE = "(not_clean or invalid or no_data)";
export const IS_CHANGE = "change is not null";

export async function openReview(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  overlay: EditOverlay,
): Promise<readonly TouchedCell[]> {
  await checkFormat(connection, SINCE.review, paths.review, paths.plain);
  await checkFormat(connection, SINCE.texts, paths.ingest);
  const touched = await readTouched(connection, paths, overlay);
  await createTouched(connection, touched);
  await connection.run(`
    create view review as
      select *, ${NOT_CLEAN} as not_clean, ${INVALID} as invalid, kind = 'missing' as no_data, ${CHANGE} as change
      from read_parquet(${literal(paths.review)}) anti join touched using (row, "column");
    create view cell as
      select row, "column", not_clean, invalid, no_data, change, rule from review union all select * from touched`);
  return touched;
}

async function readTouched(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  { cells }: EditOverlay,
): Promise<TouchedCell[]> {
  if (cells.length === 0) return [];
  const columns = await countColumns(connection, paths.plain);
  const known = cells.filter(({ column }) => column < columns);
  const verdicts = await readVerdicts(connection, paths, known);
  return known.flatMap(({ row, column, edits }, index) => {
    const verdict = verdicts[index];
    if (verdict === undefined) return [];
    const state = applyEdits(stateOf(verdict), edits);
    return [{ row, column, state, change: changeOfEdited(row, column, state) }];
  });
}

export async function countColumns(connection: DuckDBConnection, plain: string): Promise<number> {
  const reader = await connection.runAndReadAll(`describe select * exclude (row) from read_parquet(${literal(plain)})`);
  return reader.currentRowCount;
}

async function createTouched(connection: DuckDBConnection, cells: readonly TouchedCell[]): Promise<void> {
  await connection.run(
    `create table touched (row bigint, "column" integer, not_clean boolean, invalid boolean, no_data boolean,
     change varchar, rule varchar)`,
  );
  const appender = await connection.createAppender("touched");
  for (const { row, column, state, change } of cells) {
    appender.appendBigInt(BigInt(row));
    appender.appendInteger(column);
    for (const flag of [!state.isClean, !state.isValid, !state.hasData]) appender.appendBoolean(flag);
    if (change === null) appender.appendNull();
    else appender.appendVarchar(change.kind);
    appender.appendVarchar(state.rule);
    appender.endRow();
  }
  appender.closeSync();
}
