import { describe, expect, it } from "vitest";
import { type Edit, editKind, editKindByAction, parseEdit } from "./registry.ts";

const OF_TABLE = { row: null, column: null };
const OF_COLUMN = { row: null, column: 2 };
const OF_CELL = { row: 4, column: 2 };

const EDITS = [
  { kind: "cell", place: OF_CELL, value: { field: "output", value: "Bern" } },
  { kind: "cell", place: OF_CELL, value: { field: "output", value: "Brn", refusal: "no town" } },
  { kind: "cell", place: OF_CELL, value: { field: "hasData", value: false } },
  { kind: "cells", place: OF_CELL, value: { cells: [[4, "output", "Bern"]] } },
  { kind: "title", place: OF_COLUMN, value: "Town" },
  { kind: "class", place: OF_COLUMN, value: null },
  { kind: "decision", place: OF_COLUMN, value: { decision: "unit", option: "kg" } },
  { kind: "component", place: OF_COLUMN, value: "year" },
  { kind: "rows", place: OF_TABLE, value: { rows: [[0, 3]], isLeftOut: true } },
  { kind: "settings", place: OF_TABLE, value: { forms: "standard", repairs: "standard" } },
  { kind: "reading", place: OF_TABLE, value: { parameter: "header", reading: "names" } },
  { kind: "hold", place: OF_TABLE, value: { batch: "step", undone: true } },
];

describe("parseEdit", () => {
  it.each(EDITS)("takes an edit of the kind $kind with the value $value as it is", (edit) => {
    expect(parseEdit(edit)).toBe(edit);
  });

  it.each(EDITS)("refuses an edit of the kind $kind with a value of another kind, or at another place", (edit) => {
    expect(() => parseEdit({ ...edit, value: { something: "else" } })).toThrow("has another type of value");
    const row = edit.place.row === null ? 4 : null;
    expect(() => parseEdit({ ...edit, place: { ...edit.place, row } })).toThrow("has another place");
    const column = edit.place.column === null ? 2 : null;
    expect(() => parseEdit({ ...edit, place: { ...edit.place, column } })).toThrow("has another place");
  });

  it("refuses a field of a cell that does not exist", () => {
    const value = { field: "toString", value: "x" };
    expect(() => parseEdit({ kind: "cell", place: OF_CELL, value })).toThrow("has another type of value");
  });

  it("refuses an edit of a kind that a later version may have, with its place", () => {
    const edit = { kind: "colour", place: OF_CELL, value: "red" };
    expect(() => parseEdit(edit)).toThrow(
      'An edit of the kind "colour" in row 4 of column 2 is unknown to this version of Limpid',
    );
    expect(() => parseEdit({ ...edit, place: OF_TABLE })).toThrow('An edit of the kind "colour" is unknown');
  });
});

describe("all kinds", () => {
  it.each(EDITS)("take an edit of $kind back, and do it again", (edit) => {
    const made = { ...parseEdit(edit), editUuid: "own", batch: "step" };
    const undo = editKind(made.kind).inverse(made);
    expect(undo).toMatchObject({ kind: "hold", place: OF_TABLE, value: { batch: "step" } });
    expect(editKind("hold").inverse(undo)).toEqual({ ...undo, value: { batch: "step", undone: !undo.value.undone } });
  });

  it.each(EDITS.filter(({ kind }) => kind !== "hold"))("are found by the action of the message of $kind", (edit) => {
    const { kind, value } = parseEdit(edit) as Edit;
    expect(editKindByAction(editKind(kind).message(value).action)?.kind).toBe(kind);
  });

  it("do not include what a later version may send", () => {
    expect(editKindByAction("edit_cell_colour")).toBeUndefined();
  });

  it("name each other's screens alike where an edit cleans the table again", () => {
    const names = ["class", "decision", "settings"] as const;
    expect(names.map((name) => editKind(name).cleansAgain)).toEqual([true, true, true]);
    for (const name of names) expect(editKind(name).stale).toBe(editKind("class").stale);
  });
});
