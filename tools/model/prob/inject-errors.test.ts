import { describe, expect, it } from "vitest";
import { Random } from "../../../packages/models/src/learner/random.ts";
import { injectBySource, injectErrors } from "./inject-errors.ts";
import type { RealTable } from "./real-tables.ts";
import { repeatThings, tellBySources } from "./repeat-rows.ts";

const TABLE: RealTable = {
  name: "made",
  titles: ["town", "people", "since"],
  rows: Array.from({ length: 30 }, (_, row) => [`Town ${row % 7}`, String(1000 + row), `20${10 + row}-03-04`]),
  hasRows: true,
};

function shareChanged(before: RealTable, after: RealTable): number {
  const changed = before.rows.flatMap((row, index) =>
    row.filter((text, column) => text !== after.rows[index]?.[column]),
  );
  return changed.length / (before.rows.length * before.titles.length);
}

describe("errors put into a table", () => {
  it("keep its shape and its key, and leave most cells right", () => {
    const random = new Random(1);
    const shares = Array.from({ length: 60 }, () => {
      const spoilt = injectErrors(TABLE, random);
      expect(spoilt.rows.map((row) => row.length)).toEqual(TABLE.rows.map((row) => row.length));
      expect(spoilt.rows.map(([key]) => key)).toEqual(TABLE.rows.map(([key]) => key));
      return shareChanged(TABLE, spoilt);
    });
    expect(Math.max(...shares)).toBeGreaterThan(0.03);
    expect(Math.max(...shares)).toBeLessThan(0.4);
    expect(shares).toContain(0);
  });

  it("are the same for the same seed", () => {
    expect(injectErrors(TABLE, new Random(7))).toEqual(injectErrors(TABLE, new Random(7)));
  });

  it("are a source's own, and leave source and thing alone", () => {
    const random = new Random(3);
    const told = tellBySources(TABLE, random);
    const spoilt = injectBySource(told, random);
    expect(spoilt.rows.map((row) => row.slice(0, 2))).toEqual(told.rows.map((row) => row.slice(0, 2)));
    expect(shareChanged(told, spoilt)).toBeGreaterThan(0);
  });
});

describe("rows that come again", () => {
  it("are the same under the same key", () => {
    const { rows } = repeatThings(TABLE, new Random(5));
    const byKey = new Map<string, string>();
    for (const [key = "", ...row] of rows) {
      expect(byKey.get(key) ?? row.join()).toBe(row.join());
      byKey.set(key, row.join());
    }
    expect(rows.length).toBeGreaterThan(byKey.size);
  });
});
