/** Writes a cleaned table as CSV with the original text and a flag of each cell, each in a column of its own. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { CSV_FLAGS, type CsvCells, type CsvFlag } from "@limpid/contract";
import { type EditOverlay, inColumnOrder } from "@limpid/edits";
import { isRepair } from "@limpid/table";
import { literal, withDuckDb } from "../parquet/duckdb.ts";
import { checkFormat } from "../parquet/format-version.ts";
import { openNumbered } from "../parquet/left-out.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { describeParquet, type StoredColumn } from "../parquet/row-source.ts";
import { takeName } from "../parquet/take-name.ts";
import { joinIngest, rawText } from "../read/compute-columns.ts";
import { openReview, type TouchedCell } from "../read/open-review.ts";
import { type CsvCell, type CsvForm, copyCells, csvCell } from "./copy-texts.ts";

export interface ReviewedForm extends CsvForm {
  readonly cells: CsvCells;
  readonly hasFlags: boolean;
}

/** A version of a table. */
export interface ReviewedTable {
  readonly path: string;
  readonly paths: ReviewedPaths;
  readonly overlay: EditOverlay;
  /** Number of columns without computed ones. */
  readonly columnCount: number;
}

interface TitledCell extends CsvCell {
  readonly title: string;
}

/** Number of columns in a flag query, so that no query has thousands of expressions and no column needs its own. */
const COLUMNS_AT_A_TIME = 50;

/** Computed columns have no original text and no flag. */
export async function copyReviewedToCsv(table: ReviewedTable, outPath: string, form: ReviewedForm): Promise<void> {
  await withDuckDb(async (connection) => {
    const { path, paths, overlay, columnCount } = table;
    await checkFormat(connection, paths.ingest);
    const stored = await describeParquet(connection, path);
    const columns = [...Array(columnCount).keys()];
    const places = inColumnOrder<number | null>(columns, overlay.computed, () => null);
    const cells = cellsOf(stored, places, form);
    const from = [
      `${await openNumbered(connection, { path, leftOut: overlay.leftOut })} as f`,
      ...(form.cells === "cleaned" ? [] : [joinIngest(paths.ingest, columns)]),
      ...(form.hasFlags ? await joinFlags(connection, table) : []),
      "order by f.file_row_number",
    ].join(" ");
    await copyCells(connection, { path, from, cells }, outPath, { ...form, titles: cells.map(({ title }) => title) });
  });
}

function cellsOf(
  stored: readonly StoredColumn[],
  places: readonly (number | null)[],
  { titles, cells, hasFlags }: ReviewedForm,
): readonly TitledCell[] {
  const taken = new Set(titles.map((title) => title.toLowerCase()));
  return stored.flatMap((field, index): TitledCell[] => {
    const title = titles[index] ?? "";
    const column = places[index] ?? null;
    const cleaned = { title, ...csvCell(field, "f") };
    if (column === null) return cells === "raw" ? [] : [cleaned];
    // The original text is blank only if it is empty.
    const raw = { text: `nullif(${rawText(column)}, '')`, isText: true };
    return [
      ...(cells === "raw" ? [{ title, ...raw }] : [cleaned]),
      ...(cells === "both" ? [{ title: takeName(`${title}_raw`, taken), ...raw }] : []),
      ...(hasFlags ? [{ title: takeName(`${title}_flag`, taken), text: flagText(column), isText: false }] : []),
    ];
  });
}

const flagsOf = (column: number): string => `flags${Math.floor(column / COLUMNS_AT_A_TIME)}`;
const flagText = (column: number): string => `coalesce(cast(${flagsOf(column)}.f${column} as varchar), 'ok')`;

/** Joins a table with the flags of each flagged row, for every few columns. */
async function joinFlags(
  connection: DuckDBConnection,
  { paths, overlay, columnCount }: ReviewedTable,
): Promise<string[]> {
  const touched = await openReview(connection, paths, overlay);
  await insertFlags(connection, touched);
  const joins: string[] = [];
  for (let first = 0; first < columnCount; first += COLUMNS_AT_A_TIME) {
    const end = Math.min(first + COLUMNS_AT_A_TIME, columnCount);
    const fields = Array.from({ length: end - first }, (_, index) => {
      const column = first + index;
      return `any_value(flag) filter (where "column" = ${column}) as f${column}`;
    });
    const name = flagsOf(first);
    await connection.run(`create table ${name} as select row, ${fields.join(", ")} from flagged
      where "column" >= ${first} and "column" < ${end} group by row`);
    joins.push(`left join ${name} on ${name}.row = f.file_row_number`);
  }
  return joins;
}

/** Implements `flagOf` for touched cells. */
const FLAG = `case when no_data then 'missing' when invalid then 'not valid' when not_clean then 'not clean' else kind end`;

async function insertFlags(connection: DuckDBConnection, touched: readonly TouchedCell[]): Promise<void> {
  await connection.run(`
    create type flag as enum (${CSV_FLAGS.map(literal).join(", ")});
    create table touched_flag (row bigint, "column" integer, flag varchar);
    create view flagged as
      select row, "column", cast(${FLAG} as flag) as flag from review where kind <> 'kept'
      union all select row, "column", cast(flag as flag) from touched_flag`);
  const appender = await connection.createAppender("touched_flag");
  for (const cell of touched) {
    appender.appendBigInt(BigInt(cell.row));
    appender.appendInteger(cell.column);
    appender.appendVarchar(flagOf(cell));
    appender.endRow();
  }
  appender.closeSync();
}

function flagOf({ state, change, isEdited }: TouchedCell): CsvFlag {
  if (!state.hasData) return "missing";
  if (!state.isValid) return "not valid";
  if (!state.isClean) return "not clean";
  if (isEdited) return "edited";
  if (change === null) return "ok";
  return isRepair(change.rule) ? "repaired" : "written";
}
