import { describe, expect, it } from "vitest";
import type { Verdict } from "./cell.ts";
import { applyEdit } from "./edit.ts";

const FLAGGED: Verdict = {
  raw: "31/02/2024",
  output: "31/02/2024",
  hasData: true,
  isValid: false,
  isClean: false,
  prob: 0.4,
  msg: "31 February does not exist",
  rule: "date.impossible",
  missing: { prediction: "VALID", probability: 0.9 },
  naCode: 2,
  alternatives: [],
};

describe("applyEdit", () => {
  it("takes a new output as clean and valid, and keeps the raw text", () => {
    const edited = applyEdit(FLAGGED, { action: "edit_cell_output", value: "2024-02-29" });
    expect(edited).toMatchObject({ raw: "31/02/2024", output: "2024-02-29", isClean: true, isValid: true, prob: 1 });
  });

  it("takes a cell without data as not valid", () => {
    for (const edit of [
      { action: "edit_cell_has_data", value: false },
      { action: "edit_cell_output", value: null },
    ] as const)
      expect(applyEdit(FLAGGED, edit)).toMatchObject({ output: "", hasData: false, isValid: false, naCode: 1 });
  });

  it("gives the raw text back to a cell that has data after all", () => {
    const without = applyEdit(FLAGGED, { action: "edit_cell_has_data", value: false });
    expect(applyEdit(without, { action: "edit_cell_has_data", value: true })).toMatchObject({
      output: "31/02/2024",
      hasData: true,
      isValid: true,
    });
  });

  it("changes only the mark that is named", () => {
    expect(applyEdit(FLAGGED, { action: "edit_cell_is_clean", value: true })).toEqual({ ...FLAGGED, isClean: true });
    expect(applyEdit(FLAGGED, { action: "edit_cell_is_valid", value: true })).toEqual({
      ...FLAGGED,
      isValid: true,
      naCode: 0,
    });
  });
});
