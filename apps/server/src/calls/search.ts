import { CATALOGUE_DEFAULTS, LIMITS } from "@limpid/contract";
import { tableLists } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireCaller } from "../session.ts";
import { catalogueTableToWire } from "../wire/catalogue.ts";

/** What the index finds is read from the database, which alone knows what may be shown. */
export const search = defineCall(
  "search",
  async ({ body, request }, context: Pick<Context, "catalogue" | "database">) => {
    const caller = await requireCaller(request, context, body.session_uuid);
    const text = body.search_text.trim();
    if (text === "") return { results: [] };
    const found = await context.catalogue.find({
      scope: body.scope ?? CATALOGUE_DEFAULTS.scope,
      text,
      limit: LIMITS.searchResults,
      first: body.sort_order === "my_files_first" ? caller : null,
    });
    const scores = new Map(found.map(({ id, score }) => [id, score]));
    const tables = await tableLists.listed(context.database.db, [...scores.keys()]);
    return { results: tables.map((table) => catalogueTableToWire(table, caller, scores.get(table.id) ?? null)) };
  },
);
