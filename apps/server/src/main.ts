/** The server: reads its settings, starts its parts, listens, and ends in order. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { LocalBlobs, LockHeld, openDatabase, openJobs, removeLeftovers } from "@limpid/store";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp } from "./app.ts";
import { ChildPool } from "./children/child-pool.ts";
import { childEntries } from "./children/entries.ts";
import type { PipelineMethods } from "./children/pipeline-methods.ts";
import type { PreviewMethods } from "./children/preview-methods.ts";
import type { TablesMethods } from "./children/tables-methods.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Context } from "./context.ts";
import { giveUpCleanJob, runCleanJob } from "./jobs/clean-job.ts";
import { loggerOptions } from "./logging.ts";
import { Previews } from "./readings/previews.ts";
import { superviseReasoner } from "./reasoner/supervise-reasoner.ts";
import { INCOMING } from "./upload/define-upload-call.ts";

/** Two suffice for pages, and keep an export from holding them up. */
const TABLE_READERS = 2;
const READER_MEMORY_MB = 512;
const DRAIN_MS = 10_000;

async function start(config: Config): Promise<void> {
  const log: FastifyBaseLogger = pino(loggerOptions(config.logLevel));
  const entries = childEntries(import.meta.url);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    embeddedEntry: entries.embedded,
    log,
  });
  const pool = { concurrency: 1, log };
  const pipeline = new ChildPool<PipelineMethods>({
    ...pool,
    entry: entries.pipeline,
    size: config.workers,
    // The job itself tries again, and knows what must be told anew.
    retries: 0,
    memoryMb: config.workerMemoryMb,
    stallMs: config.workerStallSeconds * 1000,
  });
  const tables = new ChildPool<TablesMethods>({
    ...pool,
    entry: entries.tables,
    size: TABLE_READERS,
    // All of them may die at the same moment, each before it is known of.
    retries: TABLE_READERS,
    memoryMb: READER_MEMORY_MB,
  });
  const readers = new ChildPool<PreviewMethods>({
    ...pool,
    entry: entries.preview,
    size: 1,
    // A file that ends its reader would end the next one too.
    retries: 0,
    memoryMb: config.workerMemoryMb,
  });
  const reasoner = superviseReasoner(entries.reasoner, config, log);
  const jobs = await openJobs(database, log);
  let address = "";
  const context: Context = {
    config,
    log,
    database,
    blobs: new LocalBlobs(config.dataDir),
    jobs,
    pipeline,
    tables,
    previews: new Previews(readers),
    publicUrl: () => config.publicUrl || address,
    reasonerPort: reasoner.port,
    health: () => ({
      workers: pipeline.isReady ? "ok" : "starting",
      readers: tables.isReady ? "ok" : "starting",
      reasoner: reasoner.port() === undefined ? "starting" : "ok",
    }),
  };
  if (database.kind === "embedded") await removeRemains(config.dataDir);
  const app = await buildApp(context, log);
  await jobs.work({
    concurrency: config.workers,
    clean: (job) => runCleanJob(job, context),
    giveUp: (tableId, reason) => giveUpCleanJob(tableId, reason, context),
  });
  address = localAddress(await app.listen({ host: config.host, port: config.port }));
  console.log(`Limpid is ready at ${context.publicUrl()}`);
  stopOnSignals(app, context, () => {
    reasoner.stop();
    void readers.stop();
  });
}

/** What a killed server left half-done. Only where the database's lock says that no other server uses the folder. */
async function removeRemains(dataDir: string): Promise<void> {
  await rm(join(dataDir, INCOMING), { recursive: true, force: true });
  await removeLeftovers(join(dataDir, "tables"));
}

/** Stops taking requests, lets running ones and jobs finish, then ends the parts in the order of their use. */
function stopOnSignals(app: FastifyInstance, context: Context, stopHelpers: () => void): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    context.log.info({ signal }, "draining");
    await app.close();
    await context.jobs.stop(DRAIN_MS);
    stopHelpers();
    await Promise.all([context.pipeline.stop(), context.tables.stop()]);
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
  const isExpected = error instanceof ConfigError || error instanceof LockHeld;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
