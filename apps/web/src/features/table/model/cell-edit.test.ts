import type { CellReply } from "@limpid/contract";
import type { EditableCell } from "@limpid/edits";
import { EDIT_CASES } from "@limpid/edits/testing";
import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { applyChange, changesBetween, setOutput } from "./cell-edit.ts";

/** A cell as the server sends it. */
const toCell = ({ raw, output, hasData, isValid, isClean, prob, msg, rule, missing, naCode }: EditableCell) =>
  makeCell({
    raw_input: raw,
    output: hasData ? output : null,
    has_data: hasData,
    is_valid: isValid,
    is_clean: isClean,
    prob,
    msg: msg || null,
    rule: rule || null,
    missing_data: missing,
    na_code: naCode,
  });

describe("applyChange", () => {
  it.each(EDIT_CASES)("does as the server does: $name", ({ before, edits, after }) => {
    expect(edits.reduce(applyChange, toCell(before))).toEqual({ ...toCell(after), edited: true });
  });

  it("never touches the raw text", () => {
    expect(applyChange(makeCell({ raw_input: " 1,5 " }), setOutput("2")).raw_input).toBe(" 1,5 ");
  });

  it("leads where the new value of an address does, and nowhere from one that is not safe", () => {
    const cell = makeCell({ output: "https://a.example/", entity: "url", url: "https://a.example/" });
    expect(applyChange(cell, setOutput("https://b.example/")).url).toBe("https://b.example/");
    for (const text of ["javascript:alert(1)", ""]) expect(applyChange(cell, setOutput(text)).url).toBeUndefined();
    expect(applyChange(makeCell(), setOutput("https://b.example/")).url).toBeUndefined();
  });

  it("reads an emptied cell as one without data", () => {
    expect(setOutput("")).toEqual({ field: "hasData", value: false });
  });
});

const shown = ({ output, has_data, is_valid, is_clean }: CellReply) => ({ output, has_data, is_valid, is_clean });

describe("changesBetween", () => {
  it("says again that a value is right which a person had said to be, for its class may refuse it again", () => {
    const said = makeCell({ output: "31/02/2024", edited: true });
    const values = changesBetween(makeCell({ output: "2024-04-03" }), said, true).map(({ field, value }) => [
      field,
      value,
    ]);
    expect(values).toEqual([
      ["output", "31/02/2024"],
      ["isValid", true],
      ["isClean", true],
    ]);
  });

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
    ["only the flag", applyChange(flagged, { field: "isClean", value: true }), flagged],
  ])("leads %s", (_, from, to) => {
    const reached = changesBetween(from, to).reduce(applyChange, from);
    expect(shown(reached)).toEqual(shown(to));
  });

  it("sends nothing when nothing differs", () => {
    expect(changesBetween(fine, fine)).toEqual([]);
  });
});
