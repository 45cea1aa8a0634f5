import { EDIT_CASES, UNDONE_CASES } from "@limpid/edits/testing";
import { type CellState, MissingCode } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { applyEdits, type CellEdit } from "./apply-edit.ts";
import { editsInRows, foldEdits, NO_EDITS } from "./edit-overlay.ts";

const OF_TABLE = { row: null, column: null } as const;

const cell = (field: CellEdit["field"], value: CellEdit["value"], row = 4, column = 2) =>
  ({ kind: "cell", place: { row, column }, value: { field, value } }) as const;
const titled = (column: number, value: string) => ({ kind: "title", place: { row: null, column }, value }) as const;
const hold = (batch: string, undone: boolean) => ({ kind: "hold", place: OF_TABLE, value: { batch, undone } }) as const;

describe("editsInRows", () => {
  it("keeps what touches the rows, of blocks those cells alone, and what says whether a step holds", () => {
    const cells = { cells: [[4, "output", "a"] as const, [5, "output", "b"] as const] };
    const block = { kind: "cells" as const, place: { row: 0, column: 2 }, batch: "step", value: cells };
    const rows = new Set([4]);
    const kept = editsInRows([block, cell("output", "x", 9), titled(2, "Day")], rows);
    expect(foldEdits(kept)).toEqual({
      ...NO_EDITS,
      cells: [{ row: 4, column: 2, edits: [{ field: "output", value: "a" }] }],
      titles: new Map([[2, "Day"]]),
    });
    expect(foldEdits(editsInRows([block, hold("step", true)], rows)).cells).toEqual([]);
  });
});

describe("rows that are left out", () => {
  const rows = (editUuid: string, first: number, last: number, isLeftOut = true) => {
    return {
      kind: "rows",
      place: OF_TABLE,
      editUuid,
      value: { rows: [[first, last]], isLeftOut },
    } as const;
  };

  it("are those of all edits that hold, in their order", () => {
    const edits = [rows("a", 2, 9), rows("b", 4, 5, false), rows("c", 5, 5)];
    expect(foldEdits(edits).leftOut).toEqual([
      [2, 3],
      [5, 9],
    ]);
    expect(foldEdits([...edits, hold("b", true)]).leftOut).toEqual([[2, 9]]);
    expect(foldEdits([...edits, hold("a", true)]).leftOut).toEqual([[5, 5]]);
    expect(foldEdits([...edits, hold("a", true), hold("a", false)]).leftOut).toEqual(foldEdits(edits).leftOut);
  });
});

describe("foldEdits", () => {
  it("keeps the edits of a cell in their order", () => {
    const { cells } = foldEdits([cell("output", "a"), cell("isClean", false)]);
    const edits = [
      { field: "output", value: "a" },
      { field: "isClean", value: false },
    ];
    expect(cells).toEqual([{ row: 4, column: 2, edits }]);
  });

  it("gives a refused text back with what its class said of it", () => {
    const value = { field: "output", value: "31/02/2020", refusal: "No such day." } as const;
    const { cells } = foldEdits([{ kind: "cell", place: { row: 0, column: 0 }, value }]);
    expect(cells[0]?.edits).toEqual([value]);
    const block = { cells: [[0, value.field, value.value, value.refusal] as const] };
    expect(foldEdits([{ kind: "cells", place: { row: 0, column: 0 }, value: block }]).cells).toEqual(cells);
  });

  it("keeps cells apart and the newest title of each column", () => {
    const overlay = foldEdits([
      cell("output", "a", 1, 12),
      cell("output", "b", 11, 2),
      titled(0, "old"),
      titled(0, "new"),
    ]);
    expect(overlay.cells.map(({ row, column }) => [row, column])).toEqual([
      [1, 12],
      [11, 2],
    ]);
    expect([...overlay.titles]).toEqual([[0, "new"]]);
  });
});

describe("edits of a batch", () => {
  const of = (batch: string, row: number, column = 0) =>
    ({ ...cell("output", `${batch} ${row}`, row, column), batch }) as const;
  const rows = (edits: Parameters<typeof foldEdits>[0]) => foldEdits(edits).cells.map(({ row }) => row);

  it("hold until it is undone, all at once, and again when that is undone", () => {
    const made = [of("a", 1), of("a", 2), of("b", 3)];
    expect(rows(made)).toEqual([1, 2, 3]);
    expect(rows([...made, hold("a", true)])).toEqual([3]);
    expect(rows([...made, hold("a", true), hold("a", false)])).toEqual([1, 2, 3]);
    expect(rows([hold("a", true), hold("b", true), ...made])).toEqual([]);
  });

  it("leave those of people before and after it as they are", () => {
    const edits = [cell("output", "before"), of("a", 4, 2), cell("output", "after")];
    const [edited] = foldEdits([...edits, hold("a", true)]).cells;
    expect(edited?.edits.map(({ value }) => value)).toEqual(["before", "after"]);
  });
});

describe("choices about columns", () => {
  const choicesIn = (edits: Parameters<typeof foldEdits>[0]) => foldEdits(edits).choices;

  it("keeps the newest class of each column, and none where a person took it back", () => {
    const choose = (column: number, value: string | null) =>
      ({ kind: "class", place: { row: null, column }, value }) as const;
    const edits = [choose(0, "date"), choose(1, "email"), choose(0, "year"), choose(1, null)];
    expect(choicesIn(edits)).toEqual({ 0: { entity: "year" }, 1: {} });
    expect({ ...foldEdits(edits), choices: {} }).toEqual(NO_EDITS);
  });

  it("keeps the newest of each decision, beside the class", () => {
    const decide = (decision: string, option: string | null) =>
      ({ kind: "decision", place: { row: null, column: 0 }, value: { decision, option } }) as const;
    const choose = { kind: "class", place: { row: null, column: 0 }, value: "date" } as const;
    const edits = [decide("date_order", "dmy"), choose, decide("date_order", "mdy"), decide("unit", "kg")];
    expect(choicesIn(edits)).toEqual({ 0: { entity: "date", decided: { date_order: "mdy", unit: "kg" } } });
    const back = [...edits, decide("unit", null), decide("__proto__", "x"), decide("__proto__", null)];
    expect(choicesIn(back)).toEqual({ 0: { entity: "date", decided: { date_order: "mdy" } } });
    expect({ ...foldEdits(edits), choices: {} }).toEqual(NO_EDITS);
  });
});

describe("the log of a cell's edits", () => {
  it.each([...EDIT_CASES, ...UNDONE_CASES])("is laid over it: $name", ({ before, edits, after }) => {
    const cleaned: CellState = { ...before, alternatives: [{ output: "2024-03-04", prob: 0.5 }] };
    const log = edits.map((value) => ({ kind: "cell", place: { row: 4, column: 2 }, value }) as const);
    const [edited] = foldEdits(log).cells;
    expect(applyEdits(cleaned, edited!.edits)).toEqual({ ...after, alternatives: cleaned.alternatives });
  });

  it("counts missing data with the codes of tables", () => {
    const { valid, missing, notValid, error } = MissingCode;
    expect([valid, missing, notValid, error]).toEqual([0, 1, 2, 3]);
  });
});
