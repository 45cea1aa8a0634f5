/** Which rows a person wants to see, and in which order: by values and kinds of cells, sorted by columns. */
import { LIMITS, type SelectRowsRequest } from "@limpid/contract";

export type CellKind = NonNullable<SelectRowsRequest["cells"]>[number]["kind"];

export interface ChosenCells {
  readonly kind: CellKind;
  /** null: in any column. */
  readonly column: number | null;
}

/** Texts of which one is to be shown in each of these columns. */
export type OfColumns<Text> = readonly { readonly column: number; readonly anyOf: readonly Text[] }[];

export interface RowChoice {
  /** The row shows one of them in each of these columns; null: no data. */
  readonly values: OfColumns<string | null>;
  /** The row shows a value written in one of these ways in each of these columns. */
  readonly patterns: OfColumns<string>;
  /** The row has a cell of each. */
  readonly cells: readonly ChosenCells[];
  readonly sort: readonly { readonly column: number; readonly isDescending: boolean }[];
}

/** Every row, in the order of the table. */
export const ALL_ROWS: RowChoice = { values: [], patterns: [], cells: [], sort: [] };

export const CELL_KINDS: readonly CellKind[] = ["issue", "not_clean", "invalid", "missing", "changed", "edited"];
/** Those that are offered: the others are parts of the first. */
export const OFFERED_KINDS: readonly CellKind[] = ["issue", "missing", "changed", "edited"];

export const isAllRows = (choice: RowChoice): boolean => !isFilter(choice) && choice.sort.length === 0;

export const isFilter = ({ values, patterns, cells }: RowChoice): boolean =>
  values.length + patterns.length + cells.length > 0;

export function isFilteredBy({ values, patterns, cells }: RowChoice, column: number): boolean {
  return [...values, ...patterns, ...cells].some((one) => one.column === column);
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

/** By this column alone. */
export function sortBy(choice: RowChoice, column: number, isDescending: boolean): RowChoice {
  return { ...choice, sort: [{ column, isDescending }] };
}

export function withoutSort(choice: RowChoice, column: number): RowChoice {
  return { ...choice, sort: choice.sort.filter((one) => one.column !== column) };
}

export function sortOf({ sort }: RowChoice, column: number): "ascending" | "descending" | undefined {
  const own = sort.find((one) => one.column === column);
  if (own === undefined) return undefined;
  return own.isDescending ? "descending" : "ascending";
}

/** As far as it is about columns that there are: an address may name others. Computed ones have no cells of their own. */
export function knownChoice({ values, patterns, cells, sort }: RowChoice, columnCount: number): RowChoice {
  const isThere = ({ column }: { readonly column: number | null }): boolean => column === null || column < columnCount;
  return {
    values: values.filter(isThere).slice(0, LIMITS.selectedColumns),
    patterns: patterns.filter(isThere).slice(0, LIMITS.selectedColumns),
    cells: cells.filter(isThere).slice(0, LIMITS.selectedColumns),
    sort: sort.filter(isThere).slice(0, LIMITS.sortedColumns),
  };
}

export function toRequest({ values, patterns, cells, sort }: RowChoice): SelectRowsRequest {
  return {
    values: values.map(({ column, anyOf }) => ({ column, any_of: [...anyOf] })),
    patterns: patterns.map(({ column, anyOf }) => ({ column, any_of: [...anyOf] })),
    cells: cells.map(({ kind, column }) => (column === null ? { kind } : { kind, column })),
    sort: sort.map(({ column, isDescending }) => ({ column, descending: isDescending })),
    packed: true,
  };
}
