import { describe, expect, it } from "vitest";
import { makeResult } from "../testing/make-result.ts";
import { type CleanerAction, type CleanerState, EMPTY_STATE, stepCleaner } from "./cleaner-state.ts";

const open = makeResult("03/04/2024", ["2024-04-03", "2024-03-04"]);
const text = makeResult("hello", []);

const answered = (...results: (typeof open)[]): CleanerAction => ({
  kind: "answered",
  answer: {
    kind: "done",
    lines: results.map(({ raw_input_string }) => raw_input_string),
    reply: { completed: true, results, run_time_ms: 1, num_ambiguous_inputs: 0, num_errors: 0, msg: null },
  },
});
const run = (...actions: CleanerAction[]): CleanerState => actions.reduce(stepCleaner, EMPTY_STATE);
const choseRaw: CleanerAction = { kind: "chose", line: 0, choice: { kind: "raw" } };

describe("stepCleaner", () => {
  it("lets a later choice take the place of an earlier one", () => {
    const state = run(answered(open), choseRaw, { kind: "chose", line: 0, choice: { kind: "missing", token: "N/A" } });
    expect(state.decisions.get(0)?.choice).toEqual({ kind: "missing", token: "N/A" });
  });

  it("opens the menu after an override, without a choice", () => {
    const state = run(answered(open, text), choseRaw, { kind: "overrode", line: 0 });
    expect(state).toMatchObject({ openLine: 0, activeLine: 0 });
    expect(state.decisions.get(0)).toMatchObject({ isOverridden: true, choice: null });
  });

  it.each<[string, CleanerAction]>([
    ["a choice", choseRaw],
    ["an override", { kind: "overrode", line: 0 }],
    ["a new answer", answered(open)],
  ])("forgets that it was copied after %s", (_, action) => {
    const copied = run(answered(open), { kind: "copied" });
    expect(copied.isCopied).toBe(true);
    expect(stepCleaner(copied, action).isCopied).toBe(false);
  });

  it("keeps decisions while the service is away, and hides the results", () => {
    const away = run(answered(open), choseRaw, { kind: "answered", answer: { kind: "unavailable", message: "away" } });
    expect(away.answer.kind).toBe("unavailable");
    expect(stepCleaner(away, answered(open)).decisions.get(0)?.choice).toEqual({ kind: "raw" });
  });

  it("forgets everything when the input is cleared", () => {
    expect(run(answered(open), choseRaw, { kind: "answered", answer: { kind: "empty" } })).toEqual(EMPTY_STATE);
  });

  it("closes the menu when a retry finds the one datetime, and leaves it open for two", () => {
    const opened = run(answered(text), { kind: "opened", line: 0 });
    const retry = (...datetimes: string[]): CleanerAction => ({
      kind: "retried",
      line: 0,
      isSearch: false,
      result: makeResult("hello", datetimes),
    });
    expect(stepCleaner(opened, retry("2024"))).toMatchObject({ openLine: null });
    expect(stepCleaner(opened, retry("2024", "2025"))).toMatchObject({ openLine: 0 });
  });

  it("drops what a retry found for a line that is no longer there", () => {
    const state = run(answered(open));
    expect(stepCleaner(state, { kind: "retried", line: 0, isSearch: true, result: text })).toBe(state);
  });

  it("counts the searches of a line, but not the retries of a text", () => {
    const search: CleanerAction = { kind: "retried", line: 0, isSearch: true, result: open };
    expect(run(answered(open), search, search).decisions.get(0)?.searches).toBe(2);
    expect(run(answered(open), { ...search, isSearch: false }).decisions.get(0)?.searches).toBe(0);
  });
});
