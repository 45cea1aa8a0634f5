import { expect, it } from "vitest";
import { ALL_ROWS } from "../../features/table/model/row-choice.ts";
import { readTableAddress, readTableLook, writeTableAddress } from "./table-address.ts";

const UNCHANGED = { hidden: [], order: [], frozen: 0, choice: ALL_ROWS };

it.each([
  ["several columns", { hide: "2,5" }, { hidden: [1, 4] }],
  ["one, which the router has read as a number", { hide: 3 }, { hidden: [2] }],
  ["one in quotes, as former addresses have it", { order: "3" }, { order: [2] }],
  ["none", {}, {}],
  ["a column 0", { hide: "0,2" }, {}],
  ["what is no number", { hide: "name", freeze: "name" }, {}],
  ["broken numbers", { hide: 1.5, freeze: 1.5 }, {}],
  ["another order", { order: "3,1,2" }, { order: [2, 0, 1] }],
  ["an order that is none", { order: "3,,2" }, {}],
  ["frozen columns", { freeze: 2 }, { frozen: 2 }],
  ["less than none", { freeze: -1 }, {}],
])("says: %s", (_, search, look) => {
  expect(readTableLook(readTableAddress(search))).toEqual({ ...UNCHANGED, ...look });
});

it("is read as it was written", () => {
  const choice = { ...ALL_ROWS, sort: [{ column: 1, isDescending: true }] };
  const look = { hidden: [0, 12], order: [1, 0], frozen: 3, choice };
  expect(readTableLook(readTableAddress({ ...writeTableAddress(look) }))).toEqual(look);
  expect(Object.values(writeTableAddress(UNCHANGED)).every((one) => one === undefined)).toBe(true);
});

it("writes one column as a number, which the router leaves without quotes", () => {
  expect(writeTableAddress({ ...UNCHANGED, hidden: [1], order: [2] })).toMatchObject({ hide: 2, order: 3 });
});
