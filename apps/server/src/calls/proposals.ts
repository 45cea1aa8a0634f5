import { LIMITS, type ProposalsReply } from "@limpid/contract";
import { editStore, proposalStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { findTexts } from "../proposals/find-texts.ts";
import { findCaller, isOwner } from "../session.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { proposalsToWire } from "../wire/proposals.ts";

export const proposals = defineCall(
  "proposals",
  async (
    { params, request, reply },
    context: Pick<Context, "blobs" | "database" | "workers">,
  ): Promise<ProposalsReply> => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { db } = context.database;
    const caller = await findCaller(request, context);
    void reply.header("cache-control", "private, no-store");
    if (caller === undefined) return proposalsToWire({ table, caller, pending: [], texts: [], decided: [] });
    const whose = { tableId: table.id, visitor: isOwner(caller, table) ? undefined : caller };
    const pending = await proposalStore.list(db, { ...whose, isPending: true });
    const decided = await proposalStore.list(db, { ...whose, isPending: false, limit: LIMITS.listedDecidedProposals });
    const edits = pending.length === 0 ? [] : await editStore.upTo(db, table.id, table.version);
    const texts = await findTexts(pending, { table, edits }, context);
    return proposalsToWire({ table, caller, pending, texts, decided });
  },
);
