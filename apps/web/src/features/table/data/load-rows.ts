/** The rows of the table that are looked at: as they were read, and cleaned as far as that has come. */
import { listPages } from "../../../ui/grid/page-map.ts";
import { createRowLoader, type MissingRows, type RowLoader } from "../../../ui/grid/row-loader.ts";
import { cellsOfRow, withCleanPages, withRawPage } from "../model/table-data.ts";
import { fetchCleanPages, fetchRawPages, type PageSpan, pagesTogether } from "./fetch-page.ts";
import { fetchRows } from "./fetch-rows.ts";
import { type TableSession, update } from "./table-session.ts";

export function loadRows(table: TableSession): RowLoader {
  return createRowLoader((first, last) => missingRows(table, first, last));
}

/** Rows that do not follow one another are fetched so many at a time. */
const PLACES_AT_A_TIME = 60;

function missingRows(table: TableSession, first: number, last: number): readonly MissingRows[] {
  const { rows } = table.rows.get();
  return rows === null ? missingPages(table, first, last) : missingAt(table, rows, first, last);
}

function missingAt(table: TableSession, order: Uint32Array, first: number, last: number): readonly MissingRows[] {
  if (order.length === 0) return [];
  const data = table.data.get();
  const isMissing = (row: number): boolean => cellsOfRow(data, row) === undefined;
  const lookedAt = order.subarray(first, last + 1);
  return listPages(first, Math.min(last, order.length - 1), PLACES_AT_A_TIME).flatMap(
    (part): readonly MissingRows[] => {
      const rows = [...order.subarray(part * PLACES_AT_A_TIME, (part + 1) * PLACES_AT_A_TIME)].filter(isMissing);
      const fetch = async (signal: AbortSignal): Promise<void> => void (await fetchRows(table, rows, signal, lookedAt));
      return rows.length === 0 ? [] : [{ key: `rows ${rows.join()}`, fetch }];
    },
  );
}

function missingPages(table: TableSession, first: number, last: number): readonly MissingRows[] {
  const { isIngested, isCleaning, isFinished, isLoaded, error } = table.state.get();
  const data = table.data.get();
  const { rowCount, cleanedRows, pageSize, columns, rawPages, cleanPages } = data;
  // The first page of the original comes with the columns, the first cleaned one after it.
  if (!isIngested || rowCount === 0 || columns.length === 0) return [];
  const isReadable = isLoaded || (isCleaning && isFinished && error === null);
  const count = isReadable ? pagesTogether(table) : 1;
  const isCleaned = (page: number): boolean => isReadable && page * pageSize < cleanedRows;
  // Cleaned cells have their originals with them; the last cleaned rows may be followed by others on their page.
  const isWhole = (page: number): boolean =>
    (isCleaned(page) || cleanPages.has(page)) && (page + 1) * pageSize <= cleanedRows;
  const hasBegun = isLoaded || cleanPages.size > 0;
  const pages = listPages(first, Math.min(last, rowCount - 1), pageSize);
  const clean = pages.filter((page) => hasBegun && isCleaned(page) && !cleanPages.has(page));
  const raw = pages.filter((page) => !isWhole(page) && !rawPages.has(page));
  return [
    ...spansOf(clean, count).map((span) => ({
      key: `clean ${span.first} ${span.count}`,
      fetch: (signal: AbortSignal) => fetchClean(table, span, signal),
    })),
    ...spansOf(raw, count).map((span) => ({
      key: `raw ${span.first} ${span.count}`,
      fetch: (signal: AbortSignal) => fetchRaw(table, span, signal),
    })),
  ];
}

/** Gives the spans of `count` pages that hold these pages. */
function spansOf(pages: readonly number[], count: number): readonly PageSpan[] {
  const firsts = new Set(pages.map((page) => page - (page % count)));
  return [...firsts].map((first) => ({ first, count }));
}

async function fetchRaw(table: TableSession, span: PageSpan, signal: AbortSignal): Promise<void> {
  const pages = await fetchRawPages(table, span, signal);
  update(table.data, (data) =>
    [...pages].reduce((now, [page, rows]) => withRawPage(now, page, rows, span.first), data),
  );
}

async function fetchClean(table: TableSession, span: PageSpan, signal: AbortSignal): Promise<void> {
  const pages = await fetchCleanPages(table, span, signal);
  update(table.data, (data) => withCleanPages(data, pages, span.first));
}
