/** The log of edits over HTTP: who changed what, undone and done again, also by two windows and after a restart. */
import type { ColumnReply, EditLogReply, EditReply, TableReply } from "@limpid/contract";
import { workBeside } from "@limpid/database/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = ["name;day", ...Array.from({ length: 30 }, (_, row) => `name ${row};${10 + (row % 19)}.03.2024`)].join(
  "\n",
);

let server: InProcessServer;
let client: ApiClient;
let job: string;

beforeAll(async () => {
  server = await serveInProcess({ RATE_LIMIT_PER_MINUTE: "100000" });
});
afterAll(() => server.remove());

beforeEach(async () => {
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned(FILE, { filename: "days.csv" });
});

const ids = new Map<string, string>();
/** The id that a name stands for in this test: those of edits are unique in the whole installation. */
function id(name: string): string {
  const key = `${job} ${name}`;
  const known = ids.get(key) ?? crypto.randomUUID();
  ids.set(key, known);
  return known;
}

const log = async (query = "", by = client) =>
  (await by.get<EditLogReply>(`/api/v1/edits/${job}${query}`, { cookie: `session_uuid=${by.session}` })).body;
const undo = (edit_uuid: string, undone = true, by = client) =>
  by.post<EditReply & { code?: string }>(`/api/v1/review/${job}/undo`, { session_uuid: by.session, edit_uuid, undone });
const output = async (row: number, column = 0) =>
  (await client.cleanPage(job, row, 1)).body.data[0]?.cells[column]?.output;
describe("the log of a table", () => {
  it("is empty at first", async () => {
    expect(await log()).toEqual({
      version: 1,
      changed: 0,
      changed_places: [],
      step_count: 0,
      steps: [],
      undo: [],
      redo: [],
    });
  });

  it("tells who has changed what, newest first, and what can be undone", async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    await client.editOutput(job, 3, 0, "Ada", one);
    await client.editOutput(job, 3, 0, "Bob", two);
    await client.editColumn(job, 1, { action: "edit_column_title", value: "Date", edit_uuid: id("title") });
    const { steps, ...rest } = await log();
    expect(rest).toEqual({
      version: 4,
      changed: 2,
      changed_places: [
        { row: null, column: 1 },
        { row: 3, column: 0 },
      ],
      step_count: 3,
      undo: [id("title"), two, one],
      redo: [],
    });
    const common = { own: true, username: null, undone: false, dt_utc: "2026-01-01 12:00:00" };
    const cell = { ...common, kind: "cells", row: 3, column: 0, cells: 1 };
    expect(steps).toEqual([
      {
        ...common,
        edit_uuid: id("title"),
        kind: "title",
        row: null,
        column: 1,
        cells: 0,
        before: "day",
        after: "Date",
      },
      { ...cell, edit_uuid: two, before: "Ada", after: "Bob" },
      { ...cell, edit_uuid: one, before: "name 3", after: "Ada" },
    ]);
    expect((await log("?row=3&column=0")).steps.map(({ edit_uuid }) => edit_uuid)).toEqual([two, one]);
    expect((await log("?row=4&column=0")).step_count).toBe(0);
    expect((await log("?offset=1&limit=1")).steps.map(({ edit_uuid }) => edit_uuid)).toEqual([two]);
  });

  it("counts what differs from the cleaned table: undoing lowers it, and so does going back by hand", async () => {
    await client.editOutput(job, 1, 0, "Ada", id("first"));
    await client.editOutput(job, 2, 0, "Bob");
    expect((await log()).changed).toBe(2);
    expect((await undo(id("first"))).body).toEqual({ accepted: true, version: 4 });
    expect(await log()).toMatchObject({ changed: 1, redo: [id("first")] });
    expect(await output(1)).toBe("name 1");
    await client.editOutput(job, 2, 0, "name 2");
    expect(await log()).toMatchObject({ changed: 0, step_count: 3, redo: [] });
    await undo(id("first"), false);
    expect([await output(1), (await log()).changed]).toEqual(["Ada", 1]);
  });

  it("undoes edits that were made as one at once, and the value of before comes back with its flags", async () => {
    const cell = (await client.cleanPage(job, 5, 1)).body.data[0]!.cells[0]!;
    for (const [action, value] of [
      ["edit_cell_has_data", false],
      ["edit_cell_is_clean", true],
    ])
      await client.post(`/api/v1/edit/cell/${cell.id}`, {
        dt_utc: "2026-01-01 12:00:00",
        session_uuid: client.session,
        dataframe_uuid: job,
        action,
        value,
        row_uuid: cell.row_uuid,
        column_uuid: cell.column_uuid,
        cell_uuid: cell.id,
        batch_uuid: id("both"),
      });
    expect((await log()).steps).toMatchObject([{ edit_uuid: id("both"), cells: 1, before: "name 5", after: null }]);
    await undo(id("both"));
    expect((await client.cleanPage(job, 5, 1)).body.data[0]!.cells[0]).toEqual(cell);
  });

  it("does the same once when two windows undo it at the same moment", async () => {
    await client.editOutput(job, 1, 0, "Ada", id("a"));
    await client.editOutput(job, 1, 0, "Bob", id("b"));
    const replies = await Promise.all([undo(id("b")), undo(id("b")), undo(id("b"))]);
    expect(replies.map(({ body }) => body)).toEqual(Array(3).fill({ accepted: true, version: 4 }));
    expect(await log()).toMatchObject({ version: 4, undo: [id("a")], redo: [id("b")] });
    expect(await output(1)).toBe("Ada");
  });

  it("undoes a class and settings, for which the table is cleaned anew", async () => {
    const classOf = async () =>
      (await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, { job_uuid: job })).body[1]?.entity;
    const inferred = (await classOf())?.predicted_class;
    await client.editColumn(job, 1, { action: "edit_column_entity", value: "email", edit_uuid: id("class") });
    expect(await classOf()).toMatchObject({ predicted_class: "email", chosen: true });
    expect((await log()).steps).toMatchObject([
      { kind: "class", before: null, after: "E-mail address", column: 1, row: null },
    ]);
    await undo(id("class"));
    expect(await classOf()).toMatchObject({ predicted_class: inferred, chosen: false });
    await undo(id("class"), false);
    expect((await classOf())?.predicted_class).toBe("email");

    const settings = async () => (await client.get<TableReply>(`/api/v1/table/${job}`)).body.settings;
    const before = await settings();
    const wanted = { forms: "keep", repairs: "propose" };
    await client.post(`/api/v1/edit/table/${job}`, {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: job,
      edit_uuid: id("settings"),
      action: "edit_table_settings",
      settings: wanted,
    });
    expect(await settings()).toEqual(wanted);
    await undo(id("settings"));
    expect(await settings()).toEqual(before);
  });

  it("shows a stranger what was done, as nobody's own, and lets nobody else undo it", async () => {
    await client.editOutput(job, 1, 0, "Ada", id("first"));
    const stranger = await ApiClient.connect(server.url);
    expect(await log("", stranger)).toMatchObject({ changed: 1, steps: [{ own: false }], undo: [], redo: [] });
    expect((await undo(id("first"), true, stranger)).body.code).toBe("not_owner");
    expect((await undo(crypto.randomUUID())).body.code).toBe("edit_refused");
    expect(await output(1)).toBe("Ada");
  });

  it("is still there after a restart, with what can be undone and done again", async () => {
    await client.editOutput(job, 1, 0, "Ada", id("a"));
    await client.editOutput(job, 1, 0, "Bob", id("b"));
    await undo(id("b"));
    const before = await log();
    await server.stop();
    server = await server.restart();
    expect(await log()).toEqual(before);
    await undo(id("a"));
    await undo(id("b"), false);
    expect(await output(1)).toBe("Bob");
  });
});

it("an edit of a kind that only a later version knows is refused with its place, and none is lost", async () => {
  await client.editOutput(job, 2, 0, "kept");
  await client.editColumn(job, 1, { action: "edit_column_title", value: "Day", edit_uuid: id("title") });
  const become = (kind: string) =>
    workBeside(server.dataDir, (db) =>
      db.updateTable("edits").set({ kind }).where("editUuid", "=", id("title")).execute(),
    );
  await become("colour");
  const refused = await client.get<{ code: string; detail?: string }>(`/api/v1/edits/${job}`);
  expect(refused.status).toBe(500);
  expect(refused.body.detail).toBe('An edit of the kind "colour" of column 1 is unknown to this version of Limpid');
  await become("title");
  expect((await log()).steps).toMatchObject([{ after: "Day" }, { after: "kept" }]);
});
