import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { FileCache } from "./file-cache.ts";

const HOUR_MS = 60 * 60_000;

let root: string;
let cache: FileCache;

beforeEach(() => {
  root = makeDataDir();
  cache = new FileCache(root, { maxBytes: 1000, graceMs: 0 });
});
afterEach(() => {
  cache.close();
  rmSync(root, { recursive: true, force: true });
});

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

function make(folder: string, hours: number): string {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  utimesSync(path, hoursAgo(hours), hoursAgo(hours));
  return path;
}

it("leaves no empty folders of tables that nobody has used for a day", async () => {
  const [left, used] = [make("tables/3f/left", 48), make("tables/3f/used", 48)];
  const [fresh, other] = [make("tables/3f/fresh", 1), make("tables/4a/other", 48)];
  writeFileSync(join(used, "clean.parquet"), "cells");
  for (const path of [used, dirname(left), dirname(other)]) utimesSync(path, hoursAgo(48), hoursAgo(48));
  await cache.sweep();
  expect([left, used, fresh, other].filter((path) => existsSync(path))).toEqual([used, fresh]);
  expect(existsSync(root)).toBe(true);
});
