/** Ends proposals without any edit, and tells of it. */
import { eventStore, inTransaction, proposalStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { tableStream } from "../tables/streams.ts";

interface Settled {
  readonly tableId: string;
  readonly ids: readonly string[];
  readonly state: "rejected" | "withdrawn";
}

/** How many waited still. */
export async function settle(
  { tableId, ids, state }: Settled,
  { database }: Pick<Context, "database">,
): Promise<number> {
  const stream = tableStream(tableId);
  const settled = await inTransaction(database.db, async (transaction) => {
    const ended = await proposalStore.settle(transaction, tableId, ids, state);
    if (ended.size > 0)
      await eventStore.appendNext(transaction, stream, { kind: "proposals decided", ids: [...ended], state });
    return ended.size;
  });
  await database.hub.announce(stream);
  return settled;
}
