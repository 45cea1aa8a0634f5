/** Views: a query is run and its result kept; run again, once however many look, when a table has a newer version. */
import { randomUUID } from "node:crypto";
import { type TableRecord, type ViewRecord, viewStore } from "@limpid/database";
import { removeRun, viewKey } from "@limpid/files";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import type { Caller } from "../session.ts";
import type { NamesFor } from "./find-named.ts";
import { provideTables } from "./provide-tables.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "exports" | "queries">;

export async function makeView(
  context: Needs,
  { sessionId, username }: Caller,
  query: string,
  gone: AbortSignal,
): Promise<ViewRecord> {
  await requireDisk(context);
  const id = randomUUID();
  const names: NamesFor = { kind: "writer", visitor: { sessionId, username } };
  const run = await context.queries.run(queryOf(context, { id, run: 1, query, session: sessionId }, names, gone));
  return await viewStore.create(context.database.db, { id, query, session: sessionId, username }, run);
}

export function isOutdated({ tables }: ViewRecord, now: readonly TableRecord[]): boolean {
  return tables.some(({ id, version }) => now.find((table) => table.id === id)?.version !== version);
}

const renewals = new Map<string, Promise<ViewRecord>>();

/** The view after its query was run again. */
export async function renew(context: Needs, view: ViewRecord): Promise<ViewRecord> {
  const renewal = renewals.get(view.id) ?? renewInTurn(context, view).finally(() => renewals.delete(view.id));
  renewals.set(view.id, renewal);
  return await renewal;
}

/** Another process may have run it again meanwhile, and would write the same file. */
function renewInTurn(context: Needs, view: ViewRecord): Promise<ViewRecord> {
  return context.database.turns.take(`view ${view.id}`, async () => {
    const now = await viewStore.find(context.database.db, view.id);
    return now === undefined || now.run === view.run ? await runAgain(context, view) : now;
  });
}

async function runAgain(context: Needs, view: ViewRecord): Promise<ViewRecord> {
  await requireDisk(context);
  const next = { ...view, run: view.run + 1, session: `view ${view.id}` };
  // The first client may leave while others still wait, so only the time limit ends the query.
  const names: NamesFor = { kind: "kept", tables: view.tables };
  const run = await context.queries.run(queryOf(context, next, names, new AbortController().signal));
  const renewed = await viewStore.renew(context.database.db, view, run);
  // Somebody may still be reading the rows of the run before this one.
  if (view.run > 1) await removeRun(context.blobs, view.id, view.run - 1);
  const kept = renewed ?? (await viewStore.find(context.database.db, view.id));
  if (kept === undefined) throw new Problem("unknown_view");
  return kept;
}

type Run = Pick<ViewRecord, "id" | "query" | "run" | "session">;

function queryOf(context: Needs, { id, run, query, session }: Run, names: NamesFor, signal: AbortSignal) {
  return {
    text: query,
    session,
    rowsPath: context.blobs.path(viewKey(id, run)),
    signal,
    provide: (checked: Parameters<typeof provideTables>[1]) => provideTables(context, checked, names, signal),
  };
}
