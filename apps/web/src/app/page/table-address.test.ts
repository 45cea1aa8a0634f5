import { expect, it } from "vitest";
import { ALL_ROWS } from "../../features/table/model/row-choice.ts";
import { readTableAddress, readTableLook, writeTableAddress } from "./table-address.ts";

it.each([
  ["several columns", { hide: "2,5" }, { hidden: [1, 4], frozen: 0 }],
  ["one, which the router has read as a number", { hide: 3 }, { hidden: [2], frozen: 0 }],
  ["none", {}, { hidden: [], frozen: 0 }],
  ["a column 0", { hide: "0,2" }, { hidden: [], frozen: 0 }],
  ["what is no number", { hide: "name", freeze: "name" }, { hidden: [], frozen: 0 }],
  ["broken numbers", { hide: 1.5, freeze: 1.5 }, { hidden: [], frozen: 0 }],
  ["frozen columns", { freeze: 2 }, { hidden: [], frozen: 2 }],
  ["less than none", { freeze: -1 }, { hidden: [], frozen: 0 }],
])("says: %s", (_, search, look) => {
  expect(readTableLook(readTableAddress(search))).toEqual({ ...look, choice: ALL_ROWS });
});

it("is read as it was written", () => {
  const choice = { ...ALL_ROWS, sort: [{ column: 1, isDescending: true }] };
  const look = { hidden: [0, 12], frozen: 3, choice };
  expect(readTableLook(readTableAddress({ ...writeTableAddress(look) }))).toEqual(look);
  expect(
    Object.values(writeTableAddress({ hidden: [], frozen: 0, choice: ALL_ROWS })).every((one) => one === undefined),
  ).toBe(true);
});
