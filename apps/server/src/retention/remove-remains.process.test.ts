import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeRemains } from "./remove-remains.ts";

const OLD = [
  "incoming/a",
  "tables/3f/3f/clean.parquet.tmp-0123456789ab",
  "views/5b/5b/exports/v1.csv.tmp-0123456789ab",
];
const NEW = [
  "incoming/b",
  "tables/3f/3f/plain.parquet.tmp-0123456789ab",
  "views/5b/5b/rows-2.parquet.tmp-0123456789ab",
];
const WHOLE = ["tables/3f/3f/clean.parquet", "views/5b/5b/rows-1.parquet"];

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "limpid-remains-"));
  for (const path of [...OLD, ...NEW, ...WHOLE].map((name) => join(dataDir, name))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "half");
  }
  const longAgo = new Date("2026-01-01");
  for (const name of [...OLD, ...WHOLE]) utimesSync(join(dataDir, name), longAgo, longAgo);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const left = (): string[] => [...OLD, ...NEW, ...WHOLE].filter((name) => existsSync(join(dataDir, name)));

it("all that is half-done is removed, of uploads, tables and views, and nothing else", async () => {
  await removeRemains({ dataDir });
  expect(left()).toEqual(WHOLE);
});

it("what somebody may still write to stays", async () => {
  await removeRemains({ dataDir }, new Date("2026-02-01"));
  expect(left()).toEqual([...NEW, ...WHOLE]);
});

it("a folder in which nothing was kept yet has none", async () => {
  await expect(removeRemains({ dataDir: join(dataDir, "new") })).resolves.toBeUndefined();
});
