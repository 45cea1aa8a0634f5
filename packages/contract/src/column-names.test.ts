import { expect, it } from "vitest";
import { uniqueNames } from "./column-names.ts";

it("names columns as queries do: none empty, none twice", () => {
  expect(uniqueNames(["day", "Day", "", " day ", "x\u0000"])).toEqual(["day", "Day_2", "column_3", "day_3", "x\uFFFD"]);
  expect(uniqueNames(["a_2", "a", "a"])).toEqual(["a_2", "a", "a_3"]);
  expect(uniqueNames(["File_Row_Number", "n"])).toEqual(["File_Row_Number_2", "n"]);
});
