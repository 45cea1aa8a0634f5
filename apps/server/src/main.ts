/** The server: reads its settings, starts its parts, listens, and ends in order. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { DAMAGED_FILE, LocalBlobs, openDatabase, openJobs, removeLeftovers, requireWritable } from "@limpid/store";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp } from "./app.ts";
import { CatalogueKeeper } from "./catalogue/catalogue-keeper.ts";
import { CatalogueSearch } from "./catalogue/catalogue-search.ts";
import { WorkerEmbedder } from "./catalogue/worker-embedder.ts";
import { childEntries } from "./children/entries.ts";
import { openQueryPool } from "./children/query-methods.ts";
import { SEARCH_LANE_OF, type Searchers } from "./children/search-methods.ts";
import { LANE_OF, lanesOf, maxMsOf, type Workers } from "./children/worker-methods.ts";
import { WorkerPool } from "./children/worker-pool.ts";
import { type Config, readConfig } from "./config.ts";
import type { Context } from "./context.ts";
import { LiveMessages } from "./events/live-messages.ts";
import { OpenStreams } from "./events/open-streams.ts";
import { Exports } from "./exports/exports.ts";
import { giveUpJob, runJob } from "./jobs/run-job.ts";
import { loggerOptions } from "./logging.ts";
import { Metrics } from "./metrics/metrics.ts";
import { Previews } from "./readings/previews.ts";
import { buildReasoner } from "./reasoner/build-reasoner.ts";
import { sweepRegularly } from "./retention/sweep.ts";
import { tellStrangers } from "./retention/tell-strangers.ts";
import { Queries } from "./sql/queries.ts";
import { startFailure } from "./start-failure.ts";
import { sweepSessions } from "./sweep-sessions.ts";
import { noteDamage, recheckDamage } from "./tables/damage.ts";
import { sweepDeletedTables } from "./tables/deleted-tables.ts";
import { INCOMING } from "./upload/define-upload-call.ts";

const DRAIN_MS = 10_000;
/** What it has learnt of a large catalogue takes seconds to learn again. */
const SEARCH_IDLE_MS = 30 * 60_000;

async function start(config: Config): Promise<void> {
  const log: FastifyBaseLogger = pino(loggerOptions(config.logLevel));
  const entries = childEntries(import.meta.url);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
  });
  const blobs = new LocalBlobs(config.dataDir);
  const workers: Workers = new WorkerPool({
    entry: entries.worker,
    lanes: lanesOf(config),
    laneOf: LANE_OF,
    maxMsOf: maxMsOf(config),
    memoryMb: config.workerMemoryMb,
    idleMs: config.workerIdleSeconds * 1000,
    onFailure: async ({ code, path }) => {
      if (code === DAMAGED_FILE && path !== undefined) await noteDamage(path, { blobs, database, log });
    },
    log,
  });
  const searchers: Searchers = new WorkerPool({
    entry: entries.worker,
    lanes: { search: { limit: 1, retries: 1 } },
    laneOf: SEARCH_LANE_OF,
    memoryMb: config.workerMemoryMb,
    idleMs: SEARCH_IDLE_MS,
    largeIdleMs: SEARCH_IDLE_MS,
    log,
  });
  const queryPool = openQueryPool(entries.query, config, log);
  const jobs = await openJobs(database, log);
  let address = "";
  const embedder = new WorkerEmbedder(workers);
  const context: Context = {
    config,
    log,
    database,
    blobs,
    jobs,
    workers,
    metrics: new Metrics(),
    streams: new OpenStreams(config),
    live: new LiveMessages(),
    exports: new Exports(workers),
    previews: new Previews(workers),
    queries: new Queries(queryPool, workers, config),
    catalogue: new CatalogueSearch(searchers, embedder, database),
    publicUrl: () => config.publicUrl || address,
  };
  await requireWritable(config.dataDir);
  if (database.kind === "sqlite") await removeRemains(config.dataDir);
  await tellStrangers(context);
  void recheckDamage(context);
  const app = await buildApp(context, log);
  await jobs.work({
    concurrency: config.workers,
    clean: (job) => runJob(job, context),
    giveUp: (tableId, reason) => giveUpJob(tableId, reason, context),
  });
  const reasoner = await buildReasoner({ workers, config, log });
  await reasoner.listen({ host: config.host, port: config.reasonerPort });
  address = localAddress(await app.listen({ host: config.host, port: config.port }));
  console.log(`Limpid is ready at ${context.publicUrl()}`);
  const sweepers = [sweepDeletedTables(context), sweepRegularly(context), sweepSessions(context)];
  const keeper = new CatalogueKeeper(context, embedder);
  keeper.start();
  stopOnSignals([app, reasoner], context, async () => {
    for (const stopSweeping of sweepers) stopSweeping();
    await keeper.stop();
    await Promise.all([searchers.stop(), queryPool.stop()]);
  });
}

/** What a killed server left half-done. Only where the database's lock says that no other server uses the folder. */
async function removeRemains(dataDir: string): Promise<void> {
  await rm(join(dataDir, INCOMING), { recursive: true, force: true });
  await removeLeftovers(join(dataDir, "tables"));
}

/** Stops taking requests, lets running ones and jobs finish, then ends the parts in the order of their use. */
function stopOnSignals(apps: readonly FastifyInstance[], context: Context, stopRest: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    context.log.info({ signal }, "draining");
    await Promise.all(apps.map((app) => app.close()));
    await context.jobs.stop(DRAIN_MS);
    await stopRest();
    await context.workers.stop();
    await context.database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}

/** 0.0.0.0 is no address to open in a browser. */
function localAddress(address: string): string {
  return address.replace("//0.0.0.0:", "//localhost:").replace("//[::]:", "//localhost:");
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exit(1);
}
