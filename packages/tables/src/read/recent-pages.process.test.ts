import { rmSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { RecentPages } from "./recent-pages.ts";

let folder: string;
let [one, other]: string[] = [];
let reads: [firstRow: number, rowCount: number][];

beforeEach(() => {
  folder = makeDataDir();
  [one, other] = ["one", "other"].map((name) => join(folder, name));
  for (const path of [one, other]) writeFileSync(path as string, "first");
  reads = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ROWS = 95;

/** Reads a file of rows that name themselves. */
function ask(pages: RecentPages<string>, firstRow: number, rowCount: number): Promise<readonly (readonly string[])[]> {
  return pages.provide([one ?? "", other ?? ""], { firstRow, rowCount }, async (range) => {
    reads.push([range.firstRow, range.rowCount]);
    return rowsOf(range.firstRow, range.rowCount);
  });
}

function rowsOf(firstRow: number, rowCount: number): readonly (readonly string[])[] {
  const rows = Array.from({ length: ROWS }, (_, row) => [`a text of row ${row}`]);
  return rows.slice(firstRow, firstRow + rowCount);
}

function openPages(maxBytes = 100_000): RecentPages<string> {
  return new RecentPages({ bytesOf: (cell) => cell.length, maxBytes });
}

describe("pages that were read last", () => {
  it("are the rows that were asked for, whatever was asked before", async () => {
    const pages = openPages();
    for (const [first, count] of [
      [0, 20],
      [5, 1],
      [37, 4],
      [0, 100],
      [90, 20],
      [19, 2],
      [95, 5],
      [40, 0],
    ] as const)
      expect(await ask(pages, first, count)).toEqual(rowsOf(first, count));
  });

  it("are not read again: rows come in blocks, and only those that are missing", async () => {
    const pages = openPages();
    for (const first of [40, 42, 44]) await ask(pages, first, 2);
    expect(reads).toEqual([[40, 20]]);
    await ask(pages, 30, 60);
    await ask(pages, 0, 20);
    await ask(pages, 0, 60);
    expect(reads.slice(1)).toEqual([
      [20, 80],
      [0, 20],
    ]);
  });

  it("are read again once a file is written, is gone, or another one takes its place", async () => {
    const pages = openPages();
    const askAgain = async (): Promise<number> => {
      await ask(pages, 0, 20);
      return reads.length;
    };
    expect([await askAgain(), await askAgain()]).toEqual([1, 1]);
    writeFileSync(one ?? "", "again");
    expect([await askAgain(), await askAgain()]).toEqual([2, 2]);
    writeFileSync(join(folder, "new"), "first");
    await rename(join(folder, "new"), other ?? "");
    expect([await askAgain(), await askAgain()]).toEqual([3, 3]);
    rmSync(one ?? "");
    expect(await askAgain()).toBe(4);
  });

  it("are forgotten where there is no room, those first that were asked for longest ago", async () => {
    // Room for two blocks of twenty rows.
    const pages = openPages(900);
    for (const first of [0, 20, 0, 40, 0]) await ask(pages, first, 20);
    expect(reads.length).toBe(3);
    await ask(pages, 20, 20);
    expect(reads.length).toBe(4);
    const small = openPages(100);
    for (const first of [40, 42]) expect(await ask(small, first, 2)).toEqual(rowsOf(first, 2));
    expect(reads.slice(4)).toEqual([
      [40, 20],
      [42, 2],
    ]);
  });
});
