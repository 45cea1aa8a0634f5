/** The table as far as it is here: columns, pages of original rows, pages of cleaned rows. Every change is a new value. */
import { type CellReply, type ColumnReply, hasRow, NO_ROWS, type RowRanges } from "@limpid/contract";
import type { ColumnShape } from "../../../ui/grid/column-shape.ts";
import { addPage, type PageMap } from "../../../ui/grid/page-map.ts";
import { findIssue, type Issue } from "./issues.ts";

export type RawRow = readonly string[];
export type CleanRow = readonly CellReply[];

export interface TableData {
  readonly pageSize: number;
  readonly rowCount: number;
  readonly cleanedRows: number;
  /** They keep their places, and nothing of them is counted. */
  readonly leftOut: RowRanges;
  /** Holds the columns of the original table until those of the cleaned one arrive. */
  readonly columns: readonly ColumnReply[];
  /** Guessed once from the first page, so that columns do not move while the others arrive. */
  readonly shapes: readonly ColumnShape[];
  readonly rawPages: PageMap<RawRow>;
  readonly cleanPages: PageMap<CleanRow>;
  /** Cleaned rows of other pages, by their numbers: those that are shown in another order, or without their neighbours. */
  readonly looseRows: ReadonlyMap<number, CleanRow>;
}

/** About 4,000 rows of the page size: scrolling back and forth asks for nothing. */
const MAX_PAGES = 200;
const MAX_LOOSE_ROWS = 4000;

export const NO_DATA: TableData = {
  pageSize: 20,
  rowCount: 0,
  cleanedRows: 0,
  leftOut: NO_ROWS,
  columns: [],
  shapes: [],
  rawPages: new Map(),
  cleanPages: new Map(),
  looseRows: new Map(),
};

export function rawTextAt(data: TableData, row: number, column: number): string | undefined {
  return rowAt(data.rawPages, row, data.pageSize)?.[column] ?? cellAt(data, row, column)?.raw_input;
}

export function cellAt(data: TableData, row: number, column: number): CellReply | undefined {
  return cellsOfRow(data, row)?.[column];
}

export function cellsOfRow(data: TableData, row: number): CleanRow | undefined {
  return rowAt(data.cleanPages, row, data.pageSize) ?? data.looseRows.get(row);
}

/** How many cells of the row are others than those that are here. */
export function countChanged(data: TableData, row: number, cells: CleanRow): number {
  const before = cellsOfRow(data, row);
  if (before === undefined) return cells.length;
  return cells.filter((cell, column) => JSON.stringify(before[column]) !== JSON.stringify(cell)).length;
}

export function withRawPage(data: TableData, page: number, rows: readonly RawRow[], nearPage: number): TableData {
  return { ...data, rawPages: addPage(data.rawPages, { page, rows }, { nearPage, maxPages: MAX_PAGES }) };
}

export function withCleanPage(data: TableData, page: number, rows: readonly CleanRow[], nearPage: number): TableData {
  const looseRows = new Map(data.looseRows);
  for (let index = 0; index < rows.length; index += 1) looseRows.delete(page * data.pageSize + index);
  return {
    ...data,
    looseRows,
    cleanPages: addPage(data.cleanPages, { page, rows }, { nearPage, maxPages: MAX_PAGES }),
  };
}

export function withCleanPages(data: TableData, pages: PageMap<CleanRow>, nearPage: number): TableData {
  return [...pages].reduce((now, [page, rows]) => withCleanPage(now, page, rows, nearPage), data);
}

export function withCell(data: TableData, row: number, column: number, cell: CellReply): TableData {
  const cells = cellsOfRow(data, row);
  return cells === undefined ? data : withRows(data, [[row, cells.with(column, cell)]]);
}

/**
 * Adds rows to their pages, if those are here. Of the other rows, those on screen and those that came last stay when room
 * runs out.
 */
export function withRows(
  data: TableData,
  rows: Iterable<readonly [row: number, cells: CleanRow]>,
  lookedAt: Iterable<number> = [],
): TableData {
  const { pageSize } = data;
  const cleanPages = new Map(data.cleanPages);
  const looseRows = new Map(data.looseRows);
  for (const [row, cells] of rows) {
    const page = Math.floor(row / pageSize);
    const before = cleanPages.get(page);
    if (before?.[row % pageSize] !== undefined) cleanPages.set(page, before.with(row % pageSize, cells));
    else looseRows.set(row, cells);
  }
  const kept = new Set(lookedAt);
  for (const row of looseRows.keys()) {
    if (looseRows.size <= MAX_LOOSE_ROWS) break;
    if (!kept.has(row)) looseRows.delete(row);
  }
  return { ...data, cleanPages, looseRows };
}

export function withTitle(data: TableData, column: number, title: string): TableData {
  return { ...data, columns: data.columns.map((one, index) => (index === column ? { ...one, title } : one)) };
}

/** Cleaned rows that are here, each with its number. */
export function cleanRowsHere({ cleanPages, looseRows, pageSize }: TableData): (readonly [number, CleanRow])[] {
  const inPages = [...cleanPages].flatMap(([page, rows]) =>
    rows.map((cells, index) => [page * pageSize + index, cells] as const),
  );
  return [...inPages, ...looseRows];
}

/** Gives the loaded rows that are not excluded. */
export function rowsHere(data: TableData): readonly (readonly [number, CleanRow])[] {
  return cleanRowsHere(data).filter(([row]) => !hasRow(data.leftOut, row));
}

/** Places are in reading order. */
export function issuesHere({ cleanPages, looseRows, pageSize, leftOut }: TableData): readonly Issue[] {
  const inPages = [...cleanPages].flatMap(([page, rows]) => issuesOfPage(rows, page * pageSize));
  const inRows = [...looseRows].flatMap(([row, cells]) => issuesOfRow(cells, row));
  return [...inPages, ...inRows].filter(({ row }) => !hasRow(leftOut, row)).sort((one, other) => one.row - other.row);
}

/** A page never changes, and others come while it is here. */
const knownIssues = new WeakMap<
  readonly CleanRow[],
  { readonly firstRow: number; readonly issues: readonly Issue[] }
>();

function issuesOfPage(rows: readonly CleanRow[], firstRow: number): readonly Issue[] {
  const known = knownIssues.get(rows);
  if (known?.firstRow === firstRow) return known.issues;
  const issues = rows.flatMap((cells, index) => issuesOfRow(cells, firstRow + index));
  knownIssues.set(rows, { firstRow, issues });
  return issues;
}

function issuesOfRow(cells: CleanRow, row: number): readonly Issue[] {
  return cells.flatMap((cell, column) => findIssue(cell, row, column) ?? []);
}

/** Cells that differ from what cleaning left. */
export function editedHere(data: TableData): readonly { readonly row: number; readonly column: number }[] {
  return rowsHere(data).flatMap(([row, cells]) =>
    cells.flatMap(({ edited }, column) => (edited ? { row, column } : [])),
  );
}

function isCleanHere(data: TableData, row: number): boolean {
  return data.cleanPages.has(Math.floor(row / data.pageSize)) || data.looseRows.has(row);
}

/** What the server tells of the row is not asked: it is here, or left out. */
export function isKnownHere(data: TableData, row: number): boolean {
  return isCleanHere(data, row) || hasRow(data.leftOut, row);
}

/** Every cleaned row: what is counted here is the table's own count then. */
export function areAllHere({ cleanPages, cleanedRows, pageSize }: TableData): boolean {
  let rows = 0;
  for (const [page, cells] of cleanPages) if (page * pageSize < cleanedRows) rows += cells.length;
  return rows >= cleanedRows;
}

/** Texts of a column in the rows that are here, at most `limit` of them. */
export function columnTexts(data: TableData, column: number, limit: number): readonly string[] {
  const cleaned = [...[...data.cleanPages.values()].flat(), ...data.looseRows.values()].map(
    (cells) => cells[column]?.output ?? "",
  );
  const raw = [...data.rawPages.values()].flat().map((texts) => texts[column] ?? "");
  return [...cleaned.slice(0, limit), ...raw.slice(0, limit)];
}

function rowAt<Row>(pages: PageMap<Row>, row: number, pageSize: number): Row | undefined {
  return pages.get(Math.floor(row / pageSize))?.[row % pageSize];
}
