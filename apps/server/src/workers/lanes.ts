/** How much of each kind of work the workers do at a time, and how long a call of theirs may take. */
import { availableParallelism } from "node:os";
import { REASONER_LIMITS } from "@limpid/contract";
import { type LaneName, laneOfMethod, MAKE_FILES, type WorkerMethods } from "@limpid/worker-protocol";
import type { Config } from "../config.ts";
import type { Lane } from "./pool-options.ts";
import type { WorkerPool } from "./worker-pool.ts";

export type Workers = WorkerPool<WorkerMethods, LaneName>;

/** Two workers suffice for questions about all cells, so that an export does not delay them, and two more read pages. */
export const TABLE_READERS = 2;
const OF_TABLES: readonly LaneName[] = ["pages", "tables"];
const MAX_REASONERS = 4;

/** Nobody waits for ever for a reader that hangs. Cleaning reports its progress, and is watched by that. */
export function readMaxMs({ exportSeconds, tableCallSeconds }: Config) {
  return (method: keyof WorkerMethods): number | undefined => {
    if (!OF_TABLES.includes(laneOfMethod(method))) return undefined;
    return 1000 * (MAKE_FILES.includes(method) ? exportSeconds : tableCallSeconds);
  };
}

export function readLanes(config: Config): Readonly<Record<LaneName, Lane>> {
  return {
    // The job itself tries again, and knows which messages to repeat.
    clean: {
      limit: config.workers,
      isBackground: true,
      extra: 1,
      retries: 0,
      stallMs: config.workerStallSeconds * 1000,
    },
    // Edits do not wait for exports.
    check: { limit: 1, retries: 1 },
    // A file that ends its reader would end the next one too.
    preview: { limit: 1, retries: 0 },
    pages: { limit: TABLE_READERS, retries: 2 },
    tables: { limit: TABLE_READERS, retries: 2 },
    // Two, so that tables leave one for searches.
    embed: { limit: 2, retries: 1 },
    reason: {
      // Two at least, so that a large column leaves one for those who type.
      limit: Math.max(2, Math.min(availableParallelism(), MAX_REASONERS)),
      retries: 0,
      maxWaiting: REASONER_LIMITS.waitingRequests,
    },
  };
}
