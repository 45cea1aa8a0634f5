import {
  type Executor,
  inTransaction,
  type NewTable,
  quotaStore,
  type TableRecord,
  tableStore,
} from "@limpid/database";
import type { Context } from "../context.ts";
import { fetchAhead } from "../jobs/fetch-ahead.ts";
import { requireRoom } from "../quotas/require-room.ts";
import { findNetwork } from "../security/find-network.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">;

export interface StartedTable extends Omit<NewTable, "address"> {
  readonly uploadBytes: number;
  /** The address that the upload comes from. */
  readonly ip: string;
}

/** Makes a table whose upload is in its place, and has it cleaned: both or neither. */
export async function startTable(context: Needs, table: StartedTable): Promise<TableRecord> {
  const made = await inTransaction(context.database.db, async (transaction) => {
    const record = await makeTable(transaction, table, context);
    await context.jobs.enqueue(table.id, transaction);
    return record;
  });
  await context.jobs.wake();
  return made;
}

/** The same for a table whose upload is still to be fetched. */
export async function startFetching(context: Needs, table: StartedTable): Promise<TableRecord> {
  const made = await inTransaction(context.database.db, (transaction) => makeTable(transaction, table, context));
  fetchAhead(made, context);
  return made;
}

async function makeTable(
  transaction: Executor,
  { ip, ...table }: StartedTable,
  { config }: Pick<Context, "config">,
): Promise<TableRecord> {
  const { session: sessionId, username, uploadBytes: bytes } = table;
  await quotaStore.countAlone(transaction);
  const address = await quotaStore.hashAddress(transaction, findNetwork(ip));
  await requireRoom(transaction, { visitor: { sessionId, username }, address, bytes }, config);
  return await tableStore.create(transaction, { ...table, address });
}
