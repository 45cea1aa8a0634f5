/** Reads rows again that are here, since somebody else may have changed them. */
import { countChanged, withCleanPage } from "../model/table-data.ts";
import { fetchCleanRows } from "./fetch-page.ts";
import { fetchRows } from "./fetch-rows.ts";
import { type Job, update } from "./job.ts";

/** Rows that are chosen, or the page of the active one. */
export async function readRowsLookedAt(job: Job, signal: AbortSignal): Promise<void> {
  const [nearest] = nearestPages(job);
  if (isChosen(job)) await fetchRows(job, looseRows(job), signal);
  if (nearest !== undefined) await readPage(job, nearest, signal);
}

/** Returns the number of pages among them. */
export async function readOtherRows(job: Job, signal: AbortSignal): Promise<number> {
  const [, ...others] = nearestPages(job);
  for (const page of others) {
    signal.throwIfAborted();
    await readPage(job, page, signal);
  }
  if (!isChosen(job)) await fetchRows(job, looseRows(job), signal);
  return others.length;
}

const isChosen = (job: Job): boolean => job.rows.get().rows !== null;

/** Those that came last come first. */
const looseRows = (job: Job): readonly number[] => [...job.data.get().looseRows.keys()].toReversed();

/** Pages that are here, as they are likely to be looked at. */
function nearestPages(job: Job): readonly number[] {
  const { cleanPages, pageSize } = job.data.get();
  const here = job.view.get().active.row / pageSize;
  return [...cleanPages.keys()].sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
}

/** Returns the number of cells that somebody else has changed in those of the rows that are here. */
export async function readRowsAgain(job: Job, rows: Iterable<number>, signal: AbortSignal): Promise<number> {
  const { cleanPages, looseRows, pageSize } = job.data.get();
  const wanted = [...rows];
  const pages = new Set(wanted.map((row) => Math.floor(row / pageSize)).filter((page) => cleanPages.has(page)));
  const loose = wanted.filter((row) => looseRows.has(row));
  let changed = 0;
  for (const page of pages) changed += await readPage(job, page, signal);
  return changed + (await fetchRows(job, loose, signal));
}

/** Returns the number of cells that somebody else has changed. */
export async function readPage(job: Job, page: number, signal: AbortSignal): Promise<number> {
  const rows = await fetchCleanRows(job, page, signal);
  if (rows === null) return 0;
  const before = job.data.get();
  const first = page * before.pageSize;
  const changed = rows.reduce((sum, cells, index) => sum + countChanged(before, first + index, cells), 0);
  if (changed > 0) update(job.data, (data) => withCleanPage(data, page, rows, page));
  return changed;
}
