import { describe, expect, it } from "vitest";
import { parseEdit } from "./parse-edit.ts";

const OF_TABLE = { rowIndex: null, columnIndex: -1 };
const OF_COLUMN = { rowIndex: null, columnIndex: 2 };
const OF_CELL = { rowIndex: 4, columnIndex: 2 };

const EDITS = [
  { field: "output", ...OF_CELL, value: "Bern" },
  { field: "output", ...OF_CELL, value: { text: "Brn", refusal: "no town" } },
  { field: "hasData", ...OF_CELL, value: false },
  { field: "cells", ...OF_CELL, value: { cells: [[4, "output", "Bern"]] } },
  { field: "title", ...OF_COLUMN, value: "Town" },
  { field: "class", ...OF_COLUMN, value: null },
  { field: "decision", ...OF_COLUMN, value: { decision: "unit", option: "kg" } },
  { field: "component", ...OF_COLUMN, value: "year" },
  { field: "rows", ...OF_TABLE, value: { rows: [[0, 3]], isLeftOut: true } },
  { field: "settings", ...OF_TABLE, value: { forms: "standard", repairs: "standard" } },
  { field: "batch", ...OF_TABLE, value: { batch: "step", undone: true } },
];

describe("parseEdit", () => {
  it.each(EDITS)("takes an edit of $field with the value $value as it is", (edit) => {
    expect(parseEdit(edit)).toBe(edit);
  });

  it.each(EDITS)("refuses an edit of $field with a value of another kind, or at another place", (edit) => {
    expect(() => parseEdit({ ...edit, value: { something: "else" } })).toThrow(`of the field "${edit.field}"`);
    const rowIndex = edit.rowIndex === null ? 4 : null;
    expect(() => parseEdit({ ...edit, rowIndex })).toThrow(`of the field "${edit.field}" has another place`);
  });

  it("refuses an edit of a kind that a later version may have", () => {
    const edit = { field: "colour", ...OF_CELL, value: "red" };
    expect(() => parseEdit(edit)).toThrow('An edit of the field "colour" is unknown to this version of Limpid');
  });
});
