/**
 * Columns are known by their index: the place of their cells in a row. They are shown in another order, because people
 * move them, and because a computed column comes right after its source.
 */
import type { ColumnReply } from "@limpid/contract";
import type { Area, Position } from "../../../ui/grid/position.ts";

export const byIndex = (columns: readonly ColumnReply[]): readonly ColumnReply[] =>
  columns.toSorted((one, other) => one.idx - other.idx);

/** The columns that were read from the file; the computed ones follow them. */
export const countOfFile = (columns: readonly ColumnReply[]): number =>
  columns.filter(({ computed }) => !computed).length;

/** The index of each column that is shown, from the left. Columns that `chosen` does not name follow in the order of the file. */
export function shownOrder(columns: readonly ColumnReply[], chosen: readonly number[] = []): readonly number[] {
  const inFile = columns.flatMap(({ computed }, index) => (computed ? [] : index));
  const there = new Set(inFile);
  const own = [...new Set([...chosen.filter((index) => there.has(index)), ...inFile])];
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

/**
 * Moves a column of the file to the place of another one. Returns the shortest choice: columns at the end that stand as
 * in the file are not named, so that the address of a wide table stays short. Computed columns follow their sources.
 */
export function moveColumn(
  columns: readonly ColumnReply[],
  chosen: readonly number[],
  column: number,
  target: number,
): readonly number[] {
  const order = shownOrder(columns, chosen).filter((index) => columns[index]?.computed !== true);
  const [from, to] = [order.indexOf(column), order.indexOf(target)];
  if (from < 0 || to < 0) return chosen;
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, column);
  const rest = moved.findLastIndex((index, place) => index < (moved[place - 1] ?? 0));
  return moved.slice(0, Math.max(0, rest));
}

/** Whether the columns of the file stand elsewhere than there: an address may name the order that they have, or columns that do not exist. */
export function isReordered(columns: readonly ColumnReply[], chosen: readonly number[]): boolean {
  if (chosen.length === 0) return false;
  const own = shownOrder(columns, chosen).filter((index) => columns[index]?.computed !== true);
  return own.some((index, place) => index !== place);
}

/**
 * An area of the screen in the table. It is none where a computed column lies in it, whose cells cannot be edited, or
 * where moved columns lie in it that are not next to each other in the file. An area that reaches beyond the last
 * column of the screen, as a pasted one, must not go on in columns that stand elsewhere.
 */
export function areaToTable(
  columns: readonly ColumnReply[],
  order: readonly number[],
  area: Area,
): Area | "computed" | "moved" {
  const indexes = order.slice(area.firstColumn, area.lastColumn + 1);
  const first = indexes[0];
  if (first === undefined || indexes.some((index) => columns[index]?.computed)) return "computed";
  if (indexes.some((index, place) => index !== first + place)) return "moved";
  const isBeyond = area.lastColumn >= order.length && first + indexes.length < countOfFile(columns);
  if (isBeyond) return "moved";
  return { ...area, firstColumn: first, lastColumn: first + indexes.length - 1 };
}
