/** Which rows a person wants to see, and in which order: by values and kinds of cells, sorted by columns. */
import { LIMITS, type SelectRowsRequest } from "@limpid/contract";

export type CellKind = NonNullable<SelectRowsRequest["cells"]>[number]["kind"];

export interface ChosenCells {
  readonly kind: CellKind;
  /** null: in any column. */
  readonly column: number | null;
}

/** Rows match if each of these columns has one of its texts. */
export type OfColumns<Text> = readonly { readonly column: number; readonly anyOf: readonly Text[] }[];

export interface ChosenRange {
  readonly column: number;
  /** Both are within; null: no end. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface RowChoice {
  /** The row shows one of them in each of these columns; null: no data. */
  readonly values: OfColumns<string | null>;
  /** The row shows a value written in one of these ways in each of these columns. */
  readonly patterns: OfColumns<string>;
  /** The row's number or day lies in the range of each of these columns. */
  readonly ranges: readonly ChosenRange[];
  /** The row has a cell of each. */
  readonly cells: readonly ChosenCells[];
  readonly sort: readonly { readonly column: number; readonly isDescending: boolean }[];
}

/** Every row, in the order of the table. */
export const ALL_ROWS: RowChoice = { values: [], patterns: [], ranges: [], cells: [], sort: [] };

export const CELL_KINDS: readonly CellKind[] = ["issue", "not_clean", "invalid", "missing", "changed", "edited"];
/** The menus offer these kinds; the others are parts of the first. */
export const OFFERED_KINDS: readonly CellKind[] = ["issue", "missing", "changed", "edited"];
/** The kinds for a computed column, which cannot be edited and whose cells are always clean and valid. */
export const OFFERED_OF_COMPUTED: readonly CellKind[] = ["missing"];

export const isAllRows = (choice: RowChoice): boolean => !isFilter(choice) && choice.sort.length === 0;

export const isFilter = ({ values, patterns, ranges, cells }: RowChoice): boolean =>
  values.length + patterns.length + ranges.length + cells.length > 0;

export function isFilteredBy({ values, patterns, ranges, cells }: RowChoice, column: number): boolean {
  return [...values, ...patterns, ...ranges, ...cells].some((one) => one.column === column);
}

export const hasValue = ({ values }: RowChoice, column: number, value: string | null): boolean =>
  textsOf(values, column).includes(value);

export const hasPattern = ({ patterns }: RowChoice, column: number, pattern: string): boolean =>
  textsOf(patterns, column).includes(pattern);

/** A second value of a column is one more that fits; a value that is taken away leaves the others. */
export const toggleValue = (choice: RowChoice, column: number, value: string | null): RowChoice => ({
  ...choice,
  values: toggled(choice.values, column, value),
});

export const togglePattern = (choice: RowChoice, column: number, pattern: string): RowChoice => ({
  ...choice,
  patterns: toggled(choice.patterns, column, pattern),
});

export const withoutValues = (choice: RowChoice, column: number): RowChoice => ({
  ...choice,
  values: withTexts(choice.values, column, []),
});

export const withoutPatterns = (choice: RowChoice, column: number): RowChoice => ({
  ...choice,
  patterns: withTexts(choice.patterns, column, []),
});

export const chosenRange = ({ ranges }: RowChoice, column: number): ChosenRange | undefined =>
  ranges.find((one) => one.column === column);

export function hasRange(choice: RowChoice, { column, from, to }: ChosenRange): boolean {
  const own = chosenRange(choice, column);
  return own !== undefined && own.from === from && own.to === to;
}

/** The new range replaces the column's present one. */
export const withRange = (choice: RowChoice, range: ChosenRange): RowChoice => ({
  ...choice,
  ranges: [...withoutRange(choice, range.column).ranges, range],
});

export const withoutRange = (choice: RowChoice, column: number): RowChoice => ({
  ...choice,
  ranges: choice.ranges.filter((one) => one.column !== column),
});

export const toggleRange = (choice: RowChoice, range: ChosenRange): RowChoice =>
  hasRange(choice, range) ? withoutRange(choice, range.column) : withRange(choice, range);

function textsOf<Text>(columns: OfColumns<Text>, column: number): readonly Text[] {
  return columns.find((one) => one.column === column)?.anyOf ?? [];
}

function toggled<Text>(columns: OfColumns<Text>, column: number, text: Text): OfColumns<Text> {
  const before = textsOf(columns, column);
  const after = before.includes(text) ? before.filter((one) => one !== text) : [...before, text];
  return withTexts(columns, column, after.slice(-LIMITS.selectedValues));
}

function withTexts<Text>(columns: OfColumns<Text>, column: number, anyOf: readonly Text[]): OfColumns<Text> {
  const others = columns.filter((one) => one.column !== column);
  return anyOf.length === 0 ? others : [...others, { column, anyOf }];
}

export function hasCells({ cells }: RowChoice, { kind, column }: ChosenCells): boolean {
  return cells.some((one) => one.kind === kind && one.column === column);
}

export function toggleCells(choice: RowChoice, wanted: ChosenCells): RowChoice {
  const others = choice.cells.filter(({ kind, column }) => kind !== wanted.kind || column !== wanted.column);
  return { ...choice, cells: others.length < choice.cells.length ? others : [...others, wanted] };
}

/** Sorts by this column alone. */
export function sortBy(choice: RowChoice, column: number, isDescending: boolean): RowChoice {
  return { ...choice, sort: [{ column, isDescending }] };
}

/** Rows that are alike in the columns before it; a column that is one of them has another direction then. */
export function thenSortBy(choice: RowChoice, column: number, isDescending: boolean): RowChoice {
  const own = { column, isDescending };
  if (sortDirection(choice, column) === undefined) return { ...choice, sort: [...choice.sort, own] };
  return { ...choice, sort: choice.sort.map((one) => (one.column === column ? own : one)) };
}

/** Whether another column puts the rows in order first, and there is room for one more, or for this one as it is there. */
export function canSortThen({ sort }: RowChoice, column: number): boolean {
  const place = sort.findIndex((one) => one.column === column);
  return place < 0 ? sort.length > 0 && sort.length < LIMITS.sortedColumns : place > 0;
}

export function withoutSort(choice: RowChoice, column: number): RowChoice {
  return { ...choice, sort: choice.sort.filter((one) => one.column !== column) };
}

export function sortDirection({ sort }: RowChoice, column: number): "ascending" | "descending" | undefined {
  const own = sort.find((one) => one.column === column);
  if (own === undefined) return undefined;
  return own.isDescending ? "descending" : "ascending";
}

/** Moves each condition to the column's new position, or drops it if the position is null. */
export function movedChoice(
  { values, patterns, ranges, cells, sort }: RowChoice,
  placeOf: (column: number) => number | null,
): RowChoice {
  const moved = <Part extends { readonly column: number }>(parts: readonly Part[]): Part[] =>
    parts.flatMap((part) => {
      const column = placeOf(part.column);
      return column === null ? [] : [{ ...part, column }];
    });
  return {
    values: moved(values),
    patterns: moved(patterns),
    ranges: moved(ranges),
    cells: cells.flatMap((one): readonly ChosenCells[] => {
      const { kind, column } = one;
      return column === null ? [one] : moved([{ kind, column }]);
    }),
    sort: moved(sort),
  };
}

/** Keeps the conditions on existing columns, because an address may name others. */
export function knownChoice({ values, patterns, ranges, cells, sort }: RowChoice, columnCount: number): RowChoice {
  const isThere = ({ column }: { readonly column: number | null }): boolean => column === null || column < columnCount;
  return {
    values: values.filter(isThere).slice(0, LIMITS.selectedColumns),
    patterns: patterns.filter(isThere).slice(0, LIMITS.selectedColumns),
    ranges: ranges.filter(isThere).slice(0, LIMITS.selectedColumns),
    cells: cells.filter(isThere).slice(0, LIMITS.selectedColumns),
    sort: sort.filter(isThere).slice(0, LIMITS.sortedColumns),
  };
}

export function toRequest({ values, patterns, ranges, cells, sort }: RowChoice): SelectRowsRequest {
  return {
    values: values.map(({ column, anyOf }) => ({ column, any_of: [...anyOf] })),
    patterns: patterns.map(({ column, anyOf }) => ({ column, any_of: [...anyOf] })),
    ranges: ranges.map(({ column, from, to }) => ({
      column,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    })),
    cells: cells.map(({ kind, column }) => (column === null ? { kind } : { kind, column })),
    sort: sort.map(({ column, isDescending }) => ({ column, descending: isDescending })),
    packed: true,
  };
}
