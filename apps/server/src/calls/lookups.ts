/** The lookups of the contract, which all are asked in the same way. */
import { type CallPart, callPath, type LookupId } from "@limpid/contract";
import { LOOKUPS, type LookupSpec } from "@limpid/contract/schemas";
import type { TableLookups } from "@limpid/worker-protocol";
import { type Call, type CallInput, defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { askedColumns } from "../tables/asked-columns.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const lookups = Object.fromEntries(
  (Object.keys(LOOKUPS) as LookupId[]).map((id) => [id, lookupCall(id)]),
) as Readonly<Record<LookupId, Call>>;

function lookupCall(id: LookupId): Call {
  const { columns: named = () => [], isDense = false }: LookupSpec = LOOKUPS[id];
  const isKept = callPath(id).method === "GET";
  const answer = async ({ params, query, body, request, reply }: CallInput<LookupId>, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const asked = body ?? query;
    const { columns, computed } = await askedColumns(table, named(asked as never), context);
    const { version, settings, listedBy } = table;
    const tag = { etag: `"${version}"`, isPublic: listedBy !== null };
    if (isKept && sendNotModified(request, reply, tag)) return reply;
    // The worker is the one that knows which question belongs to which lookup.
    const wanted = { asked, version, settings, columns } as TableLookups[LookupId]["wanted"];
    const found = await askTable(id, table, wanted, context, { computed });
    if ("refused" in found) throw new Problem(found.refused, found.detail);
    return found as CallPart<LookupId, "reply">;
  };
  return defineCall(id, answer, { isDense });
}
