import { proposalStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { settle } from "../proposals/settle.ts";
import { requireCaller } from "../session.ts";
import { requireTable } from "../tables/require-table.ts";

export const withdrawProposals = defineCall(
  "withdrawProposals",
  async ({ params, body, request }, context: Pick<Context, "database">) => {
    const visitor = await requireCaller(request, context, body.session_uuid);
    const { id: tableId } = await requireTable(context, params.job_uuid);
    const own = await proposalStore.list(context.database.db, { tableId, visitor, isPending: true });
    const wanted = new Set(body.edit_uuids);
    const ids = own.flatMap(({ editUuid }) => (wanted.has(editUuid) ? [editUuid] : []));
    return { withdrawn: await settle({ tableId, ids, state: "withdrawn" }, context) };
  },
);
