/** The children that run users' queries. */
import type { QueryMethods, RefusedReply } from "@limpid/worker-protocol";
import type { Config } from "../config.ts";
import { boundedProcess } from "./bounded-process.ts";
import { WorkerPool } from "./worker-pool.ts";

export type QueryPool = WorkerPool<QueryMethods, "query">;

/** The largest file that a child may write: the rows of a result, and nothing else. */
const FILE_MB = 64;
const HEAP_MB = 512;
/** The share of the address space that DuckDB may use by its own count; Node and uncounted memory get the rest. */
const ENGINE_SHARE = 0.4;
const MAX_WAITING = 200;

export function openQueryPool(entry: URL, config: Config, log: { warn: (details: object, message: string) => void }) {
  const { sqlWorkers, sqlMemoryMb, workerIdleSeconds, dataDir } = config;
  return new WorkerPool<QueryMethods, "query">({
    entry,
    args: [String(Math.round(sqlMemoryMb * ENGINE_SHARE))],
    bounds: boundedProcess({ addressMb: sqlMemoryMb, fileMb: FILE_MB, cwd: dataDir }),
    memoryMb: HEAP_MB,
    // They give way to the host and the workers. One is ready when it says so: no call of it waits for code.
    lanes: { query: { limit: sqlWorkers, isBackground: true, retries: 0, maxWaiting: MAX_WAITING, loadMs: 0 } },
    laneOf: () => "query",
    idleMs: workerIdleSeconds * 1000,
    isSpentBy: (reply) => {
      const { kind, refusal } = reply as RefusedReply;
      return kind === "refused" && refusal.kind === "too_large";
    },
    log,
  });
}
