import { describe, expect, it } from "vitest";
import { packRows, unpackRows } from "./packed-rows.ts";

/** Every row once, in an order that looks like none. */
const scattered = (count: number): number[] => Array.from({ length: count }, (_, index) => (index * 7_919_001) % count);

const inBase64 = (rows: readonly number[]): string => Buffer.from(packRows(rows)).toString("base64");

describe("packed rows", () => {
  it.each([
    ["none", []],
    ["one", [0]],
    ["rows in their order", [0, 1, 2, 5, 63, 64, 65, 200]],
    ["rows backwards", [200, 65, 64, 63, 5, 2, 1, 0]],
    ["far away", [999_999_999, 0, 1_000_000_000]],
    ["many in no order", scattered(100_003)],
  ])("come back as they were: %s", (_, rows) => {
    expect([...unpackRows(inBase64(rows), rows.length)]).toEqual(rows);
  });

  it("take a byte each in the order of the table, and three at most of a million", () => {
    const every = Array.from({ length: 30_000 }, (_, row) => row * 2);
    expect(inBase64(every)).toHaveLength(40_000);
    expect(inBase64(scattered(1_000_003)).length).toBeLessThanOrEqual(4_000_012);
  });
});
