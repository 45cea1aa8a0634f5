/** A first look at a long table: what a sample of its rows says of each column, until all rows are studied. */
import { type ColumnChoices, type EntityGuess, STANDARD_SETTINGS, type Table, takeRows } from "@limpid/table";
import type { StudiedTable, TableSettings } from "./studied-table.ts";
import { studyColumns } from "./study.ts";

/** Rows of a sample; what they say of the first page changes in the fewest cells that time allows (see the decision). */
const SAMPLED_ROWS = 2000;
/** The rows of the sample that are seen first. */
const FIRST_ROWS = 200;
/** Fewer cells are studied as a whole while a person waits. */
const MIN_CELLS = 100_000;

const SO_FAR = `Based on a sample of ${SAMPLED_ROWS.toLocaleString("en-US")} rows so far; the other rows follow.`;

/** Whether it takes long to study the whole table. */
export function isLong({ columns, rowCount }: Table): boolean {
  return rowCount > 2 * SAMPLED_ROWS && rowCount * columns.length > MIN_CELLS;
}

/** Cleans the rows of the whole table; what it says of them may change when the whole is studied. */
export function studySample(
  table: Table,
  guesses: readonly EntityGuess[],
  choices: ColumnChoices = {},
  settings: TableSettings = STANDARD_SETTINGS,
): StudiedTable {
  const sample = studyColumns(takeRows(table, sampledRows(table.rowCount)), guesses, choices, settings);
  const distinctOf = (index: number): number => table.columns[index]?.dict.length ?? 0;
  return {
    ...sample,
    rowCount: table.rowCount,
    columns: sample.columns.map((column, index) => ({
      ...column,
      distinct: distinctOf(index),
      limits: [...column.limits, SO_FAR],
    })),
  };
}

/** The first rows, and others evenly spread over the rest. */
function sampledRows(rowCount: number): Uint32Array {
  const step = (rowCount - FIRST_ROWS) / (SAMPLED_ROWS - FIRST_ROWS);
  return Uint32Array.from({ length: SAMPLED_ROWS }, (_, index) =>
    index < FIRST_ROWS ? index : FIRST_ROWS + Math.floor((index - FIRST_ROWS) * step),
  );
}
