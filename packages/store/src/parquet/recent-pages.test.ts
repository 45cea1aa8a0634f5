import { rmSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../testing/test-databases.ts";
import { RecentPages } from "./recent-pages.ts";

let folder: string;
let [one, other]: string[] = [];
let reads: number;

beforeEach(() => {
  folder = makeDataDir();
  [one, other] = ["one", "other"].map((name) => join(folder, name));
  for (const path of [one, other]) writeFileSync(path as string, "first");
  reads = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ask(pages: RecentPages<string>, firstRow = 0, rows = [[`page of row ${firstRow}`]]) {
  return pages.provide([one ?? "", other ?? ""], { firstRow, rowCount: 20 }, async () => {
    reads++;
    return rows;
  });
}

describe("pages that were read last", () => {
  it("are not read again, each of them for itself", async () => {
    const pages = new RecentPages<string>({ bytesOf: (cell) => cell.length });
    for (const row of [0, 20, 0, 20]) expect(await ask(pages, row)).toEqual([[`page of row ${row}`]]);
    expect(reads).toBe(2);
  });

  it("are read again once a file is written, or another one takes its place", async () => {
    const pages = new RecentPages<string>({ bytesOf: (cell) => cell.length });
    await ask(pages);
    writeFileSync(one ?? "", "again");
    await ask(pages);
    expect(reads).toBe(2);
    writeFileSync(join(folder, "new"), "first");
    await rename(join(folder, "new"), other ?? "");
    await ask(pages);
    expect(reads).toBe(3);
    rmSync(one ?? "");
    await ask(pages);
    expect(reads).toBe(4);
  });

  it("are forgotten where there is no room, the one first that was asked for longest ago", async () => {
    const pages = new RecentPages<string>({ bytesOf: (cell) => cell.length, maxBytes: 50 });
    for (const row of [0, 20, 0, 40, 0]) await ask(pages, row, [["a text of twenty-odd"]]);
    expect(reads).toBe(3);
    await ask(pages, 20, [["a text of twenty-odd"]]);
    expect(reads).toBe(4);
    for (let times = 0; times < 2; times++) await ask(pages, 60, [["far too long ".repeat(10)]]);
    expect(reads).toBe(6);
    await ask(pages, 20);
    expect(reads).toBe(6);
  });
});
