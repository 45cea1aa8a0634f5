import { tableLists } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { goneSignal } from "../gone-signal.ts";
import { requireCaller } from "../session.ts";
import { queryOfTables } from "../sql/query-of-tables.ts";
import { makeView } from "../sql/view-runs.ts";

const MAX_TABLES = 1000;

type Needs = Pick<Context, "blobs" | "config" | "database" | "exports" | "queries">;

/** A view of the public tables that carry all of the tags, newest first. */
export const tags = defineCall("tags", async ({ body, request, reply }, context: Needs) => {
  const caller = await requireCaller(request, context, body.session_uuid);
  const wanted = [body.query]
    .flat()
    .join(",")
    .split(",")
    .flatMap((tag) => (tag.trim() === "" ? [] : [tag.trim()]));
  const { db } = context.database;
  const tables =
    wanted.length === 0 ? [] : await tableLists.withoutLeftOut(db, await tableLists.withTags(db, wanted, MAX_TABLES));
  const { id } = await makeView(context, caller, queryOfTables(tables), goneSignal(reply));
  return { view_uuid: id };
});
