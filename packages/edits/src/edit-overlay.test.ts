import { applyEdits } from "@limpid/contract";
import { EDIT_CASES, UNDONE_CASES } from "@limpid/contract/testing";
import { type CellState, MissingCode } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { editsInRows, foldColumnChoices, foldEdits, NO_EDITS } from "./edit-overlay.ts";
import type { EditOfCell } from "./kinds/cell.ts";

const cell = (field: EditOfCell["field"], value: EditOfCell["value"]): EditOfCell => ({
  field,
  rowIndex: 4,
  columnIndex: 2,
  value,
});

describe("editsInRows", () => {
  it("keeps what touches the rows, of blocks those cells alone, and what says whether a step holds", () => {
    const cells = { cells: [[4, "output", "a"] as const, [5, "output", "b"] as const] };
    const block = { field: "cells" as const, rowIndex: 0, columnIndex: 2, batch: "step", value: cells };
    const place = { rowIndex: null, columnIndex: -1 };
    const hold = { field: "batch" as const, ...place, value: { batch: "step", undone: true } };
    const title = { field: "title" as const, ...place, columnIndex: 2, value: "Day" };
    const rows = new Set([4]);
    const kept = editsInRows([block, { ...cell("output", "x"), rowIndex: 9 }, title], rows);
    expect(foldEdits(kept)).toEqual({
      ...NO_EDITS,
      cells: [{ row: 4, column: 2, edits: [{ field: "output", value: "a" }] }],
      titles: new Map([[2, "Day"]]),
    });
    expect(foldEdits(editsInRows([block, hold], rows)).cells).toEqual([]);
  });
});

describe("rows that are left out", () => {
  const rows = (editUuid: string, first: number, last: number, isLeftOut = true) => {
    return {
      field: "rows",
      rowIndex: null,
      columnIndex: -1,
      editUuid,
      value: { rows: [[first, last]], isLeftOut },
    } as const;
  };
  const hold = (batch: string, undone: boolean) => {
    return { field: "batch", rowIndex: null, columnIndex: -1, value: { batch, undone } } as const;
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
    const value = { text: "31/02/2020", refusal: "No such day." };
    const { cells } = foldEdits([{ field: "output", rowIndex: 0, columnIndex: 0, value }]);
    expect(cells[0]?.edits).toEqual([{ field: "output", value: "31/02/2020", refusal: "No such day." }]);
  });

  it("keeps cells apart and the newest title of each column", () => {
    const overlay = foldEdits([
      { field: "output", rowIndex: 1, columnIndex: 12, value: "a" },
      { field: "output", rowIndex: 11, columnIndex: 2, value: "b" },
      { field: "title", rowIndex: null, columnIndex: 0, value: "old" },
      { field: "title", rowIndex: null, columnIndex: 0, value: "new" },
    ]);
    expect(overlay.cells.map(({ row, column }) => [row, column])).toEqual([
      [1, 12],
      [11, 2],
    ]);
    expect([...overlay.titles]).toEqual([[0, "new"]]);
  });
});

describe("edits of a batch", () => {
  const of = (batch: string, rowIndex: number) =>
    ({ batch, field: "output", rowIndex, columnIndex: 0, value: `${batch} ${rowIndex}` }) as const;
  const hold = (batch: string, undone: boolean) =>
    ({ field: "batch", rowIndex: null, columnIndex: -1, value: { batch, undone } }) as const;
  const rows = (edits: Parameters<typeof foldEdits>[0]) => foldEdits(edits).cells.map(({ row }) => row);

  it("hold until it is undone, all at once, and again when that is undone", () => {
    const made = [of("a", 1), of("a", 2), of("b", 3)];
    expect(rows(made)).toEqual([1, 2, 3]);
    expect(rows([...made, hold("a", true)])).toEqual([3]);
    expect(rows([...made, hold("a", true), hold("a", false)])).toEqual([1, 2, 3]);
    expect(rows([hold("a", true), hold("b", true), ...made])).toEqual([]);
  });

  it("leave those of people before and after it as they are", () => {
    const edits = [cell("output", "before"), { ...of("a", 4), columnIndex: 2 }, cell("output", "after")];
    const [edited] = foldEdits([...edits, hold("a", true)]).cells;
    expect(edited?.edits.map(({ value }) => value)).toEqual(["before", "after"]);
  });
});

describe("foldColumnChoices", () => {
  it("keeps the newest class of each column, and none where a person took it back", () => {
    const choose = (columnIndex: number, value: string | null) =>
      ({ field: "class", rowIndex: null, columnIndex, value }) as const;
    const edits = [choose(0, "date"), choose(1, "email"), choose(0, "year"), choose(1, null)];
    expect(foldColumnChoices(edits)).toEqual({ 0: { entity: "year" }, 1: {} });
    expect(foldEdits(edits)).toEqual(NO_EDITS);
  });

  it("keeps the newest of each decision, beside the class", () => {
    const decide = (decision: string, option: string | null) =>
      ({ field: "decision", rowIndex: null, columnIndex: 0, value: { decision, option } }) as const;
    const choose = { field: "class", rowIndex: null, columnIndex: 0, value: "date" } as const;
    const edits = [decide("date_order", "dmy"), choose, decide("date_order", "mdy"), decide("unit", "kg")];
    expect(foldColumnChoices(edits)).toEqual({ 0: { entity: "date", decided: { date_order: "mdy", unit: "kg" } } });
    const back = [...edits, decide("unit", null), decide("__proto__", "x"), decide("__proto__", null)];
    expect(foldColumnChoices(back)).toEqual({ 0: { entity: "date", decided: { date_order: "mdy" } } });
    expect(foldEdits(edits)).toEqual(NO_EDITS);
  });
});

describe("the log of a cell's edits", () => {
  it.each([...EDIT_CASES, ...UNDONE_CASES])("is laid over it: $name", ({ before, edits, after }) => {
    const cleaned: CellState = { ...before, alternatives: [{ output: "2024-03-04", prob: 0.5 }] };
    const log = edits.map(({ field, value, refusal }) =>
      cell(field, refusal === undefined ? value : { text: String(value), refusal }),
    );
    const [edited] = foldEdits(log).cells;
    expect(applyEdits(cleaned, edited!.edits)).toEqual({ ...after, alternatives: cleaned.alternatives });
  });

  it("counts missing data with the codes of tables", () => {
    const { valid, missing, notValid, error } = MissingCode;
    expect([valid, missing, notValid, error]).toEqual([0, 1, 2, 3]);
  });
});
