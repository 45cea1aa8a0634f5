import { laneOfMethod } from "@limpid/worker-protocol";
import { expect, it } from "vitest";
import { bundleProgram } from "../../../../tools/testing/bundle-program.ts";
import { readConfig } from "../config.ts";
import { LaneFull, WorkerDied } from "./call-errors.ts";
import { readLanes } from "./lanes.ts";
import { StoredPool } from "./stored-pool.ts";

const ENTRY = bundleProgram(new URL("../../../worker/src/testing/test-worker.ts", import.meta.url));

function openPool(maxWaiting: number) {
  const lanes = readLanes(readConfig({}));
  const tables = { ...lanes.tables, maxWaiting };
  const log = { warn: () => undefined };
  const options = { entry: ENTRY, lanes: { ...lanes, tables }, laneOf: laneOfMethod, memoryMb: 128, idleMs: 1000, log };
  const held: (readonly string[])[] = [];
  const blobs = {
    hold: async ({ reads }: { readonly reads: readonly string[] }) => {
      held.push(reads);
      throw new Error("the files are fetched");
    },
    refresh: async () => false,
  };
  return { pool: new StoredPool(options, blobs, async () => undefined), held };
}

it("refuses what it is too busy for before the files of the call are fetched", async () => {
  const { pool, held } = openPool(0);
  await expect(pool.call("readWhole", { paths: ["/store/a"] })).rejects.toThrow(LaneFull);
  await pool.stop();
  await expect(pool.call("readWhole", { paths: ["/store/a"] })).rejects.toThrow(WorkerDied);
  await expect(pool.call("readWhole", { paths: [] }, { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(held).toEqual([]);
  const idle = openPool(1);
  await expect(idle.pool.call("readWhole", { paths: ["/store/a"] })).rejects.toThrow("the files are fetched");
  expect(idle.held).toEqual([["/store/a"]]);
  await idle.pool.stop();
});
