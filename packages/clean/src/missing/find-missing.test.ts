import { entityById } from "@limpid/entities";
import { describe, expect, it } from "vitest";
import { suspectMissing } from "./find-missing.ts";

function suspect(classId: string, values: readonly (readonly [text: string, count: number])[], header = "column") {
  return suspectMissing(
    entityById(classId)!,
    header,
    values.map(([text, count]) => ({ text, count })),
  );
}

const AGES = Array.from({ length: 30 }, (_, index) => [String(20 + index), 1] as const);

describe("suspicion", () => {
  it("tells how often a code occurs and what it lies outside of", () => {
    const suspicion = suspect("age", [...AGES, ["999", 14]]).get("999");
    expect(suspicion?.reason).toBe("999 occurs 14 times and lies far outside 20…49.");
    expect(suspicion).toMatchObject({ rule: "missing.sentinel" });
    expect(suspicion?.probability).toBeGreaterThan(0.9);
  });

  it("never takes a single number away, however odd", () => {
    expect(suspect("age", [...AGES, ["999", 1]]).get("999")?.probability).toBeLessThan(0.9);
  });

  it("offers no data for a word that stands once among remarks, of which another means no data", () => {
    const remarks = Array.from({ length: 30 }, (_, index) => [`remark ${index} of ours`, 1] as const);
    const probabilityIn = (...more: readonly (readonly [string, number])[]): number =>
      suspect("free_text", [...remarks, ...more]).get("None")?.probability ?? 0;
    expect(probabilityIn(["None", 1], ["NULL", 1])).toBe(0.89);
    expect(probabilityIn(["None", 6], ["NULL", 1])).toBeLessThan(0.5);
  });

  it("says what the others are where a sign is repeated among numbers", () => {
    expect(suspect("age", [...AGES, ["xxx", 9]]).get("xxx")?.reason).toBe(
      '"xxx" occurs 9 times where the other values are numbers.',
    );
  });

  it("has nothing to say of plain values amid the others", () => {
    const probabilities = [...suspect("age", AGES).values()].map(({ probability }) => probability);
    expect(Math.max(0, ...probabilities)).toBeLessThan(0.05);
    expect(
      suspect("city", [
        ["Bern", 90],
        ["Basel", 4],
        ["Lugano", 1],
        ["Chur", 2],
      ]).size,
    ).toBe(0);
  });

  it("finds a code behind thousands of numbers that look a little like one", () => {
    const prices = Array.from({ length: 30_000 }, (_, index) => [`${11 + (index % 90)}.${index}`, 1] as const);
    for (const values of [
      [...prices, ["-9999.00", 40] as const],
      [["-9999.00", 40] as const, ...prices],
    ])
      expect(suspect("money", values, "price").get("-9999.00")?.probability).toBeGreaterThan(0.9);
  });

  it("takes None for an answer in a box that was ticked, and NA for none", () => {
    const values = [
      { text: "", count: 30 },
      { text: "None", count: 12 },
    ];
    const probability = (isTickBox: boolean, text = "None") =>
      suspectMissing(entityById("empty")!, "column", [...values, { text: "NA", count: 2 }], {
        isTickBox,
        isStandIn: false,
      }).get(text)?.probability;
    expect(probability(true)).toBeLessThan(0.5);
    expect(probability(false)).toBeGreaterThan(0.9);
    expect(probability(true, "NA")).toBeGreaterThan(0.9);
  });

  it("stays bounded in columns of junk", () => {
    const junk = Array.from(
      { length: 20_000 },
      (_, index) => ["?".repeat(index % 60) + "#".repeat(index % 7), 1] as const,
    );
    expect(suspect("free_text", junk).size).toBeLessThanOrEqual(1000);
    expect(suspect("integer", [["", 5]]).size).toBe(0);
    expect(suspect("integer", []).size).toBe(0);
  });
});
