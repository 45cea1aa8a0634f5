/** Shows edits at once, and puts them into the outbox, which sends them. */
import { LABELS, utcStamp } from "@limpid/contract";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage } from "../../../lib/messages.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { isUnsaved, type SentWith } from "../model/outbox.ts";
import { type ScreenEdit, shownKind } from "../model/screen-edit.ts";
import { cellAt } from "../model/table-data.ts";
import { sendEdit } from "./send-edits.ts";

interface Options {
  readonly isProposal?: boolean;
  /** Id shared by edits that are undone together. */
  readonly batch_uuid?: string;
}

/** Shows what the edit makes of the table, as far as that is known here. */
export function show(table: TableSession, edit: ScreenEdit): void {
  const { show: shown } = shownKind(edit);
  if (shown !== undefined) update(table.data, (data) => shown(data, edit));
}

/** Returns the id of the edit. */
export function queue(table: TableSession, edit: ScreenEdit, { isProposal, batch_uuid }: Options = {}): string {
  const sent = { ...idsAt(table, edit), dt_utc: utcStamp(new Date()), ...(batch_uuid !== undefined && { batch_uuid }) };
  const id = idBuffer.take();
  sendEdit(table, { id, edit, sent, ...(isProposal !== undefined && { isProposal }) });
  postMessage(LABELS.pendingChanges(table.outbox.get().filter(isUnsaved).length));
  return id;
}

function idsAt(table: TableSession, { place: { row, column } }: ScreenEdit): Omit<SentWith, "dt_utc"> {
  if (column === null) return {};
  const data = table.data.get();
  const column_uuid = data.columns[column]?.id ?? "";
  const cell = row === null ? undefined : cellAt(data, row, column);
  return cell === undefined ? { column_uuid } : { column_uuid, row_uuid: cell.row_uuid, cell_uuid: cell.id };
}
