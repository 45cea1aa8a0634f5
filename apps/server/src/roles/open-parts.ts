/** Opens what the calls and jobs work with: the database, the files, and the pools of processes, which start when needed. */
import { openDatabase, openJobs } from "@limpid/database";
import { isStoredAt, requireWritable } from "@limpid/files";
import type { FastifyBaseLogger } from "fastify";
import { CatalogueSearch } from "../catalogue/catalogue-search.ts";
import { WorkerEmbedder } from "../catalogue/worker-embedder.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { OpenStreams } from "../events/open-streams.ts";
import { Exports } from "../exports/exports.ts";
import { Metrics } from "../metrics/metrics.ts";
import { Previews } from "../readings/previews.ts";
import { Queries } from "../sql/queries.ts";
import type { Entries } from "../workers/entries.ts";
import type { Workers } from "../workers/lanes.ts";
import { openQueryPool } from "../workers/query-pool.ts";
import type { Searchers } from "../workers/searchers.ts";
import { WorkerPool } from "../workers/worker-pool.ts";
import { workersFor } from "../workers/workers-for.ts";
import { openBlobs } from "./open-blobs.ts";
import { openWorkers } from "./open-workers.ts";

export interface Parts {
  readonly context: Context;
  readonly workers: Workers;
  readonly embedder: WorkerEmbedder;
  /** What users reach the service at where PUBLIC_URL does not say. */
  readonly setAddress: (address: string) => void;
  /** Lets jobs that are at work finish, then ends the parts in the order of their use. */
  readonly stop: (stopRest?: () => Promise<void>) => Promise<void>;
}

const DRAIN_MS = 10_000;
/** What it has learnt of a large catalogue takes seconds to learn again. */
const SEARCH_IDLE_MS = 30 * 60_000;
/** This many searches may wait; each takes milliseconds. */
const MAX_SEARCHES = 200;

export async function openParts(config: Config, entries: Entries, log: FastifyBaseLogger): Promise<Parts> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
  });
  const { blobs, close } = await openBlobs(config);
  const workers = openWorkers(config, entries, log, { blobs, database });
  // What is asked there is asked by people.
  const asked = workersFor(workers, config);
  const searchers: Searchers = new WorkerPool({
    entry: entries.searcher,
    startWorker: entries.startWorker,
    lanes: { search: { limit: 1, retries: 1, maxWaiting: MAX_SEARCHES } },
    laneOf: () => "search",
    memoryMb: config.workerMemoryMb,
    idleMs: SEARCH_IDLE_MS,
    largeIdleMs: SEARCH_IDLE_MS,
    log,
  });
  const queryPool = openQueryPool(entries.query, config, log);
  const jobs = await openJobs(database, log);
  const embedder = new WorkerEmbedder(workers, asked);
  let address = "";
  const context: Context = {
    config,
    log,
    database,
    blobs,
    jobs,
    workers,
    workerPool: workers,
    metrics: new Metrics(),
    streams: new OpenStreams(config),
    live: database.live,
    exports: new Exports(asked, database.turns, (path) => isStoredAt(blobs, path)),
    previews: new Previews(asked),
    queries: new Queries(queryPool, asked, config, blobs),
    catalogue: new CatalogueSearch(searchers, embedder, database),
    publicUrl: () => config.publicUrl || address,
  };
  await requireWritable(config.dataDir);
  return {
    context,
    workers,
    embedder,
    setAddress: (given) => {
      address = given;
    },
    stop: async (stopRest = async () => undefined) => {
      await jobs.stop(DRAIN_MS);
      await stopRest();
      await Promise.all([searchers.stop(), queryPool.stop()]);
      await workers.stop();
      close();
      await database.close();
    },
  };
}
