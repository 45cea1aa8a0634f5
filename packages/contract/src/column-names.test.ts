import { expect, it } from "vitest";
import { uniqueNames } from "./column-names.ts";

it("names columns as queries do: none empty, none twice", () => {
  expect(uniqueNames(["day", "Day", "", " day ", "x\u0000"])).toEqual(["day", "Day_2", "column_3", "day_3", "x\uFFFD"]);
  expect(uniqueNames(["a_2", "a", "a"])).toEqual(["a_2", "a", "a_3"]);
  expect(uniqueNames(["File_Row_Number", "n"])).toEqual(["File_Row_Number_2", "n"]);
});

it("tells titles apart that differ in half a character", () => {
  expect(uniqueNames(["\ud800", "\ud801", "😀"])).toEqual(["\uFFFD", "\uFFFD_2", "😀"]);
});

it("numbers ten thousand equal titles without trying each number for each", () => {
  const names = uniqueNames(Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? "a" : "A")));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(10_000);
  expect(names.at(-1)).toBe("A_10000");
});
