/**
 * Turns the stored events of a table into the messages for its followers. A client that applies each `pr` in order has the table as it
 * is: changes that were undone, rejected or withdrawn since are left out, and an undo is sent as the values that are in force again.
 */

import { rowsToWire } from "@limpid/cells";
import { LIMITS } from "@limpid/contract";
import { editStore, proposalStore, type StoredEvent, type TableEvent, tableStore } from "@limpid/database";
import { type CellEdit, cellsIn, editKind, foldEdits, type StoredEdit, stepId } from "@limpid/edits";
import type { Context } from "../context.ts";
import { askTable } from "../tables/ask-table.ts";
import { toWireTable } from "../tables/wire-table.ts";
import {
  type CellInForce,
  cellMessages,
  changeMessage,
  editMessage,
  outputMessages,
  type ProposalOutcome,
  type SentMessage,
  type StreamedEdit,
} from "../wire/edit.ts";

type Needs = Pick<Context, "blobs" | "database" | "log" | "workers">;

/** The most text that is read to describe the cells of one step. Longer steps are sent as one `change`. */
const MOST_CHARACTERS = 1_000_000;

/** Returns each event with the messages that are sent in its place. */
export async function tellOfTable(
  tableId: string,
  events: readonly StoredEvent[],
  context: Needs,
): Promise<readonly StoredEvent[]> {
  if (events.length === 0) return events;
  const undone = await editStore.findUndoneSteps(context.database.db, tableId);
  const sent: StoredEvent[] = [];
  for (const event of events)
    sent.push({ ...event, payload: await messagesOf(tableId, event.payload as TableEvent, undone, context) });
  return sent;
}

async function messagesOf(
  tableId: string,
  event: TableEvent,
  undone: ReadonlySet<string>,
  context: Needs,
): Promise<readonly SentMessage[]> {
  const { db } = context.database;
  switch (event.kind) {
    case "clean all":
      return [{ message: { event: "clean_all" }, by: null }];
    case "proposal": {
      const [proposal] = await proposalStore.find(db, tableId, [event.edit.editUuid]);
      const isPending = proposal?.state === "pending";
      return isPending ? [{ message: editMessage(event.edit, "pending"), by: event.edit.session }] : [];
    }
    case "proposals decided": {
      const { ids, state } = event;
      const decided: SentMessage = { message: { event: "proposals", data: { edit_uuids: [...ids], state } }, by: null };
      if (state !== "rejected" && state !== "withdrawn") return [decided];
      return [decided, ...(await outcomeOf(tableId, ids, state, context))];
    }
    case "edit":
      return await messagesOfEdit(event.edit, undone, context);
  }
}

/** Returns the values in force in the places of proposals that were rejected or withdrawn. */
async function outcomeOf(
  tableId: string,
  ids: readonly string[],
  state: ProposalOutcome,
  context: Needs,
): Promise<readonly SentMessage[]> {
  const proposals = await proposalStore.find(context.database.db, tableId, ids.slice(0, LIMITS.pullRequestCells));
  const sent: SentMessage[] = [];
  for (const proposal of proposals) {
    const edit: StreamedEdit = { ...proposal, dtUtc: proposal.dtUtc.toISOString() };
    const found = await inForce(edit, [{ ...proposal, seq: 0, version: 0 }], context, state);
    sent.push(...(found ?? []));
  }
  return sent;
}

async function messagesOfEdit(
  edit: StreamedEdit,
  undone: ReadonlySet<string>,
  context: Needs,
): Promise<readonly SentMessage[]> {
  const change: readonly SentMessage[] = [{ message: changeMessage(edit), by: edit.session }];
  if (edit.kind === "hold") {
    const { batch, undone: isUndone } = edit.value;
    const step = await editStore.ofStep(context.database.db, edit.tableId, batch);
    const [first] = step;
    if (first?.kind === "component" && !isUndone) {
      const { kind, place, value } = first;
      return [{ message: editMessage({ ...edit, kind, place, value }), by: edit.session }];
    }
    return (await inForce(edit, step, context)) ?? change;
  }
  if (undone.has(stepId(edit))) return [];
  if (edit.kind === "cell" && edit.value.field === "output")
    return outputMessages(edit).map((message) => ({ message, by: edit.session }));
  const isPullRequest = editKind(edit.kind).proposal !== "refused";
  return isPullRequest ? [{ message: editMessage(edit), by: edit.session }] : change;
}

/** Returns the values that are in force now in all places of a step, or undefined where there are too many or they cannot be read. */
async function inForce(
  edit: StreamedEdit,
  step: readonly StoredEdit[],
  context: Needs,
  state?: ProposalOutcome,
): Promise<readonly SentMessage[] | undefined> {
  const places = placesOf(step);
  if (places === undefined) return undefined;
  const cells = await cellsInForce(edit.tableId, places.cells, context);
  if (cells.length < places.cells.length) return undefined;
  const titles = await titlesInForce(edit.tableId, places.titles, context);
  return [
    ...titles.map(({ column, value }) =>
      editMessage({ ...edit, kind: "title", place: { row: null, column }, value }, state),
    ),
    ...cells.flatMap((cell) => cellMessages(edit, cell, state)),
  ].map((message) => ({ message, by: edit.session }));
}

type Place = Omit<CellInForce, "cell">;

interface Places {
  readonly cells: readonly Place[];
  /** Columns. */
  readonly titles: readonly number[];
}

/** Returns the places of a step that changes only cells and titles. */
function placesOf(step: readonly StoredEdit[]): Places | undefined {
  const titles = new Set<number>();
  const cells = new Map<string, { row: number; column: number; fields: Set<CellEdit["field"]> }>();
  for (const edit of step) {
    const { column } = edit.place;
    const changes = cellsIn(edit);
    if (edit.kind === "title") titles.add(edit.place.column);
    else if (column === null || changes.length === 0 || changes.length > 4 * LIMITS.pullRequestCells) return undefined;
    for (const [row, { field }] of changes) {
      const cell = cells.get(`${row},${column}`) ?? { row, column: column ?? 0, fields: new Set() };
      cells.set(`${row},${column}`, cell);
      cell.fields.add(field);
    }
    if (cells.size > LIMITS.pullRequestCells) return undefined;
  }
  return cells.size + titles.size === 0 ? undefined : { cells: [...cells.values()], titles: [...titles] };
}

async function titlesInForce(
  tableId: string,
  columns: readonly number[],
  { database: { db } }: Needs,
): Promise<readonly { readonly column: number; readonly value: string }[]> {
  if (columns.length === 0) return [];
  const table = await tableStore.find(db, tableId);
  const { titles } = foldEdits(await editStore.ofColumns(db, tableId));
  return columns.flatMap((column) => {
    const value = titles.get(column) ?? table?.columns[column]?.title;
    return value === undefined ? [] : [{ column, value }];
  });
}

/** Returns fewer cells than were asked for where their texts are long or cannot be read now. */
async function cellsInForce(
  tableId: string,
  places: readonly Place[],
  context: Needs,
): Promise<readonly CellInForce[]> {
  if (places.length === 0) return [];
  try {
    const table = await tableStore.find(context.database.db, tableId);
    if (table?.status !== "done") return [];
    const rows = [...new Set(places.map(({ row }) => row))];
    const found = await askTable("readRows", table, { rows, mostCharacters: MOST_CHARACTERS }, context);
    const numbered = found.rows.map((verdicts, index) => ({ row: rows[index] ?? 0, verdicts }));
    const read = new Map(
      rowsToWire(toWireTable(table), numbered, found.edits).map(({ idx, cells }) => [idx, cells] as const),
    );
    return places.flatMap((place) => {
      const cell = read.get(place.row)?.[place.column];
      return cell === undefined ? [] : [{ ...place, cell }];
    });
  } catch (error) {
    context.log.warn({ err: error, tableId }, "the cells of a change could not be read for its message");
    return [];
  }
}
