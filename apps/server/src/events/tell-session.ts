/** Tells the session that owns a table what has become of it, in whatever window that is. */
import { eventStore, type SessionEvent, sessionStore, tableStore } from "@limpid/database";
import type { Context } from "../context.ts";

/** A job whose telling fails has done its work all the same. */
export async function tellSession(
  { database, log }: Pick<Context, "database" | "log">,
  tableId: string,
  kind: SessionEvent["kind"],
): Promise<void> {
  try {
    const table = await tableStore.find(database.db, tableId);
    if (table === undefined) return;
    const stream = sessionStore.stream(table.session);
    const event: SessionEvent = { kind, tableId, name: table.name ?? table.fileName ?? tableId };
    await eventStore.appendNext(database.db, stream, event);
    await database.hub.announce(stream);
  } catch (error) {
    log.warn({ err: error, tableId }, "a session got no message about its table");
  }
}
