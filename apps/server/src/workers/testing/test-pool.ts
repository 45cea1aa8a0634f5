/** A pool of processes that can be asked to hang, fail and die. */

import type { TestMethods } from "@limpid/worker-protocol/testing";
import { bundleProgram } from "../../../../../tools/testing/bundle-program.ts";
import type { Lane } from "../pool-options.ts";
import { WorkerPool } from "../worker-pool.ts";
import type { WorkerStart } from "../worker-process.ts";

export type TestPool = WorkerPool<TestMethods, "only" | "long">;

export interface TestPoolOptions extends Partial<Lane> {
  readonly idleMs?: number;
  readonly entry?: URL;
  readonly bounds?: WorkerStart["bounds"];
  readonly log?: { warn: (details: object, message: string) => void };
}

const ENTRY = bundleProgram(new URL("../../../../worker/src/testing/test-worker.ts", import.meta.url));

const QUIET = { warn: (): void => undefined };

export function openTestPool({
  idleMs = 60_000,
  entry = ENTRY,
  bounds = {},
  log = QUIET,
  ...lane
}: TestPoolOptions): TestPool {
  return new WorkerPool({
    entry,
    bounds,
    lanes: { only: { limit: 1, retries: 0, ...lane }, long: { limit: 1, retries: 0, isBackground: true } },
    laneOf: (method) => (method === "pidOfLong" ? "long" : "only"),
    memoryMb: 128,
    idleMs,
    log,
  });
}
