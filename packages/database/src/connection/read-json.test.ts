import { expect, it } from "vitest";
import { readJson } from "./read-json.ts";

const columnsOf = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ title: `Column ${index}`, probs: [0.5, index] })));

it("JSON is read as it is; a long text that is asked for again is not read again", () => {
  for (const text of [
    "null",
    '"x"',
    "[1,2]",
    '{"a":{"b":null}}',
    columnsOf(3),
    columnsOf(3000),
    `"${"x".repeat(20_000)}"`,
  ])
    for (let times = 0; times < 2; times++) expect(readJson(text)).toEqual(JSON.parse(text));
  expect(readJson(columnsOf(2000))).toBe(readJson(columnsOf(2000)));
  expect(() => readJson(columnsOf(2000).slice(1))).toThrow(SyntaxError);
});

it("what was read longest ago gives way", () => {
  const first = readJson(columnsOf(2000));
  for (let one = 0; one < 8; one++) readJson(columnsOf(100_000 + one));
  expect(readJson(columnsOf(2000))).not.toBe(first);
});
