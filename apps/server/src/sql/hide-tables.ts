/** A view may be shared without the tables that it was made from: it tells others no id of a private table. */
import type { ViewReply } from "@limpid/contract";
import { tableLists, type ViewRecord } from "@limpid/database";
import type { Context } from "../context.ts";
import { isOwner, type Visitor } from "../session.ts";

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** Replaces such an id; no query runs with it. */
const HIDDEN = "private table";

export async function hideTables(
  { database }: Pick<Context, "database">,
  view: ViewRecord,
  reply: ViewReply,
  caller: Visitor | undefined,
): Promise<ViewReply> {
  if (isOwner(caller, view)) return reply;
  const detail = reply.problem?.detail ?? "";
  const named = [...reply.tables.map(({ id }) => id), ...idsIn(reply.query), ...idsIn(detail)];
  const hidden = new Set(await tableLists.hidden(database.db, caller, [...new Set(named)]));
  const shown = (text: string): string => text.replace(IDS, (id) => (hidden.has(id.toLowerCase()) ? HIDDEN : id));
  return {
    ...reply,
    query: shown(reply.query),
    tables: reply.tables.filter(({ id }) => !hidden.has(id)),
    problem: reply.problem && { ...reply.problem, ...(detail !== "" && { detail: shown(detail) }) },
  };
}

function idsIn(text: string): string[] {
  return (text.match(IDS) ?? []).map((id) => id.toLowerCase());
}
