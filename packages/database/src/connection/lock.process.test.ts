import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { acquireLock, LockHeld } from "./lock.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = makeDataDir();
  path = join(folder, "host.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("acquireLock", () => {
  it("refuses a second holder and names the first", () => {
    const lock = acquireLock(path);
    expect(() => acquireLock(path)).toThrow(LockHeld);
    expect(() => acquireLock(path)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    acquireLock(path).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["a dead process", '{"pid":4194305,"startTime":"1"}'],
    ["a dead process whose pid another one has now", `{"pid":${process.pid},"startTime":"1"}`],
    ["a process that died while writing", '{"pi'],
    ["nobody", ""],
  ])("takes over the lock of %s", (_, content) => {
    writeFileSync(path, content);
    const lock = acquireLock(path);
    expect(existsSync(path)).toBe(true);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("does not remove a lock that has become another's", () => {
    const lock = acquireLock(path);
    writeFileSync(path, '{"pid":1,"startTime":""}');
    lock.release();
    expect(existsSync(path)).toBe(true);
  });
});
