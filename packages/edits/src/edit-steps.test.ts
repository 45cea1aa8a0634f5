import { describe, expect, it } from "vitest";
import type { StoredEdit } from "./edit.ts";
import { foldColumnChoices, foldEdits, foldSettings } from "./edit-overlay.ts";
import { listSteps, sampleSteps, undoStacks, valueBefore } from "./edit-steps.ts";
import { parseEdit } from "./parse-edit.ts";

let seq = 0;

function edit(change: Partial<StoredEdit>): StoredEdit {
  seq += 1;
  const place = { field: "output", rowIndex: 4, columnIndex: 2, value: "a" } as const;
  const when = { dtUtc: new Date(0), session: "mine", username: null };
  return parseEdit({
    tableId: "t",
    version: seq + 1,
    seq,
    editUuid: `e${seq}`,
    batch: null,
    ...when,
    ...place,
    ...change,
  });
}

const hold = (batch: string, undone: boolean, session = "mine") =>
  edit({ field: "batch", rowIndex: null, columnIndex: -1, value: { batch, undone }, session });
const mine = ({ session }: StoredEdit) => session === "mine";

describe("listSteps", () => {
  it("counts the cells of edits that were made as one, and an edit alone as a step", () => {
    const edits = [
      edit({ editUuid: "alone" }),
      edit({ batch: "two", field: "hasData", value: false }),
      edit({ batch: "two", field: "isClean", value: true }),
      edit({
        batch: "many",
        field: "cells",
        rowIndex: 0,
        value: {
          cells: [
            [7, "output", "x"],
            [8, "isValid", true],
            [8, "isClean", true],
          ],
        },
      }),
      hold("two", true),
    ];
    const steps = listSteps(edits).map(({ id, kind, row, cells, isUndone }) => [id, kind, row, cells, isUndone]);
    expect(steps).toEqual([
      ["alone", "cells", 4, 1, false],
      ["two", "cells", 4, 1, true],
      ["many", "cells", 7, 2, false],
    ]);
  });
});

it("rows that are left out are a step of their own, with the first of them", () => {
  const value = { rows: [[7, 9] as const, [2, 2] as const], isLeftOut: true };
  const edits = [edit({ editUuid: "rows", field: "rows", rowIndex: null, columnIndex: -1, value }), hold("rows", true)];
  expect(listSteps(edits)).toMatchObject([{ id: "rows", kind: "rows", row: 7, cells: 0, isUndone: true }]);
  expect(sampleSteps(edits, listSteps(edits))).toEqual([undefined]);
  expect(undoStacks(edits, mine)).toEqual({ undo: [], redo: ["rows"] });
});

describe("an edit that belongs to no batch", () => {
  it("is undone by its own id, and holds again", () => {
    const edits = [edit({ editUuid: "a", value: "one" }), edit({ editUuid: "b", value: "two" })];
    const values = (list: StoredEdit[]) =>
      foldEdits(list).cells.flatMap(({ edits: own }) => own.map((one) => one.value));
    expect(values([...edits, hold("a", true)])).toEqual(["two"]);
    expect(values([...edits, hold("a", true), hold("a", false)])).toEqual(["one", "two"]);
  });

  it("gives a class, a decision and the settings back to what held before", () => {
    const first = { forms: "keep", repairs: "propose" } as const;
    const second = { forms: "keep", repairs: "apply" } as const;
    const before = { forms: "standard", repairs: "apply" } as const;
    const choices = [
      edit({ field: "class", rowIndex: null, value: "date" }),
      edit({ field: "class", rowIndex: null, value: "email", editUuid: "class" }),
    ];
    expect(foldColumnChoices([...choices, hold("class", true)])).toEqual({ 2: { entity: "date" } });
    const whole = { field: "settings", rowIndex: null, columnIndex: -1 } as const;
    const settings = [
      edit({ ...whole, editUuid: "s1", value: { ...first, before } }),
      edit({ ...whole, editUuid: "s2", value: { ...second, before: first } }),
    ];
    expect(foldSettings([])).toBeUndefined();
    expect(foldSettings(settings)).toEqual(second);
    expect(foldSettings([...settings, hold("s2", true)])).toEqual(first);
    expect(foldSettings([...settings, hold("s2", true), hold("s1", true)])).toEqual(before);
  });
});

describe("undoStacks", () => {
  const edits = () => [
    edit({ editUuid: "a" }),
    edit({ editUuid: "b" }),
    edit({ editUuid: "foreign", session: "other" }),
  ];

  it("have one's own steps, and what was undone last is done again first", () => {
    expect(undoStacks(edits(), mine)).toEqual({ undo: ["a", "b"], redo: [] });
    const undone = [...edits(), hold("b", true), hold("a", true)];
    expect(undoStacks(undone, mine)).toEqual({ undo: [], redo: ["b", "a"] });
    expect(undoStacks([...undone, hold("a", false)], mine)).toEqual({ undo: ["a"], redo: ["b"] });
  });

  it("forget what could be done again after a new step, and undo once what two windows undid", () => {
    expect(undoStacks([...edits(), hold("b", true), edit({ editUuid: "c" })], mine)).toEqual({
      undo: ["a", "c"],
      redo: [],
    });
    expect(undoStacks([...edits(), hold("b", true), hold("b", true)], mine)).toEqual({ undo: ["a"], redo: ["b"] });
  });

  it("leave alone what somebody else undid, and what somebody else made", () => {
    expect(undoStacks([...edits(), hold("b", true, "other")], mine)).toEqual({ undo: ["a"], redo: [] });
    expect(undoStacks(edits(), () => false)).toEqual({ undo: [], redo: [] });
  });
});

describe("sampleSteps", () => {
  it("tells what of a cell held before a step, without what was undone", () => {
    const edits = [
      edit({ editUuid: "a", value: "one" }),
      edit({ editUuid: "b", value: "two" }),
      edit({ editUuid: "c", value: "three" }),
      hold("b", true),
    ];
    const [sample, none] = sampleSteps(edits, [
      { id: "c", row: 4, column: 2 },
      { id: "c", row: 5, column: 2 },
    ]);
    const values = (list: readonly { readonly value: unknown }[] = []) => list.map(({ value }) => value);
    expect([values(sample?.before), values(sample?.after)]).toEqual([["one"], ["one", "three"]]);
    expect(none).toBeUndefined();
  });
});

describe("valueBefore", () => {
  it("is that of the same column, and of the same decision", () => {
    const decide = (decision: string, option: string) =>
      edit({ field: "decision", rowIndex: null, value: { decision, option } });
    const edits = [decide("order", "dmy"), decide("unit", "kg"), decide("order", "mdy")];
    const last = listSteps(edits).at(-1)!;
    expect(valueBefore(edits, last)?.value).toEqual({ decision: "order", option: "dmy" });
    expect(valueBefore(edits, listSteps(edits)[0]!)).toBeUndefined();
  });
});
