import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { missingWarning, viewCell } from "./cell-view.ts";

const look = { missingToken: "N/A", isPending: false, isReadOnly: false } as const;

describe("viewCell", () => {
  it.each([
    ["a clean cell", {}, "1.5", ""],
    ["a cell in another form", { raw_input: "1,5" }, "1.5", ""],
    ["a repaired cell", { raw_input: "1.S", repair: true }, "1.5", "repaired"],
    ["a cell that a person has set", { raw_input: "15", rule: "edit", edited: true }, "1.5", "repaired"],
    ["a cell that a person has set back", { rule: "edit", edited: true, repair: true }, "1.5", ""],
    ["a doubtful cell", { is_clean: false }, "1.5", "not-clean"],
    ["an invalid cell", { is_valid: false }, "1.5", "invalid"],
    ["an invalid, doubtful cell", { is_valid: false, is_clean: false }, "1.5", "invalid not-clean"],
    ["an empty cell", { raw_input: "", output: null, has_data: false, is_valid: false }, "N/A", "missing"],
    ["a text that meant nothing", { raw_input: "k.A.", output: null, has_data: false }, "N/A", "missing"],
  ])("marks %s", (_, change, text, marks) => {
    expect(viewCell(makeCell(change), look)).toMatchObject({ text, marks });
  });

  it.each([
    ["a cell in another form", { raw_input: "1,5" }, "written"],
    ["a text that meant nothing", { raw_input: "k.A.", output: null, has_data: false }, "missing written"],
    ["a repaired cell", { raw_input: "1.S", repair: true }, "repaired"],
    ["a cell as it was read", {}, ""],
  ])("marks %s if asked to show other forms", (_, change, marks) => {
    expect(viewCell(makeCell(change), { ...look, showsWritten: true }).marks).toBe(marks);
  });

  const READINGS = [
    { output: "2024-05-01", prob: 0.6 },
    { output: "2024-01-05", prob: 0.3 },
  ];
  it.each([
    ["the likeliest reading", { is_clean: false, alternatives: READINGS }, "2024-05-01"],
    ["no data, as it is shown", { is_clean: false, alternatives: [{ output: "", prob: 0.85 }] }, "N/A"],
    ["none of two alike", { is_clean: false, alternatives: READINGS.map((r) => ({ ...r, prob: 0.5 })) }, undefined],
    ["nothing for what is settled", { alternatives: READINGS }, undefined],
    ["nothing for what a person wrote", { is_clean: false, rule: "edit", alternatives: READINGS }, undefined],
  ])("shows %s behind the value", (_, change, ghost) => {
    const seen = viewCell(makeCell(change), look);
    expect(seen.ghost).toBe(ghost);
    expect(seen.note.includes("Most likely: ")).toBe(ghost !== undefined);
  });

  it("shows what a person proposes before what cleaning does, and not what is shown already", () => {
    const open = makeCell({ is_clean: false, alternatives: READINGS });
    const proposals = [{ action: "edit_cell_output", proposed: "2" }] as const;
    expect(viewCell(open, { ...look, proposals }).ghost).toBe("2");
    expect(viewCell(open, { ...look, isOwnProposal: true }).ghost).toBeUndefined();
  });

  it("marks what is proposed, and says what that is", () => {
    const proposals = [
      { action: "edit_cell_output", proposed: null },
      { action: "edit_cell_is_clean", proposed: "x" },
    ];
    expect(viewCell(makeCell(), { ...look, proposals })).toMatchObject({
      marks: "pending proposed",
      note: "Proposed: Missing data. Proposed: mark as clean",
    });
    expect(viewCell(makeCell(), { ...look, isOwnProposal: true })).toMatchObject({ note: "Proposed by you" });
  });

  it("marks a pending change beside the others", () => {
    expect(viewCell(makeCell({ is_clean: false }), { ...look, isPending: true }).marks).toBe("not-clean pending");
  });

  it("shows nothing for the choice called <blank>", () => {
    expect(viewCell(makeCell({ output: null, has_data: false }), { ...look, missingToken: "<blank>" }).text).toBe("");
  });

  it("says all that is marked", () => {
    const cell = makeCell({ raw_input: "1,5", is_clean: false, msg: "Two readings" });
    expect(viewCell(cell, look).note).toBe('Not clean. Two readings. Was "1,5"');
    expect(viewCell(makeCell({ raw_input: "1.S", repair: true }), look).note).toBe('Corrected, was "1.S"');
  });

  it("has nothing to say of a good cell", () => {
    expect(viewCell(makeCell(), look).note).toBe("");
  });
});

describe("missingWarning", () => {
  it.each<["MISSING" | "VALID", number, string | null]>([
    ["MISSING", 0.91, "Could be missing data (91%)"],
    ["MISSING", 0.8, null],
    ["VALID", 0.99, null],
  ])("of %s with %d", (prediction, probability, expected) => {
    expect(missingWarning(makeCell({ missing_data: { prediction, probability } }))).toBe(expected);
  });

  it("is not needed where the data is missing for sure", () => {
    const missing_data = { prediction: "MISSING" as const, probability: 1 };
    expect(missingWarning(makeCell({ has_data: false, missing_data }))).toBeNull();
  });
});
