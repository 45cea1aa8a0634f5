import { packRows, type SelectRowsReply, type SelectRowsRequest } from "@limpid/contract";
import { expect, it } from "vitest";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { stepOutbox } from "../model/outbox.ts";
import { ALL_ROWS, sortBy, toggleCells, toggleValue } from "../model/row-choice.ts";
import { makeJob } from "../testing/make-job.ts";
import { chooseRows, chooseRowsAgain, chooseRowsOfAddress, showAllRows } from "./choose-rows.ts";
import { changeView, type Job, update } from "./job.ts";

const reply = (rows: readonly number[], version = 1): SelectRowsReply => ({
  version,
  count: rows.length,
  rows: [],
  packed: btoa(String.fromCharCode(...packRows(rows))),
});

function open(selectRows: NonNullable<Answers["selectRows"]>) {
  const service = fakeService({ selectRows });
  const job = makeJob(["Name", "Town"], [["Ada", "Bern"]]);
  return { job, asked: (): readonly (SelectRowsRequest | undefined)[] => service.asked("selectRows") };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const shownOf = (job: Job) => [...(job.rows.get().rows ?? [])];

it("shows the rows of a choice by their numbers, of the columns that there are", async () => {
  const { job, asked } = open(() => reply([5, 3, 900_000]));
  chooseRows(job, sortBy(toggleValue(toggleCells(ALL_ROWS, { kind: "issue", column: 9 }), 1, null), 0, true));
  expect(job.rows.get().isAsking).toBe(true);
  await settle();
  expect(shownOf(job)).toEqual([5, 3, 900_000]);
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
  const { job, asked } = open(() => reply([1]));
  const ids = { row_uuid: "row", column_uuid: "column", cell_uuid: "cell" };
  const body = { action: "edit_cell_output", value: "mine", dt_utc: "", affects: "data", ...ids } as const;
  update(job.outbox, (outbox) =>
    stepOutbox(outbox, { kind: "queued", entry: { id: "edit", row: 0, column: 0, body } }),
  );
  chooseRows(job, sortBy(ALL_ROWS, 0, false));
  await settle();
  expect([asked(), job.rows.get().isAsking]).toEqual([[], true]);
  update(job.outbox, (outbox) => stepOutbox(outbox, { kind: "saved", id: "edit" }));
  await settle();
  expect([asked().length, shownOf(job)]).toEqual([1, [1]]);
});

it("shows those of the last choice, whichever answer comes last", async () => {
  const answers: ((rows: SelectRowsReply) => void)[] = [];
  const { job } = open(() => new Promise<SelectRowsReply>((resolve) => answers.push(resolve)));
  chooseRows(job, sortBy(ALL_ROWS, 0, false));
  chooseRows(job, sortBy(ALL_ROWS, 0, true));
  await settle();
  answers[1]?.(reply([2, 1]));
  answers[0]?.(reply([1, 2]));
  await settle();
  expect(shownOf(job)).toEqual([2, 1]);
  chooseRows(job, sortBy(ALL_ROWS, 1, true));
  showAllRows(job);
  await settle();
  answers[2]?.(reply([7]));
  await settle();
  expect(job.rows.get().rows).toBeNull();
});

it("waits for the last choice where an earlier one is answered first", async () => {
  const answers: ((rows: SelectRowsReply) => void)[] = [];
  const { job } = open(() => new Promise<SelectRowsReply>((resolve) => answers.push(resolve)));
  chooseRows(job, sortBy(ALL_ROWS, 0, false));
  chooseRows(job, sortBy(ALL_ROWS, 0, true));
  await settle();
  answers[0]?.(reply([1, 2]));
  await settle();
  expect([job.rows.get().rows, job.rows.get().isAsking]).toEqual([null, true]);
  answers[1]?.(reply([2, 1]));
  await settle();
  expect([shownOf(job), job.rows.get().isAsking]).toEqual([[2, 1], false]);
});

it("asks for the choice of an address once: a screen that is shown again has its rows", async () => {
  const { job, asked } = open(() => reply([2, 1]));
  changeView(job, { choice: sortBy(ALL_ROWS, 0, true) });
  chooseRowsOfAddress(job);
  chooseRowsOfAddress(job);
  await settle();
  chooseRowsOfAddress(job);
  await settle();
  expect([asked().length, shownOf(job)]).toEqual([1, [2, 1]]);
});

it("keeps the rows as they are until they are asked for anew, and says what went wrong", async () => {
  const answers = [() => reply([1, 2]), () => reply([2], 4), () => refuse(404, "unknown_element", "Gone")];
  const { job } = open(() => answers.shift()!());
  chooseRows(job, toggleCells(ALL_ROWS, { kind: "issue", column: null }));
  await settle();
  chooseRowsAgain(job);
  await settle();
  expect([shownOf(job), job.rows.get().version, job.rows.get().keepsPlace]).toEqual([[2], 4, true]);
  chooseRowsAgain(job);
  await settle();
  expect([shownOf(job), job.rows.get().problem, job.rows.get().isAsking]).toEqual([[2], "Gone", false]);
});

it("asks for nothing before the table is cleaned", async () => {
  const { job, asked } = open(() => reply([1]));
  update(job.state, (state) => ({ ...state, isLoaded: false }));
  chooseRows(job, sortBy(ALL_ROWS, 0, false));
  await settle();
  expect(asked()).toEqual([]);
});
