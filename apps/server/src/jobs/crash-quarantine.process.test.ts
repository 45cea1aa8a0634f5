import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Care } from "@limpid/worker-protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WorkerDied } from "../workers/call-errors.ts";
import { openTestPool, type TestPool } from "../workers/testing/test-pool.ts";
import { CrashQuarantine } from "./crash-quarantine.ts";

let folder: string;
let pool: TestPool;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-deaths-"));
  pool = openTestPool({ limit: 1 });
});
afterAll(async () => {
  await pool.stop();
  rmSync(folder, { recursive: true, force: true });
});

function pass(quarantine: CrashQuarantine, deadly: readonly number[], values = 20): Promise<readonly number[]> {
  return quarantine.retryAfterCrash(join(folder, "parts", "at"), (care) =>
    pool.call("passValues", { care, values, deadly }),
  );
}

describe("work that ends its workers", () => {
  it("goes on without the values at which they ended, and remembers them", async () => {
    const quarantine = new CrashQuarantine();
    const passed = await pass(quarantine, [4, 11]);
    expect(passed).toEqual(Array.from({ length: 20 }, (_, code) => code).filter((code) => code !== 4 && code !== 11));
    // Were they not remembered, the worker would end once more before it is careful.
    await expect(
      quarantine.retryAfterCrash("none", (care) => pool.call("passValues", { care, values: 20, deadly: [4, 11] })),
    ).resolves.toHaveLength(18);
  });

  it("is tried once more with care where it fails, and given up where it fails again", async () => {
    const tries: boolean[] = [];
    const failOnce = ({ triesValues }: Care): Promise<unknown> => {
      tries.push(triesValues);
      return triesValues ? Promise.resolve() : pool.call("fail", null);
    };
    await new CrashQuarantine().retryAfterCrash("at", failOnce);
    expect(tries).toEqual([false, true]);
    const failing = new CrashQuarantine().retryAfterCrash("at", () => pool.call("fail", null));
    await expect(failing).rejects.toThrow("as asked");
  });

  it("has its values tried one by one where they were not cleaned yet when its workers ended", async () => {
    const tries: boolean[] = [];
    const dieUntilTried = ({ triesValues }: Care): Promise<unknown> => {
      tries.push(triesValues);
      return triesValues ? Promise.resolve() : pool.call("die", null);
    };
    await new CrashQuarantine().retryAfterCrash(join(folder, "none"), dieUntilTried);
    expect(tries).toEqual([false, false, true]);
  });

  it("is given up when no value is to blame", async () => {
    await expect(pass(new CrashQuarantine(), [20])).rejects.toThrow(WorkerDied);
  });

  it("blames no value when its workers came to different ends", async () => {
    const record = join(folder, "elsewhere", "at");
    const cared: Care[] = [];
    let steps = 0;
    const attempt = (care: Care): Promise<unknown> => {
      cared.push(care);
      steps++;
      if (steps === 4) return Promise.resolve();
      return pool.call("passValues", { care, values: 20, deadly: [steps] });
    };
    await new CrashQuarantine().retryAfterCrash(record, attempt, { reached: () => steps });
    expect(cared.map(({ recordPath, deadly }) => [recordPath === null, deadly.length])).toEqual([
      [true, 0],
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  it("is given up at once when there is no hope", async () => {
    let attempts = 0;
    const attempt = () => {
      attempts++;
      return pool.call("die", null);
    };
    await expect(new CrashQuarantine().retryAfterCrash("none", attempt, { isHopeless: () => true })).rejects.toThrow(
      WorkerDied,
    );
    expect(attempts).toBe(1);
  });
});
