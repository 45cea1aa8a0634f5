/** The table as far as it is here: columns, pages of original rows, pages of cleaned rows. Every change is a new value. */
import type { CellReply, ColumnReply } from "@limpid/contract";
import type { ColumnShape } from "../../../ui/grid/column-shape.ts";
import { addPage, type PageMap } from "../../../ui/grid/page-map.ts";
import { type Issue, issueOf } from "./issues.ts";

export type RawRow = readonly string[];
export type CleanRow = readonly CellReply[];

export interface TableData {
  readonly pageSize: number;
  readonly rowCount: number;
  readonly cleanedRows: number;
  /** Of the original table until those of the cleaned one are there. */
  readonly columns: readonly ColumnReply[];
  /** Guessed once from the first page, so that columns do not move while the others arrive. */
  readonly shapes: readonly ColumnShape[];
  readonly rawPages: PageMap<RawRow>;
  readonly cleanPages: PageMap<CleanRow>;
}

/** About 4,000 rows of the page size: scrolling back and forth asks for nothing. */
const MAX_PAGES = 200;

export const NO_DATA: TableData = {
  pageSize: 20,
  rowCount: 0,
  cleanedRows: 0,
  columns: [],
  shapes: [],
  rawPages: new Map(),
  cleanPages: new Map(),
};

export function rawTextAt(data: TableData, row: number, column: number): string | undefined {
  return rowAt(data.rawPages, row, data.pageSize)?.[column] ?? cellAt(data, row, column)?.raw_input;
}

export function cellAt(data: TableData, row: number, column: number): CellReply | undefined {
  return rowAt(data.cleanPages, row, data.pageSize)?.[column];
}

export function withRawPage(data: TableData, page: number, rows: readonly RawRow[], nearPage: number): TableData {
  return { ...data, rawPages: addPage(data.rawPages, { page, rows }, { nearPage, maxPages: MAX_PAGES }) };
}

export function withCleanPage(data: TableData, page: number, rows: readonly CleanRow[], nearPage: number): TableData {
  return { ...data, cleanPages: addPage(data.cleanPages, { page, rows }, { nearPage, maxPages: MAX_PAGES }) };
}

export function withCell(data: TableData, row: number, column: number, cell: CellReply): TableData {
  const page = Math.floor(row / data.pageSize);
  const rows = data.cleanPages.get(page);
  if (rows === undefined) return data;
  const changed = rows.map((cells, index) => (index === row % data.pageSize ? cells.with(column, cell) : cells));
  return { ...data, cleanPages: new Map(data.cleanPages).set(page, changed) };
}

export function withTitle(data: TableData, column: number, title: string): TableData {
  return { ...data, columns: data.columns.map((one, index) => (index === column ? { ...one, title } : one)) };
}

/** In reading order. */
export function issuesHere(data: TableData): readonly Issue[] {
  const pages = [...data.cleanPages.keys()].sort((one, other) => one - other);
  return pages.flatMap((page) =>
    (data.cleanPages.get(page) ?? []).flatMap((cells, index) =>
      cells.flatMap((cell, column) => issueOf(cell, page * data.pageSize + index, column) ?? []),
    ),
  );
}

/** Cells that differ from what cleaning left. */
export function editedHere({
  cleanPages,
  pageSize,
}: TableData): readonly { readonly row: number; readonly column: number }[] {
  return [...cleanPages].flatMap(([page, rows]) =>
    rows.flatMap((cells, index) =>
      cells.flatMap(({ edited }, column) => (edited ? { row: page * pageSize + index, column } : [])),
    ),
  );
}

export function isCleanHere(data: TableData, row: number): boolean {
  return data.cleanPages.has(Math.floor(row / data.pageSize));
}

/** Every cleaned row: what is counted here is the table's own count then. */
export function areAllHere({ cleanPages, cleanedRows, pageSize }: TableData): boolean {
  let rows = 0;
  for (const [page, cells] of cleanPages) if (page * pageSize < cleanedRows) rows += cells.length;
  return rows >= cleanedRows;
}

/** Texts of a column in the rows that are here, at most `limit` of them. */
export function textsOf(data: TableData, column: number, limit: number): readonly string[] {
  const cleaned = [...data.cleanPages.values()].flat().map((cells) => cells[column]?.output ?? "");
  const raw = [...data.rawPages.values()].flat().map((texts) => texts[column] ?? "");
  return [...cleaned.slice(0, limit), ...raw.slice(0, limit)];
}

function rowAt<Row>(pages: PageMap<Row>, row: number, pageSize: number): Row | undefined {
  return pages.get(Math.floor(row / pageSize))?.[row % pageSize];
}
