import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { repeatedKeys } from "./repeated-keys.ts";

const CODE = { role: "code" } as const;
const keys = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `K-${1000 + index}`, count: 1 }));
const twice = { text: "K-7", count: 2 };

describe("repeated keys", () => {
  it("finds the key that stands in two cells", () => {
    const found = saidOfValues(repeatedKeys, [...keys(98), twice], { ...CODE, type: "text" });
    expect([...found.keys()]).toEqual(["K-7"]);
    expect(found.get("K-7")?.msg).toBe("This value appears twice; 98 other values are unique.");
  });

  it.each([
    ["a column of few cells", [...keys(10), twice], CODE, "text"],
    ["a column where many repeat", [...keys(50), twice, { text: "K-8", count: 2 }], CODE, "text"],
    ["a value that stands more often", [...keys(200), { text: "K-7", count: 3 }], CODE, "text"],
    ["numbers that are counted with", [...keys(98), twice], CODE, "number"],
    ["names", [...keys(98), twice], { role: "name" }, "text"],
    ["no values", [], CODE, "text"],
  ] as const)("finds nothing in %s", (_, values, entity, type) => {
    expect(saidOfValues(repeatedKeys, values, { ...entity, type }).size).toBe(0);
  });
});
