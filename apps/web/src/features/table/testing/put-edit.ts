import { sendInTurn } from "../data/outbox-queue.ts";
import type { TableSession } from "../data/table-session.ts";
import type { ScreenEdit } from "../model/screen-edit.ts";

/** Puts an edit into the outbox of which the server says nothing, until the function returned says that it is saved. */
export function putEdit(table: TableSession, edit: ScreenEdit, id = "edit"): () => Promise<void> {
  let save = (): void => {};
  const reply = new Promise<object>((resolve) => {
    save = () => resolve({});
  });
  const sent = sendInTurn(table.queries, { id, edit, sent: { dt_utc: "" } }, () => reply);
  return async () => {
    save();
    await sent;
  };
}
