import type { NewEdit } from "@limpid/edits";
import type { Caller } from "../session.ts";

/** What every edit says of itself: of which table it is, whose and when. */
export function madeBy(
  { sessionId: session, username }: Caller,
  tableId: string,
  dtUtc = new Date(),
): Pick<NewEdit, "tableId" | "session" | "username" | "dtUtc"> {
  return { tableId, session, username, dtUtc };
}
