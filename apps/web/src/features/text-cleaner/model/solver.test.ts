import { expect, it } from "vitest";
import { makeResult } from "../testing/make-result.ts";
import { UNDECIDED } from "./decision.ts";
import { viewLine } from "./line-view.ts";
import { solverBudgetMs, solverLabel } from "./solver.ts";

const view = (datetimes: readonly string[], searches: number) =>
  viewLine(makeResult("x", datetimes), { ...UNDECIDED, isOverridden: true, searches });

it.each([
  ["there are readings", ["2024"], 0, false, "Find more solutions"],
  ["there are readings after a search", ["2024"], 1, false, "Find more solutions"],
  ["there is none", [], 0, false, "Find solutions"],
  ["a search found none", [], 1, false, "No solutions found. Look harder"],
  ["a search runs", [], 0, true, "Working, please wait..."],
])("the button has its text when %s", (_, datetimes, searches, isSearching, label) => {
  expect(solverLabel(view(datetimes, searches), isSearching)).toBe(label);
});

it("gives each search five seconds more, from ten", () => {
  expect([0, 1, 2].map(solverBudgetMs)).toEqual([10_000, 15_000, 20_000]);
});
