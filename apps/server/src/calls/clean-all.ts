import { setTimeout as sleep } from "node:timers/promises";
import { eventStore, inTransaction, quotaStore, tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { requireRoom } from "../quotas/require-room.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { findNetwork } from "../security/find-network.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { requireTable } from "../tables/require-table.ts";
import { jobStream, tableStream } from "../tables/streams.ts";
import { cleanAllToWire } from "../wire/table.ts";

const PLACE_MS = 10_000;
const LOOK_MS = 100;

export const cleanAll = defineCall(
  "cleanAll",
  async ({ params, body, request }, context: Pick<Context, "blobs" | "config" | "database" | "jobs">) => {
    if (!context.config.allowCleanAll) throw new Problem("clean_all_off");
    const { caller: visitor, table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    if (table.status !== "done") throw new Problem("not_cleaned_yet");
    if (table.cleanedRows >= table.numRows) throw new Problem("all_cleaned");
    await requireUpload(context, table);
    await requireDisk(context);
    const { db } = context.database;
    const address = await quotaStore.hashAddress(db, findNetwork(request.ip));
    await requireRoom(db, { visitor, address, bytes: null }, context.config);
    // The previous job is reported as done shortly before its place in the queue is free.
    for (const end = Date.now() + PLACE_MS; !(await askForAll(context, table.id)); await sleep(LOOK_MS))
      if (Date.now() > end) throw new Problem("not_cleaned_yet");
    await context.jobs.wake();
    await context.database.hub.announce(tableStream(table.id));
    return cleanAllToWire(await requireTable(context, table.id), true);
  },
);

class PlaceTaken extends Error {}

/** False where the place of the table in the queue is still taken; nothing is changed then. */
async function askForAll(context: Pick<Context, "database" | "jobs">, tableId: string): Promise<boolean> {
  try {
    // Without the turn, a column that is being cleaned again would be lost.
    await context.database.turns.take(tableId, () =>
      inTransaction(context.database.db, async (transaction) => {
        const event = await eventStore.last(transaction, jobStream(tableId));
        if (!(await tableStore.startCleanAll(transaction, tableId, event?.id ?? 0))) return;
        if (!(await context.jobs.enqueue(tableId, transaction))) throw new PlaceTaken();
        await eventStore.appendNext(transaction, tableStream(tableId), { kind: "clean all" });
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof PlaceTaken) return false;
    throw error;
  }
}
