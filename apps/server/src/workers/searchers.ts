import type { SearchLane, SearchMethods } from "@limpid/worker-protocol";
import type { WorkerPool } from "./worker-pool.ts";

/** A pool of one process, since each holds the whole index. */
export type Searchers = WorkerPool<SearchMethods, SearchLane>;
