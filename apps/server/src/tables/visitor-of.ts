import type { TableRecord } from "@limpid/database";

/** Whose turn it is when the table is worked on: its user's, or its session's. */
export function visitorOf({ username, session }: Pick<TableRecord, "username" | "session">): string {
  return username ?? session;
}
