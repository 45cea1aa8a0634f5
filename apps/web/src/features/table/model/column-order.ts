/**
 * Columns are known by their index: the place of their cells in a row. They are shown in another order, because a
 * computed column comes right after its source.
 */
import type { ColumnReply } from "@limpid/contract";
import type { Area, Position } from "../../../ui/grid/position.ts";

export const byIndex = (columns: readonly ColumnReply[]): readonly ColumnReply[] =>
  columns.toSorted((one, other) => one.idx - other.idx);

/** The columns that were read from the file; the computed ones follow them. */
export const countOfFile = (columns: readonly ColumnReply[]): number =>
  columns.filter(({ computed }) => !computed).length;

/** The index of each column that is shown, from the left. */
export function shownOrder(columns: readonly ColumnReply[]): readonly number[] {
  const own = columns.flatMap(({ computed }, index) => (computed ? [] : index));
  if (own.length === columns.length) return own;
  const madeOf = new Map<string, number[]>();
  for (const [index, { made_of }] of columns.entries())
    if (made_of !== undefined) madeOf.set(made_of.column_uuid, [...(madeOf.get(made_of.column_uuid) ?? []), index]);
  return own.flatMap((index) => [index, ...(madeOf.get(columns[index]?.id ?? "") ?? [])]);
}

/**
 * Finds the new positions of columns behind a computed column that was added or removed; null marks a removed column.
 * Returns undefined if no column has moved.
 */
export function columnsMoved(
  before: readonly ColumnReply[],
  after: readonly ColumnReply[],
): ((column: number) => number | null) | undefined {
  if (before.every(({ id }, index) => after[index]?.id === id)) return undefined;
  return (column) => {
    const index = after.findIndex(({ id }) => id === before[column]?.id);
    return index < 0 ? null : index;
  };
}

/** Converts a place on the screen to a place in the table; headers and row numbers are no columns. */
export const toTable = (order: readonly number[], { row, column }: Position): Position => ({
  row,
  column: column < 0 ? column : (order[column] ?? column),
});

export const toScreen = (order: readonly number[], { row, column }: Position): Position => ({
  row,
  column: column < 0 ? column : Math.max(0, order.indexOf(column)),
});

/** An area of the screen in the table; null where a computed column lies in it: its cells cannot be edited, and the others are no area any more. */
export function areaToTable(columns: readonly ColumnReply[], area: Area): Area | null {
  const indexes = shownOrder(columns).slice(area.firstColumn, area.lastColumn + 1);
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined || indexes.some((index) => columns[index]?.computed)) return null;
  return { ...area, firstColumn: first, lastColumn: last };
}
