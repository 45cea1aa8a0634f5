/**
 * A table that was studied before, of which a person says something else: what is known of the columns that nobody speaks
 * of stays as it is. The result is the same as that of a study from the beginning.
 */
import { type ColumnChoices, type EntityGuess, STANDARD_SETTINGS, type Table } from "@limpid/table";
import type { TableCleaner } from "./clean-range.ts";
import { compareRows, isCompared, isOfNumbers, withoutComparison } from "./compare-rows.ts";
import { findTickBoxes } from "./missing/find-tick-boxes.ts";
import { hasRowQuestion } from "./questions/relations.ts";
import { columnSettings, type StudiedColumn, type StudiedTable, type TableSettings } from "./studied-table.ts";
import { studyColumn } from "./study.ts";

/** What was known of a table, before and after its rows were compared with each other. */
export interface Studies {
  readonly columns: StudiedTable;
  readonly compared: StudiedTable;
}

interface Said {
  readonly known: StudiedTable;
  readonly choices?: ColumnChoices | undefined;
  readonly settings?: TableSettings | undefined;
}

/** What each column says of its own values; the table that was known where nothing is new. */
export function restudyColumns(
  table: Table,
  guesses: readonly EntityGuess[],
  { known, choices = {}, settings = STANDARD_SETTINGS }: Said,
): StudiedTable {
  const tickBoxes = findTickBoxes(table.columns);
  const columns = known.columns.map((before, index) => {
    const [column, guess] = [table.columns[index], guesses[index]];
    if (column === undefined || guess === undefined) throw new Error(`Column ${index} was studied and is not there`);
    const wanted = columnSettings(settings, choices[index]?.decided);
    return isSame(before.guess, guess) && isSame(before.settings, wanted)
      ? before
      : studyColumn(column, guess, wanted, tickBoxes.has(index));
  });
  return columns.every((column, index) => column === known.columns[index]) ? known : { ...known, columns };
}

/** Compares the rows if a column that was studied again is involved; otherwise the findings are known. */
export function recompareRows(
  table: Table,
  studied: StudiedTable,
  { cleaner, known }: { readonly cleaner: TableCleaner; readonly known: Studies },
): StudiedTable {
  if (studied === known.columns) return known.compared;
  const isNew = (column: StudiedColumn, index: number): boolean => column !== known.columns.columns[index];
  const isRead = studied.columns.some((column, index) => {
    const before = known.columns.columns[index] ?? column;
    const isAsked = hasRowQuestion(known.compared.columns[index]);
    return isNew(column, index) && (isAsked || isCompared(table, index) || isOfNumbers(column) || isOfNumbers(before));
  });
  if (isRead) return compareRows(table, studied, cleaner);
  const columns = studied.columns.map((column, index) =>
    isNew(column, index) ? withoutComparison(table, column, index) : (known.compared.columns[index] ?? column),
  );
  return { ...known.compared, columns };
}

/** Both are plain data. Where their parts come in another order, a column is studied again that need not be. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
