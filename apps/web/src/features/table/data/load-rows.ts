/** The rows of the job that are looked at: as they were read, and cleaned as far as that has come. */
import { pagesOf } from "../../../ui/grid/page-map.ts";
import { createRowLoader, type MissingRows, type RowLoader } from "../../../ui/grid/row-loader.ts";
import { cellsOfRow, withCleanPage, withRawPage } from "../model/table-data.ts";
import { fetchCleanRows, fetchPage } from "./fetch-page.ts";
import { fetchRows } from "./fetch-rows.ts";
import { type Job, update } from "./job.ts";

export function loadRows(job: Job): RowLoader {
  return createRowLoader((first, last) => missingRows(job, first, last));
}

/** Rows that do not follow one another are fetched so many at a time. */
const PLACES_AT_A_TIME = 60;

function missingRows(job: Job, first: number, last: number): readonly MissingRows[] {
  const { rows } = job.rows.get();
  return rows === null ? missingPages(job, first, last) : missingAt(job, rows, first, last);
}

function missingAt(job: Job, order: Uint32Array, first: number, last: number): readonly MissingRows[] {
  if (order.length === 0) return [];
  const data = job.data.get();
  const isMissing = (row: number): boolean => cellsOfRow(data, row) === undefined;
  const lookedAt = order.subarray(first, last + 1);
  return pagesOf(first, Math.min(last, order.length - 1), PLACES_AT_A_TIME).flatMap((part): readonly MissingRows[] => {
    const rows = [...order.subarray(part * PLACES_AT_A_TIME, (part + 1) * PLACES_AT_A_TIME)].filter(isMissing);
    const fetch = async (signal: AbortSignal): Promise<void> => void (await fetchRows(job, rows, signal, lookedAt));
    return rows.length === 0 ? [] : [{ key: `rows ${rows.join()}`, fetch }];
  });
}

function missingPages(job: Job, first: number, last: number): readonly MissingRows[] {
  const { isIngested, isLoaded } = job.state.get();
  const { rowCount, cleanedRows, pageSize, rawPages, cleanPages } = job.data.get();
  if (!isIngested || rowCount === 0) return [];
  return pagesOf(first, Math.min(last, rowCount - 1), pageSize).flatMap((page): readonly MissingRows[] => {
    const isCleaned = isLoaded && page * pageSize < cleanedRows;
    // Cleaned cells have their originals with them; the last cleaned rows may be followed by others on their page.
    const isWhole = (isCleaned || cleanPages.has(page)) && (page + 1) * pageSize <= cleanedRows;
    const raw = { key: `raw ${page}`, fetch: (signal: AbortSignal) => fetchRaw(job, page, signal) };
    const clean = { key: `clean ${page}`, fetch: (signal: AbortSignal) => fetchClean(job, page, signal) };
    return [...(isWhole || rawPages.has(page) ? [] : [raw]), ...(isCleaned && !cleanPages.has(page) ? [clean] : [])];
  });
}

async function fetchRaw(job: Job, page: number, signal: AbortSignal): Promise<void> {
  const rows = await fetchPage(job, "ingestPage", page, signal);
  const texts = rows.map(({ cells }) => cells.map(({ raw_input }) => raw_input));
  update(job.data, (data) => withRawPage(data, page, texts, page));
}

async function fetchClean(job: Job, page: number, signal: AbortSignal): Promise<void> {
  const rows = await fetchCleanRows(job, page, signal);
  if (rows !== null) update(job.data, (data) => withCleanPage(data, page, rows, page));
}
