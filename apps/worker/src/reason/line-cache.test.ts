import { reasonLine } from "@limpid/dates";
import { expect, it } from "vitest";
import { createLineCache, type ReasoningOptions } from "./line-cache.ts";

const options: ReasoningOptions = { locale: "de_CH", fast: true, inferDatetime: true, maxTimeMs: 100 };
const found = (...lines: string[]) => lines.map((line) => reasonLine(line, { now: () => 0 }));

it("remembers lines as long as the options are the same", () => {
  const cache = createLineCache(10);
  const reasonings = found("1", "2");
  cache.keep(["1", "2"], options, reasonings);
  expect(cache.recall(["1", "2"], options)).toBe(reasonings);
});

it.each<[string, readonly string[], Partial<ReasoningOptions>]>([
  ["another locale", ["1", "2"], { locale: "en_US" }],
  ["a longer search", ["1", "2"], { fast: false }],
  ["a line taken for a datetime", ["1", "2"], { inferDatetime: false }],
  ["more time", ["1", "2"], { maxTimeMs: 200 }],
  ["another order of lines", ["2", "1"], {}],
  ["the same characters in one line", ["1\n2"], {}],
  ["one line fewer", ["1"], {}],
])("does not take %s for the same", (_, lines, change) => {
  const cache = createLineCache(10);
  cache.keep(["1", "2"], options, found("1", "2"));
  expect(cache.recall(lines, { ...options, ...change })).toBeUndefined();
});

it("forgets what was not asked for longest, and keeps no more lines than it may", () => {
  const cache = createLineCache(2);
  for (const line of ["a", "b"]) cache.keep([line], options, found(line));
  cache.recall(["a"], options);
  cache.keep(["c"], options, found("c"));
  expect(["a", "b", "c"].map((line) => cache.recall([line], options) !== undefined)).toEqual([true, false, true]);
  cache.keep(["1", "2", "3"], options, found("1", "2", "3"));
  expect(cache.recall(["1", "2", "3"], options)).toBeUndefined();
});
