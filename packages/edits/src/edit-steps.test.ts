import { describe, expect, it } from "vitest";
import type { StoredEdit } from "./edit.ts";
import { foldEdits } from "./edit-overlay.ts";
import { listSteps, sampleSteps, stepTexts, undoStacks } from "./edit-steps.ts";
import { WHOLE_TABLE } from "./kinds/edit-kind.ts";
import { parseEdit } from "./registry.ts";

let seq = 0;

function edit(change: Partial<StoredEdit>): StoredEdit {
  seq += 1;
  const when = { dtUtc: new Date(0), session: "mine", username: null };
  const log = { tableId: "t", version: seq + 1, seq, editUuid: `e${seq}`, batch: null };
  return parseEdit({ ...log, ...when, ...text("a"), ...change });
}

const text = (value: string) =>
  ({ kind: "cell", place: { row: 4, column: 2 }, value: { field: "output", value } }) as const;
const flag = (field: "hasData" | "isClean", value: boolean) => ({ kind: "cell", value: { field, value } }) as const;
const COLUMN = { row: null, column: 2 } as const;
const hold = (batch: string, undone: boolean, session = "mine") =>
  edit({ kind: "hold", place: WHOLE_TABLE, value: { batch, undone }, session });
const mine = ({ session }: StoredEdit) => session === "mine";

describe("listSteps", () => {
  it("counts the cells of edits that were made as one, and an edit alone as a step", () => {
    const edits = [
      edit({ editUuid: "alone" }),
      edit({ batch: "two", ...flag("hasData", false) }),
      edit({ batch: "two", ...flag("isClean", true) }),
      edit({
        batch: "many",
        kind: "cells",
        place: { row: 0, column: 2 },
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
    const steps = listSteps(edits).map(({ id, line, row, cells, isUndone }) => [id, line.kind, row, cells, isUndone]);
    expect(steps).toEqual([
      ["alone", "cells", 4, 1, false],
      ["two", "cells", 4, 1, true],
      ["many", "cells", 7, 2, false],
    ]);
  });
});

it("rows that are left out are a step of their own, with the first of them", () => {
  const value = { rows: [[7, 9] as const, [2, 2] as const], isLeftOut: true };
  const edits = [edit({ editUuid: "rows", kind: "rows", place: WHOLE_TABLE, value }), hold("rows", true)];
  expect(listSteps(edits)).toMatchObject([{ id: "rows", line: { kind: "rows" }, row: 7, cells: 0, isUndone: true }]);
  expect(sampleSteps(edits, listSteps(edits))).toEqual([undefined]);
  expect(undoStacks(edits, mine)).toEqual({ undo: [], redo: ["rows"] });
});

describe("an edit that belongs to no batch", () => {
  it("is undone by its own id, and holds again", () => {
    const edits = [edit({ editUuid: "a", ...text("one") }), edit({ editUuid: "b", ...text("two") })];
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
      edit({ kind: "class", place: COLUMN, value: "date" }),
      edit({ kind: "class", place: COLUMN, value: "email", editUuid: "class" }),
    ];
    expect(foldEdits([...choices, hold("class", true)]).choices).toEqual({ 2: { entity: "date" } });
    const whole = { kind: "settings", place: WHOLE_TABLE } as const;
    const settings = [
      edit({ ...whole, editUuid: "s1", value: { ...first, before } }),
      edit({ ...whole, editUuid: "s2", value: { ...second, before: first } }),
    ];
    expect(foldEdits([]).settings).toBeUndefined();
    expect(foldEdits(settings).settings).toEqual(second);
    expect(foldEdits([...settings, hold("s2", true)]).settings).toEqual(first);
    expect(foldEdits([...settings, hold("s2", true), hold("s1", true)]).settings).toEqual(before);
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
      edit({ editUuid: "a", ...text("one") }),
      edit({ editUuid: "b", ...text("two") }),
      edit({ editUuid: "c", ...text("three") }),
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

describe("stepTexts", () => {
  const names = {
    title: (column: number) => `Title ${column}`,
    className: (id: string) => `The class ${id}`,
    optionLabel: (_column: number, decision: string, option: string) =>
      option === "none" ? undefined : `${decision}: ${option}`,
  };
  const texts = (edits: readonly StoredEdit[]) => listSteps(edits).map((step) => stepTexts(edits, step, names));

  it("are those of the same column, and of the same decision", () => {
    const decide = (decision: string, option: string | null) =>
      edit({ kind: "decision", place: COLUMN, value: { decision, option } });
    expect(
      texts([decide("order", "dmy"), decide("unit", "none"), decide("order", "mdy"), decide("order", null)]),
    ).toEqual([
      { before: null, after: "order: dmy" },
      { before: null, after: "none" },
      { before: "order: dmy", after: "order: mdy" },
      { before: "order: mdy", after: null },
    ]);
  });

  it("begin with the title of the file", () => {
    const rename = (value: string, column = 2) => edit({ kind: "title", place: { row: null, column }, value });
    expect(texts([rename("one"), rename("two"), rename("other", 3)])).toEqual([
      { before: "Title 2", after: "one" },
      { before: "one", after: "two" },
      { before: "Title 3", after: "other" },
    ]);
  });

  it("name classes, and say nothing of settings and rows", () => {
    const choose = (value: string | null) => edit({ kind: "class", place: COLUMN, value });
    const rows = { rows: [[7, 9] as const], isLeftOut: true };
    expect(texts([choose("date"), choose(null), edit({ kind: "rows", place: WHOLE_TABLE, value: rows })])).toEqual([
      { before: null, after: "The class date" },
      { before: "The class date", after: null },
      { before: null, after: null },
    ]);
  });
});
