/**
 * The table's stream of edits, opened once the clean data is here. It replays from the start, so an edit only says
 * where to look again; one's own are known by their id.
 */
import type { TableMessage } from "@limpid/contract";
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { cleansAnew } from "../model/outbox.ts";
import type { Job } from "./job.ts";
import { refreshCleaned, refreshColumns, refreshPage } from "./refresh.ts";

/** Edits come in bursts: replayed, or pasted by somebody. */
const GATHER_MS = 150;

export function followEdits(job: Job, signal: AbortSignal): void {
  const pages = new Set<number>();
  let hasTitles = false;
  let isCleanedAnew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    const wanted = [...pages];
    pages.clear();
    if (isCleanedAnew) await refreshCleaned(job, signal);
    else if (hasTitles) await refreshColumns(job, signal);
    hasTitles = isCleanedAnew = false;
    let changed = 0;
    for (const page of wanted) changed += await refreshPage(job, page, signal);
    if (changed > 0)
      postMessage(
        changed === 1 ? "A cell was changed by somebody else" : `${changed} cells were changed by somebody else`,
      );
  };
  const onMessage = ({ event, data }: TableMessage): void => {
    if (event !== "pr" || isOwn(job, data.edit_uuid)) return;
    const row = rowOf(job, data.row_uuid);
    if (row === undefined) return;
    if (cleansAnew(data.action)) isCleanedAnew = true;
    else if (row === null) hasTitles = true;
    else pages.add(Math.floor(row / job.data.get().pageSize));
    clearTimeout(timer);
    timer = setTimeout(() => void look().catch(reportProblem), GATHER_MS);
  };
  const close = openEvents("tableEvents", { job_uuid: job.uuid }, { onMessage });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    close();
  });
}

function isOwn(job: Job, editUuid: string): boolean {
  return job.outbox.get().some(({ id }) => id === editUuid);
}

/** Rows that are here are found by their cells' ids; what is not here needs no second look. */
function rowOf(job: Job, rowUuid: string | null): number | null | undefined {
  if (rowUuid === null) return null;
  const { cleanPages, pageSize } = job.data.get();
  for (const [page, rows] of cleanPages) {
    const index = rows.findIndex((cells) => cells[0]?.row_uuid === rowUuid);
    if (index >= 0) return page * pageSize + index;
  }
  return undefined;
}
