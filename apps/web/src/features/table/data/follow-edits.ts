/**
 * The table's stream of edits, opened once the clean data is here, from where the table was asked for. An edit only says where to look
 * again; one's own are known by their id.
 */
import { LABELS, type TableMessage } from "@limpid/contract";
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { cleansAnew } from "../model/outbox.ts";
import { cleanRowsHere } from "../model/table-data.ts";
import { canEdit, type Job } from "./job.ts";
import {
  refreshCleaned,
  refreshColumns,
  refreshConflicts,
  refreshEditLog,
  refreshIssues,
  refreshProposals,
  refreshRows,
  refreshTable,
} from "./refresh.ts";
import { showCleaning } from "./show-cleaning.ts";

/** Edits come in bursts: missed for a while, or pasted by somebody. */
const GATHER_MS = 150;

/** Where to look again. */
interface Places {
  readonly rows: ReadonlySet<number>;
  readonly hasTitles: boolean;
  /** Rows that are not here count, too. */
  readonly hasCells: boolean;
  readonly isCleanedAnew: boolean;
  readonly hasProposals: boolean;
}

type EditData = Extract<TableMessage, { readonly event: "pr" | "change" }>["data"];

const NOWHERE: Places = {
  rows: new Set(),
  hasTitles: false,
  hasCells: false,
  isCleanedAnew: false,
  hasProposals: false,
};

export function followEdits(job: Job, signal: AbortSignal): void {
  let places = NOWHERE;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Actions by row that was not here when it was edited: a page that was asked for before may show it as it was. */
  const missed = new Map<string, string>();

  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), GATHER_MS);
  };
  // One look at a time, however many edits come while the server answers: all of them are for the next one.
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const wanted = places;
    places = NOWHERE;
    await lookAgain(job, wanted, signal).catch(reportProblem);
    isLooking = false;
    if (places !== NOWHERE && !signal.aborted) lookSoon();
  };
  const onMessage = (message: TableMessage, eventId: string): void => {
    job.lastEvent.id = eventId;
    if (message.event === "clean_all") lookAt({ ...places, isCleanedAnew: true });
    else if (message.event === "cleaning") showCleaning(job, message.data);
    else if (message.event === "proposals" || message.data.state !== "accepted")
      lookAt({ ...places, hasProposals: true });
    else if (!isOwn(job, message.data.edit_uuid)) onEdit(message.data);
  };
  const onEdit = ({ action, row_uuid }: EditData): void => {
    const row = rowOf(job, row_uuid);
    if (row !== undefined) note(action, row);
    else lookAt({ ...places, hasCells: true });
    if (row === undefined && row_uuid !== null && job.underWay.current > 0) missed.set(row_uuid, action);
  };
  const lookAt = (wanted: Places): void => {
    places = wanted;
    lookSoon();
  };
  const note = (action: string, row: number | null): void => {
    lookAt(withEdit(places, action, row));
  };
  const findMissed = (): void => {
    for (const [rowUuid, action] of missed) {
      const row = rowOf(job, rowUuid);
      if (row === undefined) continue;
      missed.delete(rowUuid);
      note(action, row);
    }
    if (job.underWay.current === 0) missed.clear();
  };
  const stopFinding = job.data.subscribe(findMissed);
  const close = openEvents("tableEvents", { job_uuid: job.uuid }, { onMessage }, job.lastEvent.id);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    stopFinding();
    close();
  });
}

/** `row`: null for an edit of a column or of the whole table. */
function withEdit(places: Places, action: string, row: number | null): Places {
  const isOfMany = action === "edit_cells" || action === "enrich_column_from_component";
  if (cleansAnew(action) || isOfMany) return { ...places, isCleanedAnew: true };
  if (action === "edit_rows") return { ...places, hasCells: true };
  if (row === null) return { ...places, hasTitles: true };
  return { ...places, hasCells: true, rows: new Set([...places.rows, row]) };
}

async function lookAgain(job: Job, places: Places, signal: AbortSignal): Promise<void> {
  const { rows, hasTitles, hasCells, isCleanedAnew, hasProposals } = places;
  if (isCleanedAnew) await refreshCleaned(job, signal);
  else if (hasTitles) await refreshColumns(job, signal);
  const changed = await refreshRows(job, rows, signal);
  if (changed > 0)
    postMessage(changed === 1 ? "A cell was changed by someone else" : `${changed} cells were changed by someone else`);
  // Its version, and what it counts of rows that are not here.
  if (hasCells && !isCleanedAnew) await Promise.all([refreshTable(job, signal), refreshIssues(job, signal)]);
  if ((hasCells || hasTitles) && !isCleanedAnew)
    await Promise.all([refreshEditLog(job, signal), refreshConflicts(job, signal)]);
  // Of one that is accepted, the cells have to hold it first.
  if (hasProposals) await lookAtProposals(job, signal);
}

/** The owner is told how many wait, when others have come. */
async function lookAtProposals(job: Job, signal: AbortSignal): Promise<void> {
  const known = new Set(job.proposals.get().pending.map(({ edit_uuid }) => edit_uuid));
  await refreshProposals(job, signal);
  const { pending } = job.proposals.get();
  const isNew = pending.some(({ edit_uuid, own }) => !own && !known.has(edit_uuid));
  if (isNew && canEdit(job)) postMessage(LABELS.pendingChanges(pending.length));
}

function isOwn(job: Job, editUuid: string): boolean {
  return job.ownBatches.has(editUuid) || job.outbox.get().some(({ id }) => id === editUuid);
}

/** Rows that are here are found by their cells' ids; what is not here needs no second look. */
function rowOf(job: Job, rowUuid: string | null): number | null | undefined {
  if (rowUuid === null) return null;
  return cleanRowsHere(job.data.get()).find(([, cells]) => cells[0]?.row_uuid === rowUuid)?.[0];
}
