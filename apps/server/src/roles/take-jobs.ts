/** The part of a role that cleans tables, and looks after what is kept of them. */
import { CatalogueKeeper } from "../catalogue/catalogue-keeper.ts";
import type { Context } from "../context.ts";
import { keepExamples } from "../examples/keep-examples.ts";
import { giveUpJob, runJob } from "../jobs/run-job.ts";
import { whileStoreIsAway } from "../jobs/while-store-is-away.ts";
import { sweepRegularly } from "../retention/sweep.ts";
import { sweepSessions } from "../sweep-sessions.ts";
import { recheckDamage } from "../tables/damage.ts";
import { sweepDeletedTables } from "../tables/deleted-tables.ts";
import type { Parts } from "./open-parts.ts";

export async function takeJobs(context: Context): Promise<void> {
  await context.jobs.work({
    concurrency: context.config.workers,
    clean: (job, lost) => whileStoreIsAway(() => runJob(job, lost, context), { lost, log: context.log }),
    giveUp: (tableId, reason) => giveUpJob(tableId, reason, context),
  });
}

/** The function it returns ends it. */
export function keepInOrder({ context, embedder }: Pick<Parts, "context" | "embedder">): () => Promise<void> {
  void recheckDamage(context);
  const sweepers = [sweepDeletedTables(context), sweepRegularly(context), sweepSessions(context)];
  const keeper = new CatalogueKeeper(context, embedder);
  keeper.start();
  const stopExamples = keepExamples(context);
  return async () => {
    await stopExamples();
    for (const stopSweeping of sweepers) stopSweeping();
    await keeper.stop();
  };
}
