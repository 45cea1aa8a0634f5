import { LIMITS, utcStamp } from "@limpid/contract";
import { editStore } from "@limpid/database";
import { editsInForce } from "@limpid/edits";
import { defineCall } from "../define-call.ts";
import { findCaller, isOwner } from "../session.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const leftOutRows = defineCall(
  "leftOutRows",
  async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const caller = await findCaller(request, context);
    void reply.header("cache-control", "private, no-store");
    const { offset = 0, limit = LIMITS.listedLeftOut } = query;
    const found = await askTable("listLeftOut", table, { offset, limit, texts: LIMITS.leftOutTexts }, context);
    const edits = editsInForce(await editStore.ofTable(context.database.db, table.id, "rows"));
    const rows = found.rows.flatMap(({ row, texts }) => {
      const edit = edits.findLast(
        ({ kind, value }) =>
          kind === "rows" && value.isLeftOut && value.rows.some(([first, last]) => row >= first && row <= last),
      );
      if (edit === undefined) return [];
      const { dtUtc, username } = edit;
      return { row, texts: [...texts], dt_utc: utcStamp(dtUtc), username, own: isOwner(caller, edit) };
    });
    return { version: table.version, count: found.count, rows };
  },
);
