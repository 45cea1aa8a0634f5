import { describe, expect, it } from "vitest";
import { applyEdits, type EditableCell } from "./apply-edit.ts";
import { type Decision, decideCell } from "./decide-cell.ts";

const OPEN: EditableCell = {
  raw: "Winterhtur",
  output: "Winterhtur",
  hasData: true,
  isValid: false,
  isClean: false,
  prob: 0.4,
  msg: "Nearly the same as another",
  rule: "typo",
  missing: { prediction: "VALID", probability: 1 },
  naCode: 2,
};
const MISSING: EditableCell = { ...OPEN, output: "", hasData: false, naCode: 1 };

const after = (decision: Decision, proposal?: string, cell = OPEN) => {
  const { output, hasData, isValid, isClean } = applyEdits(cell, decideCell(decision, { raw: cell.raw, proposal }));
  return { output: hasData ? output : null, isValid, isClean };
};

describe("decideCell", () => {
  it("takes the proposal, and leaves a cell open that has none", () => {
    const taken = { output: "Winterthur", isValid: true, isClean: true };
    expect(after({ action: "take", kind: "proposed" }, "Winterthur")).toEqual(taken);
    expect(after({ action: "take", kind: "proposed" }, "")).toMatchObject({ output: null, isClean: true });
    expect(decideCell({ action: "take", kind: "proposed" }, { raw: "x" })).toEqual([]);
  });

  it("keeps the text to the byte, which is right by that", () => {
    const kept = { output: "Winterhtur", isValid: true, isClean: true };
    expect(after({ action: "keep", kind: "invalid" })).toEqual(kept);
    expect(after({ action: "keep", kind: "missing" }, undefined, MISSING)).toMatchObject({
      output: null,
      isClean: true,
    });
  });

  it("goes back to the text as it was read", () => {
    const written = { ...OPEN, output: "Winterthur", isValid: true, isClean: true };
    expect(after({ action: "original", kind: "changed" }, undefined, written).output).toBe("Winterhtur");
  });

  it("sets a text, and marks as missing", () => {
    expect(after({ action: "set", kind: "invalid", value: "Bern" })).toMatchObject({ output: "Bern", isClean: true });
    expect(after({ action: "set", kind: "invalid", value: "" }).output).toBeNull();
    expect(after({ action: "missing", kind: "invalid" }).output).toBeNull();
  });
});
