import { describe, expect, it } from "vitest";
import { makeReading, makeResult } from "../testing/make-result.ts";
import { type Choice, UNDECIDED } from "./decision.ts";
import { errorText, hasInlineChoices, lineKind, reasonText, viewLine } from "./line-view.ts";

const one = makeResult("3 Apr 2024", ["2024-04-03"]);
const two = makeResult("03/04/2024", ["2024-04-03", "2024-03-04"]);
const text = makeResult("hello", []);
const failed = makeResult("??", [], { completed: false, run_time_ms: 1000.4 });

describe("lineKind", () => {
  it.each([
    ["one datetime", one, false, "ok"],
    ["one datetime, overridden", one, true, "warning"],
    ["two datetimes", two, false, "warning"],
    ["no datetime", text, false, "text"],
    ["no datetime, overridden", text, true, "warning"],
    ["a datetime without a reading", makeResult("x", [], { is_datetime: true }), false, "error"],
    ["a search that did not end", failed, false, "error"],
    ["a search that did not end but found one", makeResult("x", ["2024"], { completed: false }), false, "error"],
    ["a search that did not end, overridden", failed, true, "warning"],
  ])("takes %s for what it is", (_, result, isOverridden, kind) => {
    expect(lineKind(result, isOverridden)).toBe(kind);
  });
});

describe("viewLine", () => {
  it.each<[string, Choice, string]>([
    ["a likely datetime", { kind: "datetime", id: "id 2024-03-04" }, "2024-03-04"],
    ["a token for missing data", { kind: "missing", token: "NaT" }, "NaT"],
    ["the line itself", { kind: "raw" }, "03/04/2024"],
    ["a value by hand", { kind: "manual", value: "tomorrow" }, "tomorrow"],
  ])("settles an ambiguous line with %s", (_, choice, shown) => {
    expect(viewLine(two)).toMatchObject({ isResolved: false, text: "03/04/2024" });
    expect(viewLine(two, { ...UNDECIDED, choice })).toMatchObject({ isResolved: true, text: shown });
  });

  it("settles by a reading that the column ruled out", () => {
    const result = makeResult("03/04/2024", ["2024-04-03"], { other_readings: [makeReading("2024-03-04")] });
    const decision = { ...UNDECIDED, choice: { kind: "datetime", id: "id 2024-03-04" } } as const;
    expect(viewLine(result, decision).text).toBe("2024-03-04");
  });

  it("is open again when the chosen reading is no longer there", () => {
    const decision = { ...UNDECIDED, choice: { kind: "datetime", id: "gone" } } as const;
    expect(viewLine(two, decision)).toMatchObject({ isResolved: false });
  });

  it("takes what a retry found in place of the first result", () => {
    expect(viewLine(text, { ...UNDECIDED, retried: one })).toMatchObject({ kind: "ok", isResolved: true });
    expect(viewLine(text, { ...UNDECIDED, retried: two })).toMatchObject({ kind: "warning", isResolved: false });
  });

  it("leaves a datetime open that does not say what its line says, until it is confirmed", () => {
    const quarter = makeResult("Q3 2024", ["2024-07"], { caution: "quarter", left_out: 'dropped: "about"' });
    const open = viewLine(quarter);
    expect(open).toMatchObject({ kind: "ok", isResolved: false, text: "2024-07" });
    expect([hasInlineChoices(open), reasonText(open)]).toEqual([
      true,
      'A quarter, written as its first month; dropped: "about"',
    ]);
    const kept = viewLine(quarter, { ...UNDECIDED, choice: { kind: "raw" } });
    expect(kept).toMatchObject({ kind: "ok", isResolved: true, text: "Q3 2024" });
    expect([hasInlineChoices(kept), reasonText(kept)]).toEqual([false, ""]);
    expect(hasInlineChoices(viewLine(one))).toBe(false);
  });

  it("has nothing to fix in an empty line", () => {
    expect(viewLine(makeResult("", []))).toMatchObject({ kind: "text", isResolved: true, text: "" });
  });
});

it("says why a line has no datetime, or how long was searched", () => {
  expect(errorText(failed)).toBe("No solution found within 1000ms");
  expect(errorText({ ...failed, msg: "Too long" })).toBe("Too long");
});
