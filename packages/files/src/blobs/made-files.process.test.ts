import { randomUUID } from "node:crypto";
import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { LocalBlobs } from "./blob-store.ts";
import { removeMadeFiles } from "./made-files.ts";
import { tableKey, viewKey } from "./table-files.ts";

const NOW = new Date("2026-01-10T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const TABLE = randomUUID();
const VIEW = randomUUID();

let folder: string;
let blobs: LocalBlobs;

beforeEach(() => {
  folder = makeDataDir();
  blobs = new LocalBlobs(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ofTable = (name: string): string => tableKey(TABLE, name);

async function put(key: string, ageMs: number, bytes = 100): Promise<string> {
  await blobs.put(key, Buffer.alloc(bytes));
  const usedAt = new Date(NOW.getTime() - ageMs);
  utimesSync(blobs.path(key), usedAt, usedAt);
  return key;
}

const remove = (maxBytes = Number.POSITIVE_INFINITY) =>
  removeMadeFiles(blobs, { now: NOW, usedBefore: new Date(NOW.getTime() - 7 * DAY_MS), maxBytes });

async function whatIsLeft(...keys: string[]): Promise<boolean[]> {
  return await Promise.all(keys.map((key) => blobs.has(key)));
}

describe("files that can be made again", () => {
  it("go when nobody has asked for them for long; what cannot be made again stays", async () => {
    const computed = ["profiles", "profiles-g2", "profiles-g3-0123abcd"].map((name) => `${name}/made-4d5e-7.parquet`);
    const stale = [...["exports/v1.csv", "clean-v1.parquet", ...computed].map(ofTable), viewKey(VIEW, 1)];
    const own = [
      "upload.bin",
      "ingest.parquet",
      "clean.parquet",
      "clean-g2.parquet",
      "review.parquet",
      "plain.parquet",
      "profiles/3.json",
    ];
    for (const key of [...stale, ...own.map(ofTable)]) await put(key, 8 * DAY_MS);
    expect(await remove()).toEqual({ files: 6, bytes: 600 });
    expect(await whatIsLeft(...stale)).toEqual(stale.map(() => false));
    expect(await whatIsLeft(...own.map(ofTable))).toEqual(own.map(() => true));
  });

  it("go soon once there is a newer version, in whatever form, or a later run", async () => {
    const former = [
      ofTable("exports/v3-excel.csv"),
      ofTable("exports/v9-bom-semicolon-both-flags.csv"),
      ofTable("exports/v9.xlsx"),
      viewKey(VIEW, 1),
    ];
    const newest = [ofTable("exports/v10.json"), ofTable("exports/v10-texts.parquet"), viewKey(VIEW, 2)];
    for (const key of [...former, ...newest]) await put(key, 11 * MINUTE_MS);
    expect((await remove()).files).toBe(4);
    expect(await whatIsLeft(...former, ...newest)).toEqual([false, false, false, false, true, true, true]);
  });

  it("stay while somebody may be reading them", async () => {
    const keys = [ofTable("exports/v1.csv"), ofTable("exports/v2.csv")];
    for (const key of keys) await put(key, 9 * MINUTE_MS);
    expect(await remove(0)).toEqual({ files: 0, bytes: 0 });
    expect(await whatIsLeft(...keys)).toEqual([true, true]);
  });

  it("have so much room, which those keep that were asked for last", async () => {
    const tables = [randomUUID(), randomUUID(), randomUUID()];
    const [first, second, third] = tables.map((id) => tableKey(id, "exports/v1.csv")) as [string, string, string];
    await put(first, 3 * DAY_MS);
    await put(second, 5 * DAY_MS);
    await put(third, 1 * DAY_MS);
    expect(await remove(250)).toEqual({ files: 1, bytes: 100 });
    expect(await whatIsLeft(first, second, third)).toEqual([true, false, true]);
  });

  it("count as used when they are touched, and are not there when they are not", async () => {
    const key = await put(ofTable("exports/v1.csv"), 8 * DAY_MS);
    expect([await blobs.touch(key), await blobs.touch(join(key, "..", "v2.csv"))]).toEqual([true, false]);
    expect((await blobs.look(key))?.usedAt.getTime()).toBeGreaterThan(NOW.getTime());
    expect(await remove()).toEqual({ files: 0, bytes: 0 });
  });

  it("are not looked for in folders of others", async () => {
    const key = await put(join("tables", "3f", "mine", "exports", "v1.csv"), 8 * DAY_MS);
    await put(join("tables", "note.txt"), 8 * DAY_MS);
    expect((await remove()).files).toBe(0);
    expect(await blobs.has(key)).toBe(true);
  });
});
