import { packRows, type SelectRowsReply, type SelectRowsRequest } from "@limpid/contract";
import { expect, it } from "vitest";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { ALL_ROWS, sortBy, toggleCells, toggleValue } from "../model/row-choice.ts";
import { makeTable } from "../testing/make-table.ts";
import { putEdit } from "../testing/put-edit.ts";
import { chooseRows, chooseRowsAgain, chooseRowsOfAddress, showAllRows } from "./choose-rows.ts";
import { changeView, type TableSession, update } from "./table-session.ts";

const reply = (rows: readonly number[], version = 1): SelectRowsReply => ({
  version,
  count: rows.length,
  rows: [],
  packed: btoa(String.fromCharCode(...packRows(rows))),
});

function open(selectRows: NonNullable<Answers["selectRows"]>) {
  const service = fakeService({ selectRows });
  const table = makeTable(["Name", "Town"], [["Ada", "Bern"]]);
  return { table, asked: (): readonly (SelectRowsRequest | undefined)[] => service.asked("selectRows") };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const shownOf = (table: TableSession) => [...(table.rows.get().rows ?? [])];

it("shows the rows of a choice by their numbers, of the columns that there are", async () => {
  const { table, asked } = open(() => reply([5, 3, 900_000]));
  chooseRows(table, sortBy(toggleValue(toggleCells(ALL_ROWS, { kind: "issue", column: 9 }), 1, null), 0, true));
  expect(table.rows.get().isAsking).toBe(true);
  await settle();
  expect(shownOf(table)).toEqual([5, 3, 900_000]);
  expect(asked()).toEqual([
    {
      values: [{ column: 1, any_of: [null] }],
      patterns: [],
      ranges: [],
      cells: [],
      sort: [{ column: 0, descending: true }],
      packed: true,
    },
  ]);
});

it("asks for them once the edits that were made before are saved", async () => {
  const { table, asked } = open(() => reply([1]));
  const value = { field: "output", value: "mine" } as const;
  const save = putEdit(table, { kind: "cell", place: { row: 0, column: 0 }, value });
  chooseRows(table, sortBy(ALL_ROWS, 0, false));
  await settle();
  expect([asked(), table.rows.get().isAsking]).toEqual([[], true]);
  await save();
  await settle();
  expect([asked().length, shownOf(table)]).toEqual([1, [1]]);
});

it("shows those of the last choice, whichever answer comes last", async () => {
  const answers: ((rows: SelectRowsReply) => void)[] = [];
  const { table } = open(() => new Promise<SelectRowsReply>((resolve) => answers.push(resolve)));
  chooseRows(table, sortBy(ALL_ROWS, 0, false));
  chooseRows(table, sortBy(ALL_ROWS, 0, true));
  await settle();
  answers[1]?.(reply([2, 1]));
  answers[0]?.(reply([1, 2]));
  await settle();
  expect(shownOf(table)).toEqual([2, 1]);
  chooseRows(table, sortBy(ALL_ROWS, 1, true));
  showAllRows(table);
  await settle();
  answers[2]?.(reply([7]));
  await settle();
  expect(table.rows.get().rows).toBeNull();
});

it("waits for the last choice where an earlier one is answered first", async () => {
  const answers: ((rows: SelectRowsReply) => void)[] = [];
  const { table } = open(() => new Promise<SelectRowsReply>((resolve) => answers.push(resolve)));
  chooseRows(table, sortBy(ALL_ROWS, 0, false));
  chooseRows(table, sortBy(ALL_ROWS, 0, true));
  await settle();
  answers[0]?.(reply([1, 2]));
  await settle();
  expect([table.rows.get().rows, table.rows.get().isAsking]).toEqual([null, true]);
  answers[1]?.(reply([2, 1]));
  await settle();
  expect([shownOf(table), table.rows.get().isAsking]).toEqual([[2, 1], false]);
});

it("asks for the choice of an address once: a screen that is shown again has its rows", async () => {
  const { table, asked } = open(() => reply([2, 1]));
  changeView(table, { choice: sortBy(ALL_ROWS, 0, true) });
  chooseRowsOfAddress(table);
  chooseRowsOfAddress(table);
  await settle();
  chooseRowsOfAddress(table);
  await settle();
  expect([asked().length, shownOf(table)]).toEqual([1, [2, 1]]);
});

it("keeps the rows as they are until they are asked for anew, and says what went wrong", async () => {
  const answers = [() => reply([1, 2]), () => reply([2], 4), () => refuse(404, "unknown_element", "Gone")];
  const { table } = open(() => answers.shift()!());
  chooseRows(table, toggleCells(ALL_ROWS, { kind: "issue", column: null }));
  await settle();
  chooseRowsAgain(table);
  await settle();
  expect([shownOf(table), table.rows.get().version, table.rows.get().keepsPlace]).toEqual([[2], 4, true]);
  chooseRowsAgain(table);
  await settle();
  expect([shownOf(table), table.rows.get().problem, table.rows.get().isAsking]).toEqual([[2], "Gone", false]);
});

it("asks for nothing before the table is cleaned", async () => {
  const { table, asked } = open(() => reply([1]));
  update(table.state, (state) => ({ ...state, isLoaded: false }));
  chooseRows(table, sortBy(ALL_ROWS, 0, false));
  await settle();
  expect(asked()).toEqual([]);
});
