import type { CellReply } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { makeCell } from "../testing/make-cell.ts";
import { applyChange, changesBetween, setOutput } from "./cell-edit.ts";

describe("applyChange", () => {
  it("makes a cell clean and valid by giving it a value", () => {
    const cell = applyChange(makeCell({ is_clean: false, is_valid: false }), setOutput("2"));
    expect(cell).toMatchObject({ output: "2", is_clean: true, is_valid: true, has_data: true, edited: true });
  });

  it("takes the validity away with the data", () => {
    const cell = applyChange(makeCell(), { action: "edit_cell_has_data", value: false });
    expect(cell).toMatchObject({ has_data: false, is_valid: false, output: null });
  });

  it("never touches the raw text", () => {
    expect(applyChange(makeCell({ raw_input: " 1,5 " }), setOutput("2")).raw_input).toBe(" 1,5 ");
  });

  it("reads an emptied cell as one without data", () => {
    expect(setOutput("")).toEqual({ action: "edit_cell_has_data", value: false });
  });
});

describe("changesBetween", () => {
  const flagged = makeCell({ output: "03/04/24", is_clean: false });
  const invalid = makeCell({ output: "x", is_valid: false, is_clean: false });
  const missing = makeCell({ output: null, has_data: false, is_valid: false });
  const missingButValid = makeCell({ output: null, has_data: false, is_valid: true, is_clean: false });
  const fine = makeCell({ output: "2024-04-03" });

  it.each<[string, CellReply, CellReply]>([
    ["an edited cell back to flagged", fine, flagged],
    ["an edited cell back to invalid", fine, invalid],
    ["a cleared cell back to its value", missing, fine],
    ["a value back to missing", fine, missing],
    ["a value back to missing and unclear", fine, missingButValid],
    ["only the flag", applyChange(flagged, { action: "edit_cell_is_clean", value: true }), flagged],
  ])("leads %s", (_, from, to) => {
    const reached = changesBetween(from, to).reduce(applyChange, from);
    expect({ ...reached, edited: to.edited }).toEqual(to);
  });

  it("sends nothing when nothing differs", () => {
    expect(changesBetween(fine, fine)).toEqual([]);
  });
});
