import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { Turns } from "@limpid/database";
import { NO_EDITS } from "@limpid/edits";
import type { ExportInput } from "@limpid/worker-protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Workers } from "../workers/lanes.ts";
import { USUAL_CSV } from "./export-form.ts";
import { Exports } from "./exports.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-making-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function inputFor(name: string): ExportInput {
  return {
    format: "csv",
    escaping: "none",
    badCells: "raw_column",
    csv: USUAL_CSV,
    rows: null,
    paths: { ingest: "i", clean: "c", review: "r", plain: "p" },
    titles: [],
    classTypes: [],
    mayHoldNumbers: [],
    readings: [],
    overlay: NO_EDITS,
    versionPath: join(folder, "clean.parquet"),
    exportPath: join(folder, name),
  };
}

/** Works on every call until it is to stop, and leaves half a file. */
class Worker {
  readonly calls: string[] = [];

  call = async (_method: string, { exportPath }: ExportInput, { signal }: { signal: AbortSignal }): Promise<null> => {
    this.calls.push(exportPath);
    writeFileSync(`${exportPath}.tmp-0123456789ab`, "half");
    await later(60_000, undefined, { signal }).catch(() => {
      throw signal.reason;
    });
    return null;
  };

  get workers(): Pick<Workers, "call"> {
    return this as unknown as Pick<Workers, "call">;
  }
}

it("a file is made once however many wait for it, and goes on while one of them does", async () => {
  const worker = new Worker();
  const exports = new Exports(worker.workers, new Turns());
  const [one, other] = [new AbortController(), new AbortController()];
  const input = inputFor("v1.csv");
  const both = [exports.make(input, one.signal), exports.make(input, other.signal)];
  await expect.poll(() => worker.calls).toEqual([input.exportPath]);
  one.abort();
  expect(existsSync(`${input.exportPath}.tmp-0123456789ab`)).toBe(true);
  other.abort();
  for (const result of await Promise.allSettled(both))
    expect(result).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(existsSync(`${input.exportPath}.tmp-0123456789ab`)).toBe(false);
});

it("a file that was given up is made anew for whoever asks next", async () => {
  const worker = new Worker();
  const exports = new Exports(worker.workers, new Turns());
  const [first, second] = [new AbortController(), new AbortController()];
  const input = inputFor("v1.csv");
  const given = exports.make(input, first.signal);
  first.abort();
  const next = exports.make(input, second.signal);
  await expect(given).rejects.toMatchObject({ code: "unavailable" });
  await expect.poll(() => worker.calls).toHaveLength(2);
  second.abort();
  await expect(next).rejects.toMatchObject({ code: "unavailable" });
});

it("what failed is told to all who wait, and tried again for the next", async () => {
  let tries = 0;
  const failing = {
    call: async () => {
      tries++;
      throw Object.assign(new Error("The disk is full"), { code: "ENOSPC" });
    },
  } as unknown as Pick<Workers, "call">;
  const exports = new Exports(failing, new Turns());
  const waiting = new AbortController().signal;
  const both = [exports.make(inputFor("a"), waiting), exports.make(inputFor("a"), waiting)];
  for (const result of await Promise.allSettled(both)) expect(result).toMatchObject({ reason: { code: "ENOSPC" } });
  await expect(exports.make(inputFor("a"), waiting)).rejects.toMatchObject({ code: "ENOSPC" });
  expect(tries).toBe(2);
});

it("the leftovers of other files stay", async () => {
  const exports = new Exports(new Worker().workers, new Turns());
  const gone = new AbortController();
  writeFileSync(join(folder, "v1.csv.extra.tmp-0123456789ab"), "another");
  writeFileSync(join(folder, "v11.csv.tmp-0123456789ab"), "another");
  const made = exports.make(inputFor("v1.csv"), gone.signal);
  gone.abort();
  await expect(made).rejects.toMatchObject({ code: "unavailable" });
  expect(existsSync(join(folder, "v11.csv.tmp-0123456789ab"))).toBe(true);
  expect(existsSync(join(folder, "v1.csv.extra.tmp-0123456789ab"))).toBe(true);
});
