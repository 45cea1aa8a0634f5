import type { TableRecord } from "@limpid/database";

/** Work on a table takes the turn of its user, or else of its session. */
export function nameVisitor({ username, session }: Pick<TableRecord, "username" | "session">): string {
  return username ?? session;
}
