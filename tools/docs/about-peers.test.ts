import { expect, it } from "vitest";
import { readmeWithPeers } from "./about-peers.ts";
import { peersTable } from "./peers-table.ts";

const MACHINE = {
  date: "2026-01-02",
  commit: "abc",
  node: "v20.1.0",
  system: "linux",
  cores: 2,
  memoryGb: 8,
  load: 0.5,
};
const SHARE = { right: 9, of: 10 };
const COLUMNS = { refused: 0, dateColumns: SHARE, numberColumns: SHARE, mended: SHARE, cpuSeconds: 1 };
const TABLE = peersTable({
  machine: MACHINE,
  figures: {
    versions: ["pandas 3.0.0"],
    dates: [
      {
        group: "2024-03-05",
        figures: [
          { peer: "limpid", lines: 10, right: 9, wrong: 1, unread: 0, cpuSeconds: 1 },
          { peer: "pandas", lines: 10, right: 10, wrong: 0, unread: 0, cpuSeconds: 1 },
        ],
      },
    ],
    dialects: [{ peer: "limpid", files: 4, delimiter: 4, table: 3, seconds: 1 }],
    tables: [
      { peer: "limpid", rightCells: { right: 1999, of: 2000 }, ...COLUMNS },
      { peer: "pandas", rightCells: { right: 1990, of: 2000 }, ...COLUMNS },
    ],
    speed: { rows: 1000, figures: [{ peer: "limpid", cpuSeconds: 2 }] },
    realLines: null,
    realFiles: null,
  },
});

it("says which is best, be it another, and nothing of what a tool was not asked", () => {
  expect(TABLE.rows.find(({ title }) => title.startsWith("Dates of numbers"))?.cells).toEqual([
    { text: "90 %", isBest: false },
    null,
    null,
    null,
    { text: "100 %", isBest: true },
    ...[null, null, null, null],
  ]);
  expect(TABLE.rows.find(({ title }) => title.startsWith("Right cells damaged"))?.cells).toEqual([
    { text: "5", isBest: true },
    null,
    null,
    null,
    { text: "50", isBest: false },
    ...[null, null, null, null],
  ]);
});

it("takes its place in the README", () => {
  const page = `before\n<!-- Made by "npm run docs": peers -->\nof last year\n<!-- End of peers -->\nafter\n`;
  const made = readmeWithPeers(page, TABLE, "2026-01-02-peers.md");
  expect(made).toMatch(/^before\n<!-- Made/);
  expect(made).toContain("| Dates of numbers, read right | 90 % | – | – | – | **100 %** |");
  expect(made).not.toContain("last year");
  expect(readmeWithPeers(made, TABLE, "2026-01-02-peers.md")).toBe(made);
  expect(() => readmeWithPeers("no place", TABLE, "")).toThrow(/no place/);
});
