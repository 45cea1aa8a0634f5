import { randomUUID } from "node:crypto";
import { proposalStore } from "@limpid/database";
import { defineCall } from "../define-call.ts";
import type { CheckContext } from "../edits/check-edit.ts";
import { madeBy } from "../edits/made-by.ts";
import { accept } from "../proposals/accept.ts";
import { settle } from "../proposals/settle.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const decideProposals = defineCall(
  "decideProposals",
  async ({ params, body, request }, context: CheckContext) => {
    const { caller, table: asked } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const { edit_uuids: ids, batch_uuid: batch = randomUUID() } = body;
    // The turn waits for a column that is being cleaned again, because it may then refuse other values.
    return await context.database.turns.take(asked.id, async () => {
      const table = await requireCleanTable(context, asked.id);
      const waiting = await proposalStore.list(context.database.db, { tableId: table.id, isPending: true });
      const wanted = new Set(ids);
      const proposals = ids === undefined ? waiting : waiting.filter(({ editUuid }) => wanted.has(editUuid));
      if (!body.accept || proposals.length === 0) {
        const rejected = {
          tableId: table.id,
          ids: proposals.map(({ editUuid }) => editUuid),
          state: "rejected",
        } as const;
        return { decided: await settle(rejected, context), version: table.version, batch_uuid: null, refused: 0 };
      }
      const made = madeBy(caller, table.id);
      return await accept({ proposals, table, made, batch }, context);
    });
  },
);
