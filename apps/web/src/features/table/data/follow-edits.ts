/**
 * The table's stream of edits, opened once the clean data is here, from where the table was asked for. An edit only says where to look
 * again; one's own are known by their id.
 */
import { LABELS, type TableMessage } from "@limpid/contract";
import { EVERYTHING } from "@limpid/edits";
import { openEvents } from "../../../lib/events.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { cleanRowsHere } from "../model/table-data.ts";
import { invalidate, lookAgain, lookAtRows, staleByAction } from "./live.ts";
import type { Part } from "./parts.ts";
import { showCleaning } from "./show-cleaning.ts";
import { canEdit, type TableSession } from "./table-session.ts";

/** Edits come in bursts, after a lost connection or a paste. */
const GATHER_MS = 150;

/** What to look at again. */
interface Places {
  readonly rows: ReadonlySet<number>;
  readonly parts: ReadonlySet<Part>;
  readonly hasProposals: boolean;
}

type EditData = Extract<TableMessage, { readonly event: "pr" | "change" }>["data"];

const NOWHERE: Places = { rows: new Set(), parts: new Set(), hasProposals: false };

export function followEdits(table: TableSession, signal: AbortSignal): void {
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
    await lookAgainAt(table, wanted).catch(reportProblem);
    isLooking = false;
    if (places !== NOWHERE && !signal.aborted) lookSoon();
  };
  const onMessage = (message: TableMessage, eventId: string): void => {
    table.lastEvent.id = eventId;
    if (message.event === "clean_all") lookAt(withStale(places, EVERYTHING));
    else if (message.event === "cleaning") showCleaning(table, message.data);
    else if (message.event === "proposals" || message.data.state !== "accepted")
      lookAt({ ...places, hasProposals: true });
    else if (!isOwn(table, message.data.edit_uuid)) onEdit(message.data);
  };
  const onEdit = ({ action, row_uuid }: EditData): void => {
    const row = rowOf(table, row_uuid);
    note(action, row);
    if (row === undefined && row_uuid !== null && table.underWay.current > 0) missed.set(row_uuid, action);
  };
  const lookAt = (wanted: Places): void => {
    places = wanted;
    lookSoon();
  };
  const note = (action: string, row: number | null | undefined): void => {
    const next = withStale(places, staleByAction(action));
    lookAt(typeof row === "number" ? { ...next, rows: new Set([...next.rows, row]) } : next);
  };
  const findMissed = (): void => {
    for (const [rowUuid, action] of missed) {
      const row = rowOf(table, rowUuid);
      if (row === undefined) continue;
      missed.delete(rowUuid);
      note(action, row);
    }
    if (table.underWay.current === 0) missed.clear();
  };
  const stopFinding = table.data.subscribe(findMissed);
  const close = openEvents("tableEvents", { job_uuid: table.uuid }, { onMessage }, table.lastEvent.id);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    stopFinding();
    close();
  });
}

function withStale(places: Places, parts: readonly Part[]): Places {
  return { ...places, parts: new Set([...places.parts, ...parts]) };
}

/** The rows that are named come first: the proposals among them that are accepted go when their cells are here. */
async function lookAgainAt(table: TableSession, { rows, parts, hasProposals }: Places): Promise<void> {
  const isCleaned = parts.has("rows");
  if (isCleaned) await lookAgain(table, [...parts]);
  const changed = await lookAtRows(table, rows);
  if (changed > 0)
    postMessage(changed === 1 ? "A cell was changed by someone else" : `${changed} cells were changed by someone else`);
  if (!isCleaned) await lookAgain(table, [...parts]);
  if (hasProposals) await lookAtProposals(table);
}

/** Tells the owner how many proposals wait when new ones have come. */
async function lookAtProposals(table: TableSession): Promise<void> {
  const known = new Set(table.proposals.get().pending.map(({ edit_uuid }) => edit_uuid));
  await invalidate(table, ["proposals"]);
  const { pending } = table.proposals.get();
  const isNew = pending.some(({ edit_uuid, own }) => !own && !known.has(edit_uuid));
  if (isNew && canEdit(table)) postMessage(LABELS.pendingChanges(pending.length));
}

function isOwn(table: TableSession, editUuid: string): boolean {
  return table.ownBatches.has(editUuid) || table.outbox.get().some(({ id }) => id === editUuid);
}

/** Rows that are here are found by their cells' ids; what is not here needs no second look. */
function rowOf(table: TableSession, rowUuid: string | null): number | null | undefined {
  if (rowUuid === null) return null;
  return cleanRowsHere(table.data.get()).find(([, cells]) => cells[0]?.row_uuid === rowUuid)?.[0];
}
