import { inTransaction, lastEvent, startCleanAll } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { inTurn } from "../edits/take-turns.ts";
import { jobStream } from "../events/streams.ts";
import { Problem } from "../problems.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { requireTable } from "../tables/require-table.ts";
import { cleanAllToWire } from "../wire/table.ts";

export const cleanAll = defineCall(
  "cleanAll",
  async ({ params, body, request }, context: Pick<Context, "blobs" | "config" | "database" | "jobs">) => {
    if (!context.config.allowCleanAll) throw new Problem("clean_all_off");
    const { table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    if (table.status !== "done") throw new Problem("not_cleaned_yet");
    if (table.cleanedRows >= table.numRows) throw new Problem("all_cleaned");
    await requireUpload(context, table);
    // A column that is being cleaned anew would be forgotten.
    await inTurn(table.id, () =>
      inTransaction(context.database.db, async (transaction) => {
        const event = await lastEvent(transaction, jobStream(table.id));
        if (!(await startCleanAll(transaction, table.id, event?.id ?? 0))) return;
        // Where the job before has not quite ended, its place in the queue is still taken.
        if (!(await context.jobs.enqueue(table.id, transaction))) throw new Problem("not_cleaned_yet");
      }),
    );
    await context.jobs.wake();
    return cleanAllToWire(await requireTable(context, table.id), true);
  },
);
