import type { DescribeTableRequest } from "@limpid/contract";
import { type OwnerDetails, tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { requireTable } from "../tables/require-table.ts";
import { tableReply } from "../tables/table-reply.ts";

export const describeTable = defineCall(
  "describeTable",
  async ({ params, body, request }, context: Pick<Context, "blobs" | "config" | "database">) => {
    const { session_uuid, ...details } = body;
    const { table } = await requireOwnTable(request, context, params.job_uuid, session_uuid);
    await tableStore.describe(context.database.db, table.id, fromWire(details));
    return await tableReply(await requireTable(context, table.id), true, context);
  },
);

type Details = Omit<DescribeTableRequest, "session_uuid">;

/** Names and tags without blanks around them; a tag is there once. */
function fromWire({ name, description, tags, listed, auto_accept }: Details): OwnerDetails {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(tags !== undefined && { tags: [...new Set(tags.map((tag) => tag.trim()))] }),
    ...(listed !== undefined && { listed }),
    ...(auto_accept !== undefined && { autoAccept: auto_accept }),
  };
}
