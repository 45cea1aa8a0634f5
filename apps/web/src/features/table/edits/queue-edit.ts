/** Puts an edit into the outbox, which sends it. */
import { LABELS } from "@limpid/contract";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage } from "../../../lib/messages.ts";
import type { TableSession } from "../data/table-session.ts";
import { type EditBody, isUnsaved, type OutboxEntry } from "../model/outbox.ts";
import { sendEdit } from "./send-edits.ts";

type Place = Pick<OutboxEntry, "column" | "isProposal" | "row">;

/** The id of the edit. */
export function queue(table: TableSession, place: Place, body: EditBody): string {
  const edit = { id: idBuffer.take(), ...place, body };
  sendEdit(table, edit);
  postMessage(LABELS.pendingChanges(table.outbox.get().filter(isUnsaved).length));
  return edit.id;
}
