/** The page of departures: each says of which section, what is done instead, why, and what is seen of it. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const PAGE = readFileSync(new URL("../../docs/departures.md", import.meta.url), "utf8");
/** The sections of the specification, and the ways to name a part of one. */
const SECTION = /^§[1-9] \S/;

const rows = PAGE.split("\n")
  .filter((line) => line.startsWith("| §"))
  .map((line) =>
    line
      .slice(1, -1)
      .split(" | ")
      .map((cell) => cell.trim()),
  );

it("names the section, what is specified, what happens, why and what is seen, of each departure", () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    expect(row).toHaveLength(5);
    expect(row[0]).toMatch(SECTION);
    for (const cell of row) expect(cell).not.toBe("");
  }
});

it("tells of each once", () => {
  const told = rows.map(([section, specified]) => `${section}: ${specified}`);
  expect(new Set(told).size).toBe(told.length);
});
