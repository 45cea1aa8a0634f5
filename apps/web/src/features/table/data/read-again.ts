/** Reads loaded rows again, because another person may have changed them. */
import { countChanged, withCleanPage } from "../model/table-data.ts";
import { fetchCleanRows } from "./fetch-page.ts";
import { fetchRows } from "./fetch-rows.ts";
import { type TableSession, update } from "./table-session.ts";

/** Rows that are chosen, or the page of the active one. */
export async function readRowsLookedAt(table: TableSession, signal: AbortSignal): Promise<void> {
  const [nearest] = nearestPages(table);
  if (isChosen(table)) await fetchRows(table, looseRows(table), signal);
  if (nearest !== undefined) await readPage(table, nearest, signal);
}

/** Returns the number of pages among them. */
export async function readOtherRows(table: TableSession, signal: AbortSignal): Promise<number> {
  const [, ...others] = nearestPages(table);
  for (const page of others) {
    signal.throwIfAborted();
    await readPage(table, page, signal);
  }
  if (!isChosen(table)) await fetchRows(table, looseRows(table), signal);
  return others.length;
}

const isChosen = (table: TableSession): boolean => table.rows.get().rows !== null;

/** The rows that arrived last come first. */
const looseRows = (table: TableSession): readonly number[] => [...table.data.get().looseRows.keys()].toReversed();

/** Pages that are here, as they are likely to be looked at. */
function nearestPages(table: TableSession): readonly number[] {
  const { cleanPages, pageSize } = table.data.get();
  const here = table.view.get().active.row / pageSize;
  return [...cleanPages.keys()].sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
}

/** Returns the number of cells that other people changed in loaded rows. */
export async function readRowsAgain(table: TableSession, rows: Iterable<number>, signal: AbortSignal): Promise<number> {
  const { cleanPages, looseRows, pageSize } = table.data.get();
  const wanted = [...rows];
  const pages = new Set(wanted.map((row) => Math.floor(row / pageSize)).filter((page) => cleanPages.has(page)));
  const loose = wanted.filter((row) => looseRows.has(row));
  let changed = 0;
  for (const page of pages) changed += await readPage(table, page, signal);
  return changed + (await fetchRows(table, loose, signal));
}

/** Returns the number of cells that other people changed. */
export async function readPage(table: TableSession, page: number, signal: AbortSignal): Promise<number> {
  const rows = await fetchCleanRows(table, page, signal);
  if (rows === null) return 0;
  const before = table.data.get();
  const first = page * before.pageSize;
  const changed = rows.reduce((sum, cells, index) => sum + countChanged(before, first + index, cells), 0);
  if (changed > 0) update(table.data, (data) => withCleanPage(data, page, rows, page));
  return changed;
}
