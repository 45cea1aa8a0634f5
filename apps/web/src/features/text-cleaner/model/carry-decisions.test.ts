import { expect, it } from "vitest";
import { carryDecisions } from "./carry-decisions.ts";
import { changeDecision, type Decisions } from "./decision.ts";

const raw = { choice: { kind: "raw" } } as const;
const decided = (...lines: number[]): Decisions =>
  lines.reduce<Decisions>((decisions, line) => changeDecision(decisions, line, raw), new Map());

it.each([
  ["nothing changes", "a b c", "a b c", [0, 2], [0, 2]],
  ["a line is appended", "a b", "a b c", [1], [1]],
  ["a line is put in between", "a b c", "a x b c", [0, 2], [0, 3]],
  ["a line is taken out", "a b c", "a c", [1, 2], [1]],
  ["a decided line is changed", "a b c", "a x c", [1], []],
  ["all lines are others", "a b c", "x y", [0, 1, 2], []],
  ["an equal line follows", "a a", "a a a", [1], [1]],
  ["lines of equal text are taken out", "a a a", "a", [0, 2], [0]],
])("keeps the decisions of the lines that stay when %s", (_, before, after, lines, kept) => {
  const carried = carryDecisions(before.split(" "), after.split(" "), decided(...lines));
  expect([...carried.keys()]).toEqual(kept);
});

it("forgets what a retry wrote, for it may be in another format", () => {
  const decisions = changeDecision(decided(0), 0, { searches: 2 });
  expect(carryDecisions(["a"], ["a"], decisions).get(0)).toMatchObject({ ...raw, retried: null, searches: 2 });
});
