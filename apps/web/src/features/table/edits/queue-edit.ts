/** Puts an edit into the outbox, which sends it. */
import { LABELS } from "@limpid/contract";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage } from "../../../lib/messages.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { type EditBody, isUnsaved, type OutboxEntry, stepOutbox } from "../model/outbox.ts";
import { sendEdits } from "./send-edits.ts";

type Place = Pick<OutboxEntry, "column" | "isProposal" | "row">;

/** The id of the edit. */
export function queue(table: TableSession, place: Place, body: EditBody): string {
  const entry = { id: idBuffer.take(), ...place, body };
  update(table.outbox, (outbox) => stepOutbox(outbox, { kind: "queued", entry }));
  postMessage(LABELS.pendingChanges(table.outbox.get().filter(isUnsaved).length));
  sendEdits(table);
  return entry.id;
}
