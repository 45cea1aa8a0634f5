import { CATALOGUE_DEFAULTS, isFeedName, LIMITS } from "@limpid/contract";
import { type FeedTables, tableLists } from "@limpid/database";
import { isTableId } from "@limpid/files";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { type Caller, requireCaller } from "../session.ts";
import { catalogueTableToWire } from "../wire/catalogue.ts";

export const feed = defineCall("feed", async ({ body, request }, context: Pick<Context, "database">) => {
  const caller = await requireCaller(request, context, body.session_uuid);
  const { feed_name: name = CATALOGUE_DEFAULTS.feed, num_results: limit = LIMITS.feedResults, cursor } = body;
  if (cursor !== undefined && !isTableId(cursor)) throw new Problem("invalid_request", "The cursor is not valid");
  const { tables, lastId } = await read(name, caller, { limit, afterId: cursor ?? null }, context);
  return { results: tables.map((table) => catalogueTableToWire(table, caller, null)), next_cursor: lastId };
});

type Page = Parameters<typeof tableLists.feed>[2];

async function read(name: string, caller: Caller, page: Page, context: Pick<Context, "database">): Promise<FeedTables> {
  if (!isFeedName(name)) throw new Problem("unknown_feed");
  const { db } = context.database;
  return name === "mine" ? tableLists.own(db, caller, page) : tableLists.feed(db, name, page);
}
