import type { Database } from "@limpid/database";
import { type BlobStore, DAMAGED_FILE } from "@limpid/files";
import { laneOfMethod } from "@limpid/worker-protocol";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { noteDamage } from "../tables/damage.ts";
import type { Entries } from "../workers/entries.ts";
import { readLanes, readMaxMs, type Workers } from "../workers/lanes.ts";
import { StoredPool } from "../workers/stored-pool.ts";
import { WorkerPool } from "../workers/worker-pool.ts";

/** None is started before there is something to do. `kept` is what they may find damaged. */
export function openWorkers(
  config: Config,
  entries: Entries,
  log: FastifyBaseLogger,
  kept?: { readonly blobs: BlobStore; readonly database: Database },
): Workers {
  const options = {
    entry: entries.worker,
    startWorker: entries.startWorker,
    lanes: readLanes(config),
    laneOf: laneOfMethod,
    readMaxMs: readMaxMs(config),
    memoryMb: config.workerMemoryMb,
    idleMs: config.workerIdleSeconds * 1000,
    log,
  };
  const note = async (path: string): Promise<void> => {
    if (kept !== undefined) await noteDamage(path, { ...kept, log });
  };
  if (kept !== undefined && config.store !== null) return new StoredPool(options, kept.blobs, note);
  return new WorkerPool({
    ...options,
    onFailure: async ({ code, path }) => {
      if (code === DAMAGED_FILE && path !== undefined) await note(path);
    },
  });
}
