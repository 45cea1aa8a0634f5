import { expect, it } from "vitest";
import { makeResult } from "../testing/make-result.ts";
import { findAlike } from "./alike-lines.ts";
import { type Choice, UNDECIDED } from "./decision.ts";
import { viewLine } from "./line-view.ts";

const results = [
  makeResult("03/04/2024", ["2024-04-03", "2024-03-04"]),
  makeResult("05/06/2024", ["2024-06-05", "2024-05-06"]),
  makeResult("hello", []),
  makeResult("world", []),
  makeResult("1 Jan 2024", ["2024-01-01"]),
  makeResult("03/04/2024", ["2024-04-03", "2024-03-04"]),
  makeResult("Q3 2024", ["2024-07"], { caution: "quarter" }),
  makeResult("KW 12 2024", ["2024-03-18"], { caution: "week" }),
  makeResult("Q4 2024", ["2024-10"], { caution: "quarter" }),
];

it.each<[string, number, Choice, readonly number[]]>([
  ["month first fits all open lines of numbers", 0, { kind: "datetime", id: "id 2024-03-04" }, [1, 5]],
  ["text left as it is fits all text", 2, { kind: "raw" }, [3]],
  ["an ambiguous line left as it is fits the same line", 0, { kind: "raw" }, [5]],
  ["missing data fits the same line", 0, { kind: "missing", token: "NULL" }, [5]],
  ["a quarter as its first month fits all quarters", 6, { kind: "datetime", id: "id 2024-07" }, [8]],
  ["a quarter left as it is fits all quarters", 6, { kind: "raw" }, [8]],
  ["a value by hand for a quarter fits no other", 6, { kind: "manual", value: "x" }, []],
  ["a value by hand fits the same line", 1, { kind: "manual", value: "x" }, []],
])("%s", (_, line, choice, alike) => {
  const views = results.map((result, index) => viewLine(result, index === line ? { ...UNDECIDED, choice } : UNDECIDED));
  expect(findAlike(views, line).map((found) => found.line)).toEqual(alike);
});

it("chooses the reading of the same order, whatever its date", () => {
  const choice = { kind: "datetime", id: "id 2024-03-04" } as const;
  const views = results.map((result, index) => viewLine(result, index === 0 ? { ...UNDECIDED, choice } : UNDECIDED));
  expect(findAlike(views, 0)[0]?.choice).toEqual({ kind: "datetime", id: "id 2024-05-06" });
});

it("finds nothing for a line that is not decided", () => {
  expect(
    findAlike(
      results.map((result) => viewLine(result)),
      0,
    ),
  ).toEqual([]);
});
