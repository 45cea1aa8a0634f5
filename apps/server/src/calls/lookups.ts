/** The lookups of the contract, which all are asked in the same way. */
import type { CallPart, LookupId } from "@limpid/contract";
import { LOOKUPS } from "@limpid/contract/schemas";
import type { TableLookups } from "@limpid/worker-protocol";
import { type Call, defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const lookups: readonly Call[] = (Object.keys(LOOKUPS) as LookupId[]).map((id) =>
  defineCall(id, async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { version, settings, listedBy } = table;
    if (sendNotModified(request, reply, { etag: `"${version}"`, isPublic: listedBy !== null })) return reply;
    // The worker is the one that knows which query belongs to which lookup.
    const wanted = { query, version, settings } as TableLookups[LookupId]["wanted"];
    return (await askTable(id, table, wanted, context)) as CallPart<LookupId, "reply">;
  }),
);
