import { expect, it } from "vitest";
import { dottedKeys } from "./dotted-keys.ts";

it("lists nested properties with dotted keys", () => {
  const cell = { id: "x", missing_data: { prediction: "VALID", probability: 0 }, alternatives: [{ output: "1" }] };
  expect(dottedKeys(cell)).toEqual([
    ["id", "x"],
    ["missing_data.prediction", "VALID"],
    ["missing_data.probability", "0"],
    ["alternatives.0.output", "1"],
  ]);
});

it.each([
  ["null", { msg: null }],
  ["an empty text", { msg: "" }],
  ["an empty list", { msg: [] }],
  ["an empty object", { msg: {} }],
  ["undefined", { msg: undefined }],
])("shows None for %s", (_, value) => {
  expect(dottedKeys(value)).toEqual([["msg", "None"]]);
});

it("keeps false and 0, which are values", () => {
  expect(dottedKeys({ a: false, b: 0 })).toEqual([
    ["a", "false"],
    ["b", "0"],
  ]);
});
