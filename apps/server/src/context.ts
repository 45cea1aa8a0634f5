/** What the calls and jobs work with: made once at start, passed to each of them. */
import type { BlobStore, Database, Jobs } from "@limpid/store";
import type { FastifyBaseLogger } from "fastify";
import type { ChildPool } from "./children/child-pool.ts";
import type { PipelineMethods } from "./children/pipeline-methods.ts";
import type { TablesMethods } from "./children/tables-methods.ts";
import type { Config } from "./config.ts";
import type { Previews } from "./readings/previews.ts";

export interface Context {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Jobs;
  /** Processes that clean files. */
  readonly pipeline: ChildPool<PipelineMethods>;
  /** Processes that read and export tables. */
  readonly tables: ChildPool<TablesMethods>;
  /** Looks at files as they would be read. */
  readonly previews: Previews;
  /** Address users reach the service at, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Undefined while the reasoner is starting. */
  readonly reasonerPort: () => number | undefined;
  /** The state of the parts beside the database: "ok", or what is wrong. */
  readonly health: () => Readonly<Record<string, string>>;
}
