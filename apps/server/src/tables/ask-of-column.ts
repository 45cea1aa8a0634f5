/** Asks what a column holds, as calls do whose answer holds until the next edit. */

import type { TableLookups } from "@limpid/worker-protocol";
import type { CallInput } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "./ask-table.ts";
import { askedColumns } from "./asked-columns.ts";
import { askedProfile } from "./profile-wanted.ts";
import { requireCleanTable } from "./require-clean-table.ts";

type Lookups = Pick<TableLookups, "profileColumn" | "findDistribution">;

/** Returns null if the client has the answer already and has received "not modified". */
export async function askOfColumn<Name extends keyof Lookups>(
  name: Name,
  { params, query, request, reply }: Omit<CallInput<"profileColumn">, "body">,
  context: TableContext,
) {
  const table = await requireCleanTable(context, params.job_uuid);
  const asked = await askedColumns(table, [query.column], context);
  if (sendNotModified(request, reply, { etag: `"${table.version}"`, isPublic: table.listedBy !== null })) return null;
  const wanted = await askedProfile(table, query.column, { asked, context });
  const found = await askTable(name, table, wanted, context, { computed: asked.computed });
  return { version: table.version, order: wanted.order, found };
}
