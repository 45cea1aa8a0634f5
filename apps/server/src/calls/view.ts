import type { ViewReply } from "@limpid/contract";
import { type ViewRecord, viewStore } from "@limpid/database";
import { isTableId, viewKey } from "@limpid/files";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { problemToWire } from "../problem-replies.ts";
import { findCaller } from "../session.ts";
import { requireTables } from "../sources/require-source.ts";
import { hideTables } from "../sql/hide-tables.ts";
import { isOutdated, renew } from "../sql/view-runs.ts";
import { viewToWire } from "../wire/view.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "exports" | "queries">;

/** A view whose result is not to be had any more still tells its query. */
export const view = defineCall("view", async ({ params, request }, context: Needs): Promise<ViewReply> => {
  const { view_uuid: id } = params;
  const found = isTableId(id) ? await viewStore.find(context.database.db, id) : undefined;
  if (found === undefined) throw new Problem("unknown_view");
  const caller = await findCaller(request, context);
  return await hideTables(context, found, await replyOf(context, found), caller);
});

async function replyOf(context: Needs, found: ViewRecord): Promise<ViewReply> {
  try {
    return await currentView(context, found);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return viewToWire(found, { isRerun: false, problem: problemToWire(error, context.config.maxUploadMb) });
  }
}

async function currentView(context: Needs, found: ViewRecord): Promise<ViewReply> {
  const tables = await requireTables(context, found);
  const isThere = await context.blobs.touch(viewKey(found.id, found.run));
  if (isThere && !isOutdated(found, tables)) return viewToWire(found, { isRerun: false, problem: null });
  return viewToWire(await renew(context, found), { isRerun: true, problem: null });
}
