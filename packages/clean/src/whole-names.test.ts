import { tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import type { Remark } from "./detector.ts";
import { withoutDeniedSwaps } from "./whole-names.ts";

const PEOPLE = [
  ["Anna", "Martin"],
  ["Martin", "Kraus"],
  ["Anna", "Lind"],
  ["Peter", "Martin"],
] as const;
const swap = (output: string): Remark => ({ rule: "rows.swap", output, prob: 0.95, msg: "" });

/** What is left of a swap found in the last row, "Lind" and "Martin" being first name and surname. */
function left(whole: (first: string, last: string) => string, lastRow: string, titles = ["name", "first", "last"]) {
  const rows = PEOPLE.map(([first, last]) => [whole(first, last), first, last]);
  const table = tableFromRows(titles, [...rows, [lastRow, "Lind", "Martin"]]);
  const found = new Map([
    [1, new Map([[4, swap("Martin")]])],
    [2, new Map([[4, swap("Lind")]])],
  ]);
  return [...withoutDeniedSwaps(table, found).values()].reduce((sum, { size }) => sum + size, 0);
}

describe("a column of whole names", () => {
  it.each([
    ["first name first", (first: string, last: string) => `${first} ${last}`, "LIND MARTIN"],
    ["surname first", (first: string, last: string) => `${last}, ${first}`, "Martin, Lind"],
    ["other names between", (first: string, last: string) => `${first} J. ${last}`, "Lind A. Martin"],
  ])("denies a swap where it bears the row out: %s", (_, whole, lastRow) => expect(left(whole, lastRow)).toBe(0));

  it.each([
    ["has them the other way round", (first: string, last: string) => `${first} ${last}`, "Martin Lind"],
    ["holds something else", (first: string) => `${first} of the house`, "Lind Martin"],
    ["is blank", () => "", ""],
  ])("leaves a swap where it %s", (_, whole, lastRow) => expect(left(whole, lastRow)).toBe(2));
});
