import { expect, it } from "vitest";
import { type Change, groupChanges } from "./group-changes.ts";

const change = (row: number, column: number, msg: string): Change => ({
  row,
  column,
  kind: "changed",
  rule: "text.trim",
  raw_input: " a",
  output: "a",
  prob: 0.9,
  msg,
});

it("says a column and a reason once, however its changes are mixed with others", () => {
  const groups = groupChanges([
    change(0, 2, "one"),
    change(0, 1, "one"),
    change(1, 2, "two"),
    change(2, 2, "one"),
    change(3, 1, "one"),
  ]);
  expect(groups.map(({ column }) => column)).toEqual([2, 1]);
  expect(groups[0]?.reasons.map(({ msg }) => msg)).toEqual(["one", "two"]);
  expect(groups[0]?.reasons[0]?.changes.map(({ change: { row } }) => row)).toEqual([0, 2]);
});

it("keeps the place of a change among all", () => {
  const [first, second] = groupChanges([change(0, 0, ""), change(0, 1, ""), change(1, 0, "")]);
  expect(first?.reasons[0]?.changes.map(({ place }) => place)).toEqual([1, 3]);
  expect(second?.reasons[0]?.changes.map(({ place }) => place)).toEqual([2]);
});

it("has no groups without changes", () => {
  expect(groupChanges([])).toEqual([]);
});
