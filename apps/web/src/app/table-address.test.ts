import { expect, it } from "vitest";
import { addressOf, hiddenIn, readTableAddress } from "./table-address.ts";

it.each([
  ["several columns", "2,5", [1, 4]],
  ["one, which the router has read as a number", 3, [2]],
  ["none", undefined, []],
  ["a column 0", "0,2", []],
  ["what is no number", "name", []],
  ["a broken number", 1.5, []],
])("hides what the address says: %s", (_, hide, hidden) => {
  expect(hiddenIn(readTableAddress({ hide }))).toEqual(hidden);
});

it("is read as it was written", () => {
  expect(hiddenIn(readTableAddress({ ...addressOf([0, 12]) }))).toEqual([0, 12]);
  expect(addressOf([])).toEqual({ hide: undefined });
});
