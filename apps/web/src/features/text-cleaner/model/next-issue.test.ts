import { expect, it } from "vitest";
import { makeResult } from "../testing/make-result.ts";
import { viewLine } from "./line-view.ts";
import { nextIssue } from "./next-issue.ts";

const views = ["ok", "?", "ok", "?"].map((mark) => viewLine(makeResult(mark, mark === "ok" ? ["2024"] : [])));

it.each([
  [0, 1, 1],
  [1, 1, 3],
  [3, 1, 1],
  [3, -1, 1],
  [0, -1, 3],
] as const)("from line %i by %i it goes to line %i", (from, step, line) => {
  expect(nextIssue(views, from, step)).toBe(line);
});

it("stays on the only issue there is, and has nowhere to go without one", () => {
  expect(nextIssue(views.slice(0, 2), 1, 1)).toBe(1);
  expect(nextIssue(views.slice(0, 1), 0, 1)).toBeNull();
  expect(nextIssue([], 0, 1)).toBeNull();
});
