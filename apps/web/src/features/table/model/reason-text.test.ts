import { expect, it } from "vitest";
import { reasonText } from "./reason-text.ts";

const reason = (matched: number, seen: number, named: boolean) => ({
  class: "email",
  name: "E-mail",
  matched,
  seen,
  named,
});

it.each([
  ["values and title", reason(98, 100, true), "Fits 98 of 100 values, and the title says so"],
  ["values alone", reason(1, 1, false), "Fits 1 of 1 value"],
  ["the title alone", reason(0, 5, true), "The title says so"],
  ["nothing that can be counted", reason(0, 5, false), ""],
  ["an older table, which kept no reasons", undefined, ""],
])("names %s", (_, given, text) => {
  expect(reasonText(given)).toBe(text);
});
