import { describe, expect, it } from "vitest";
import { applyEdits } from "./apply-edit.ts";
import { EDIT_CASES, UNDONE_CASES } from "./testing/edit-cases.ts";

describe("applyEdits", () => {
  it.each(EDIT_CASES)("$name", ({ before, edits, after }) => {
    expect(applyEdits(before, edits)).toEqual(after);
  });

  it.each(UNDONE_CASES)("leaves no trace of $name", ({ before, edits, after }) => {
    expect(applyEdits(before, edits)).toEqual(after);
  });

  it("keeps what else a cell has", () => {
    const cell = { ...EDIT_CASES[0]!.before, alternatives: ["2024-03-04"] };
    expect(applyEdits(cell, [{ field: "isClean", value: true }])).toEqual({ ...cell, isClean: true });
  });
});
