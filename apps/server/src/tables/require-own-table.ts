import { type TableRecord, viewStore } from "@limpid/database";
import { isTableId } from "@limpid/files";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { type Caller, isOwner, requireCaller } from "../session.ts";
import { requireTable } from "./require-table.ts";

interface CalledTable {
  readonly caller: Caller;
  readonly table: TableRecord;
}

/** The table of a call that only its owner may make. */
export async function requireOwnTable(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  id: string,
  sessionId: string | undefined,
): Promise<CalledTable> {
  const { isOwn, ...called } = await requireCalledTable(request, context, id, sessionId);
  if (!isOwn) throw new Problem("not_owner");
  return called;
}

/** The table of a call by which others propose what its owner does. */
export async function requireCalledTable(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  id: string,
  sessionId: string | undefined,
): Promise<CalledTable & { readonly isOwn: boolean }> {
  const caller = await requireCaller(request, context, sessionId);
  const table = await requireTable(context, id).catch(async (problem: unknown) => {
    if (isTableId(id) && (await viewStore.find(context.database.db, id)) !== undefined)
      throw new Problem("view_read_only");
    throw problem;
  });
  const isOwn = isOwner(caller, table);
  if (isOwn) noteOwner(request, caller, table.id);
  return { caller, table, isOwn };
}

/** What owners do is in the log, with the request's id: which call, of which table, as which user. */
export function noteOwner({ log, routeOptions }: FastifyRequest, { username }: Caller, tableId: string): void {
  const { operationId } = (routeOptions.schema ?? {}) as { readonly operationId?: string };
  log.info({ tableId, call: operationId, username }, "an owner's call");
}
