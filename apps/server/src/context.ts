/** What the calls and jobs work with: made once at start, passed to each of them. */

import type { Database, Jobs } from "@limpid/database";
import type { BlobStore } from "@limpid/files";
import type { FastifyBaseLogger } from "fastify";
import type { CatalogueSearch } from "./catalogue/catalogue-search.ts";
import type { Config } from "./config.ts";
import type { OpenStreams } from "./events/open-streams.ts";
import type { Exports } from "./exports/exports.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Previews } from "./readings/previews.ts";
import type { Queries } from "./sql/queries.ts";
import type { Workers } from "./workers/lanes.ts";
import type { WorkerCalls } from "./workers/workers-for.ts";

export interface Context {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Jobs;
  /** The processes that do whatever may take long: clean files, read and export tables, read lines of dates. */
  readonly workers: WorkerCalls;
  /** The state of all workers, for monitoring. */
  readonly workerPool: Pick<Workers, "findStartFault" | "laneStates" | "size" | "memoryBytes">;
  readonly metrics: Metrics;
  /** The open event streams, counted by caller. */
  readonly streams: OpenStreams;
  /** Tells them what is not kept. */
  readonly live: Database["live"];
  /** Makes files of tables. */
  readonly exports: Exports;
  /** Looks at files as they would be read. */
  readonly previews: Previews;
  /** Finds listed tables. */
  readonly catalogue: CatalogueSearch;
  /** Runs users' queries. */
  readonly queries: Queries;
  /** Address users reach the service at, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** What is taken by everything that cleans a table. */
export type CleaningContext = Pick<Context, "blobs" | "config" | "database" | "live" | "log" | "metrics" | "workers">;
