import { MissingCode, type Verdict } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { applyCellEdit, foldColumnChoices, foldEdits } from "./edit-overlay.ts";

const AMBIGUOUS: Verdict = {
  raw: "03/04/2024",
  output: "03/04/2024",
  hasData: true,
  isValid: false,
  isClean: false,
  prob: 0.5,
  msg: "Two readings",
  rule: "date-order",
  missing: { prediction: "VALID", probability: 1 },
  naCode: MissingCode.notValid,
  alternatives: [{ output: "2024-04-03", prob: 0.5 }],
};

const cell = (action: Parameters<typeof foldEdits>[0][number]["action"], value: string | boolean | null) => ({
  action,
  rowIndex: 4,
  columnIndex: 2,
  value,
});

describe("foldEdits", () => {
  it("keeps the newest edit of each field", () => {
    const { cells } = foldEdits([
      cell("edit_cell_output", "a"),
      cell("edit_cell_is_clean", false),
      cell("edit_cell_output", "b"),
      cell("edit_cell_is_valid", false),
    ]);
    expect(cells).toEqual([{ row: 4, column: 2, output: "b", hasData: true, isValid: false, isClean: true }]);
  });

  it("keeps cells apart and the newest title of each column", () => {
    const overlay = foldEdits([
      { action: "edit_cell_output", rowIndex: 1, columnIndex: 12, value: "a" },
      { action: "edit_cell_output", rowIndex: 11, columnIndex: 2, value: "b" },
      { action: "edit_column_title", rowIndex: null, columnIndex: 0, value: "old" },
      { action: "edit_column_title", rowIndex: null, columnIndex: 0, value: "new" },
    ]);
    expect(overlay.cells.map(({ row, column }) => [row, column])).toEqual([
      [1, 12],
      [11, 2],
    ]);
    expect([...overlay.titles]).toEqual([[0, "new"]]);
  });
});

describe("foldColumnChoices", () => {
  it("keeps the newest class of each column, and none where a person took it back", () => {
    const choose = (columnIndex: number, value: string | null) =>
      ({ action: "edit_column_entity", rowIndex: null, columnIndex, value }) as const;
    const edits = [choose(0, "date"), choose(1, "email"), choose(0, "year"), choose(1, null)];
    expect(foldColumnChoices(edits)).toEqual({ 0: { entity: "year" }, 1: {} });
    expect(foldEdits(edits)).toEqual({ cells: [], titles: new Map() });
  });

  it("keeps the newest of each decision, beside the class", () => {
    const decide = (decision: string, option: string | null) =>
      ({ action: "edit_column_decision", rowIndex: null, columnIndex: 0, value: { decision, option } }) as const;
    const choose = { action: "edit_column_entity", rowIndex: null, columnIndex: 0, value: "date" } as const;
    const edits = [decide("date_order", "dmy"), choose, decide("date_order", "mdy"), decide("unit", "kg")];
    expect(foldColumnChoices(edits)).toEqual({ 0: { entity: "date", decided: { date_order: "mdy", unit: "kg" } } });
    const back = [...edits, decide("unit", null), decide("__proto__", "x"), decide("__proto__", null)];
    expect(foldColumnChoices(back)).toEqual({ 0: { entity: "date", decided: { date_order: "mdy" } } });
    expect(foldEdits(edits)).toEqual({ cells: [], titles: new Map() });
  });
});

describe("applyCellEdit", () => {
  const after = (...edits: Parameters<typeof foldEdits>[0]) => applyCellEdit(AMBIGUOUS, foldEdits(edits).cells[0]!);

  it("takes a value that a person gives as clean and valid", () => {
    expect(after(cell("edit_cell_output", "2024-04-03"))).toMatchObject({
      raw: "03/04/2024",
      output: "2024-04-03",
      hasData: true,
      isValid: true,
      isClean: true,
      naCode: MissingCode.valid,
    });
  });

  it.each([null, ""])("takes the value %j as no data", (value) => {
    expect(after(cell("edit_cell_output", value))).toMatchObject({ output: "", hasData: false, isClean: true });
  });

  it("takes a cell without data as not valid", () => {
    expect(after(cell("edit_cell_has_data", false))).toMatchObject({ hasData: false, isValid: false });
  });

  it("changes nothing but the flag that was edited", () => {
    expect(after(cell("edit_cell_is_clean", true))).toEqual({ ...AMBIGUOUS, isClean: true });
  });
});
