/** What readers of a shared table propose over HTTP, and what its owner makes of it: nothing changes before that. */
import { randomUUID } from "node:crypto";
import type {
  DecideProposalsReply,
  EditLogReply,
  EditReply,
  IssuesReply,
  ProblemReply,
  ProposalsReply,
  TableMessage,
} from "@limpid/contract";
import { columnId } from "@limpid/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = ["name;day", ...Array.from({ length: 30 }, (_, row) => `name ${row};${10 + (row % 19)}.03.2024`)].join(
  "\n",
);

let server: InProcessServer;
let owner: ApiClient;
let reader: ApiClient;
let job: string;

beforeAll(async () => {
  server = await serveInProcess({
    RATE_LIMIT_PER_MINUTE: "100000",
    PROPOSALS_PER_VISITOR: "5",
    PROPOSALS_PER_ADDRESS: "0",
    PROPOSALS_PER_TABLE: "7",
  });
});
afterAll(() => server.remove());

beforeEach(async () => {
  [owner, reader] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
  job = await owner.uploadCleaned(FILE, { filename: "days.csv" });
});

const cookie = (by: ApiClient) => ({ cookie: `session_uuid=${by.session}` });
const list = async (by = owner) => (await by.get<ProposalsReply>(`/api/v1/proposals/${job}`, cookie(by))).body;
const decide = async (accept: boolean, ids?: readonly string[], by = owner) =>
  await by.post<DecideProposalsReply & ProblemReply>(`/api/v1/proposals/${job}/decide`, {
    session_uuid: by.session,
    accept,
    edit_uuids: ids,
  });
const output = async (row: number, column = 0) =>
  (await owner.cleanPage(job, row, 1)).body.data[0]?.cells[column]?.output;
const undo = (edit_uuid: string) =>
  owner.post<EditReply>(`/api/v1/review/${job}/undo`, { session_uuid: owner.session, edit_uuid, undone: true });
const columnEdit = (column: number, change: Record<string, unknown>, by = reader) =>
  by.post<EditReply & ProblemReply>(`/api/v1/edit/column/${columnId(job, column)}`, {
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: by.session,
    dataframe_uuid: job,
    column_uuid: columnId(job, column),
    ...change,
  });
/** Enriches the day's column. */
const enrich = (component: string, by = reader) =>
  by.post<EditReply & ProblemReply>(`/api/v1/edit/enrich/${columnId(job, 1)}`, {
    session_uuid: by.session,
    dataframe_uuid: job,
    action: "enrich_column_from_component",
    column_uuid: columnId(job, 1),
    value: component,
  });
const titles = async () =>
  (await owner.post<{ title: string }[]>(`/api/v1/data/clean/columns/${job}`, {})).body.map(({ title }) => title);
const autoAccept = (auto_accept: boolean) =>
  owner.post(`/api/v1/table/${job}/describe`, { session_uuid: owner.session, auto_accept });

/** What a follower of the table has heard by now, from the start. */
async function heard(count: number): Promise<readonly TableMessage[]> {
  const messages: TableMessage[] = [];
  for await (const { data } of owner.follow(`/api/v1/events/dataframe/${job}`, "0")) {
    messages.push(data as TableMessage);
    if (messages.length === count) return messages;
  }
  return messages;
}

/** The id of the proposal. */
async function propose(row: number, text: string, by = reader): Promise<string> {
  const id = randomUUID();
  const { status, body } = await by.editOutput(job, row, 0, text, id);
  expect([status, body.accepted]).toEqual([200, false]);
  return id;
}

describe("what a reader proposes", () => {
  it("changes nothing: no cell, no version, no count, no export, no entry of the log", async () => {
    const before = (await owner.get<string>(`/api/v1/get/${job}/csv`)).body;
    await propose(3, "Ada");
    expect((await columnEdit(0, { action: "edit_column_title", value: "Who" })).body.accepted).toBe(false);
    expect(await output(3)).toBe("name 3");
    expect(await titles()).toEqual(["name", "day"]);
    expect((await owner.table(job)).body).toMatchObject({ basics: { dl_version: 1 }, allow_proposals: false });
    expect((await reader.table(job)).body).toMatchObject({ allow_edits: false, allow_proposals: true });
    expect((await owner.get<string>(`/api/v1/get/${job}/csv`)).body).toBe(before);
    expect((await owner.get<EditLogReply>(`/api/v1/edits/${job}`)).body).toMatchObject({ changed: 0, step_count: 0 });
    expect((await owner.get<IssuesReply>(`/api/v1/issues/${job}`)).body.counts.not_clean).toBe(0);
  });

  it("is listed with what it was made on, to its owner all of it, to others their own, and never a session's id", async () => {
    const id = await propose(3, "Ada");
    const other = await ApiClient.connect(server.url);
    await propose(3, "Bob", other);
    const { pending } = await list();
    expect(pending).toMatchObject([
      { edit_uuid: id, row: 3, column: 0, made_on: "name 3", now: "name 3", proposed: "Ada", conflict: false },
      { row: 3, proposed: "Bob", own: false, state: "pending", action: "edit_cell_output" },
    ]);
    expect((await list(reader)).pending).toMatchObject([{ edit_uuid: id, own: true }]);
    expect((await list(await ApiClient.connect(server.url))).pending).toEqual([]);
    expect((await owner.get<ProposalsReply>(`/api/v1/proposals/${job}`)).body.pending).toEqual([]);
    const told = JSON.stringify([await list(), await list(other), await heard(2)]);
    for (const { session } of [owner, reader, other]) expect(told).not.toContain(session);
  });

  it("is told of to whoever follows the table, as a pull request that waits, and what becomes of it", async () => {
    const [first, second] = [await propose(1, "Ada"), await propose(2, "Bob")];
    const told = await heard(2);
    await decide(true, [first]);
    await decide(false, [second]);
    const waiting = { event: "pr", data: { action: "edit_cell_output", session_uuid: null, state: "pending" } };
    expect(told.slice(0, 2)).toMatchObject([waiting, waiting]);
    // Later visitors get what is decided as what is in force.
    const cellOf = (value: string, state: string, isTaken: boolean) => [
      { event: "pr", data: { action: "edit_cell_output", value, state } },
      { event: "pr", data: { action: "edit_cell_has_data", value: true, state } },
      { event: "pr", data: { action: "edit_cell_is_valid", value: isTaken, state } },
      { event: "pr", data: { action: "edit_cell_is_clean", value: isTaken, state } },
    ];
    expect(await heard(10)).toMatchObject([
      ...cellOf("Ada", "accepted", false),
      { event: "proposals", data: { edit_uuids: [first], state: "accepted" } },
      { event: "proposals", data: { edit_uuids: [second], state: "rejected" } },
      ...cellOf("name 2", "rejected", true),
    ]);
  });

  it("is kept once, however often it is sent, and can be taken back by whoever made it", async () => {
    const id = await propose(3, "Ada");
    expect((await reader.editOutput(job, 3, 0, "Ada", id)).body.accepted).toBe(false);
    expect((await reader.editOutput(job, 3, 0, "Eve", id)).status).toBe(409);
    const withdraw = async (by: ApiClient) =>
      (
        await by.post<{ withdrawn: number }>(`/api/v1/proposals/${job}/withdraw`, {
          session_uuid: by.session,
          edit_uuids: [id],
        })
      ).body.withdrawn;
    expect([await withdraw(await ApiClient.connect(server.url)), await withdraw(reader)]).toEqual([0, 1]);
    expect(await list()).toMatchObject({ pending: [], decided: [{ edit_uuid: id, state: "withdrawn" }] });
    expect((await decide(true, [id])).body).toMatchObject({ decided: 0, version: 1 });
  });

  it("is refused where it is about the cleaning, too long, or not of the table", async () => {
    expect((await columnEdit(1, { action: "edit_column_entity", value: "text" })).body.code).toBe("not_owner");
    const long = await reader.editOutput(job, 0, 0, "x".repeat(10_001));
    expect([long.status, (await list()).pending]).toEqual([422, []]);
    expect((await columnEdit(1, { action: "edit_column_title", value: " " })).body.code).toBe("edit_refused");
  });

  it("has room for some of a visitor, and of a table, and says so beyond", async () => {
    for (let row = 0; row < 5; row += 1) await propose(row, "Ada");
    const { status, body } = await reader.editOutput(job, 6, 0, "Ada");
    expect([status, body as unknown as ProblemReply]).toMatchObject([
      429,
      { code: "too_many_proposals", detail: "There may be 5 of yours that wait, with those of the last day" },
    ]);
    const other = await ApiClient.connect(server.url);
    await propose(7, "Bob", other);
    await propose(8, "Bob", other);
    expect((await other.editOutput(job, 9, 0, "Bob")).status).toBe(429);
    expect((await list()).pending).toHaveLength(7);
    await decide(false);
    expect((await reader.editOutput(job, 6, 0, "Ada")).status).toBe(429);
  });
});

describe("a column of components that is proposed", () => {
  it("is there once its owner accepts it, and can be removed alone", async () => {
    const proposed = await enrich("year");
    expect(proposed.body).toMatchObject({ accepted: false });
    await enrich("month");
    await propose(3, "Ada");
    expect(await titles()).toEqual(["name", "day"]);
    expect((await list(reader)).pending).toMatchObject([
      { action: "enrich_column_from_component", row: null, column: 1, made_on: null, now: null, proposed: "year" },
      { proposed: "month", conflict: false },
      { proposed: "Ada" },
    ]);
    const { body } = await decide(true);
    expect(body).toMatchObject({ decided: 3, batch_uuid: expect.any(String) });
    expect(await titles()).toEqual(["name", "day", "day_year", "day_month"]);
    await undo(body.batch_uuid ?? "");
    expect([await output(3), await titles()]).toEqual(["name 3", ["name", "day", "day_year", "day_month"]]);
    const log = (await owner.get<EditLogReply>(`/api/v1/edits/${job}`, cookie(owner))).body;
    const step = log.steps.find(({ kind, after }) => kind === "component" && after === "year");
    await undo(step?.edit_uuid ?? "");
    expect(await titles()).toEqual(["name", "day", "day_month"]);
  });

  it("is no step that cells and titles share, and is refused where it is none", async () => {
    expect((await enrich("colour")).body.code).toBe("edit_refused");
    await enrich("year");
    expect((await decide(true)).body).toMatchObject({ decided: 1, batch_uuid: null });
    expect((await enrich("year")).body).toMatchObject({ accepted: true });
    expect((await list()).pending).toEqual([]);
  });

  it("is made once where several people have proposed it, or its owner has made it by now", async () => {
    const other = await ApiClient.connect(server.url);
    await enrich("year");
    await enrich("year", other);
    await enrich("month");
    expect((await enrich("month", owner)).body).toMatchObject({ accepted: true });
    expect((await decide(true)).body).toMatchObject({ decided: 3, batch_uuid: null });
    expect(await titles()).toEqual(["name", "day", "day_month", "day_year"]);
    const log = (await owner.get<EditLogReply>(`/api/v1/edits/${job}`, cookie(owner))).body;
    const steps = log.steps.filter(({ kind }) => kind === "component");
    expect(steps.map(({ after }) => after).toSorted()).toEqual(["month", "year"]);
    for (const { edit_uuid } of steps) await undo(edit_uuid);
    expect(await titles()).toEqual(["name", "day"]);
  });

  it("is there at once with auto_accept", async () => {
    await autoAccept(true);
    expect((await enrich("year")).body).toMatchObject({ accepted: true });
    expect(await titles()).toEqual(["name", "day", "day_year"]);
  });
});

describe("its owner", () => {
  it("accepts some, in the order they came, as one step that can be undone", async () => {
    const other = await ApiClient.connect(server.url);
    const ids = [await propose(3, "name 91"), await propose(3, "name 92", other), await propose(4, "name 93")];
    await columnEdit(0, { action: "edit_column_title", value: "Who" });
    const left = await propose(5, "name 94");
    const title = (await list()).pending.find(({ action }) => action === "edit_column_title")?.edit_uuid ?? "";
    const { body } = await decide(true, [ids[2]!, title, ids[1]!, ids[0]!]);
    expect(body).toMatchObject({ decided: 4, version: 3, refused: 0 });
    expect([await output(3), await output(4), await output(5)]).toEqual(["name 92", "name 93", "name 5"]);
    expect(await titles()).toEqual(["Who", "day"]);
    expect((await list()).pending).toMatchObject([{ edit_uuid: left }]);
    const log = (await owner.get<EditLogReply>(`/api/v1/edits/${job}`, cookie(owner))).body;
    expect(log).toMatchObject({ changed: 3, step_count: 1, undo: [body.batch_uuid] });
    expect((await owner.get<string>(`/api/v1/get/${job}/csv`)).body).toContain("Who,day");
    await undo(body.batch_uuid ?? "");
    expect([await output(3), await output(4), await titles()]).toEqual(["name 3", "name 4", ["name", "day"]]);
    expect((await list(reader)).decided.map(({ state }) => state)).toEqual(["accepted", "accepted", "accepted"]);
  });

  it("sees which ones were made on something else, and decides all at once", async () => {
    await propose(3, "Ada");
    await owner.editOutput(job, 3, 0, "Zoe");
    expect((await list()).pending).toMatchObject([{ made_on: "name 3", now: "Zoe", proposed: "Ada", conflict: true }]);
    expect((await list(reader)).pending).toMatchObject([{ conflict: true }]);
    expect((await decide(true)).body).toMatchObject({ decided: 1, version: 3 });
    expect(await output(3)).toBe("Ada");
    expect((await decide(true)).body).toMatchObject({ decided: 0, version: 3, batch_uuid: null });
  });

  it("sees no conflict any more where what was changed is undone, a whole block too", async () => {
    await propose(3, "Ada");
    const area = { first_row: 0, last_row: 9, first_column: 0, last_column: 0 };
    const edit_uuid = randomUUID();
    const block = { session_uuid: owner.session, edit_uuid, ...area, values: [["Zoe"]] };
    await owner.post(`/api/v1/edit/cells/${job}`, block);
    expect((await list()).pending).toMatchObject([{ made_on: "name 3", now: "Zoe", conflict: true }]);
    await undo(edit_uuid);
    expect((await list()).pending).toMatchObject([{ now: "name 3", conflict: false }]);
  });

  it("gets what the class of a column refuses marked, as an edit would be", async () => {
    const id = randomUUID();
    await reader.editOutput(job, 3, 1, "31/02/2024", id);
    expect((await decide(true, [id])).body).toMatchObject({ decided: 1, refused: 1 });
    const cell = (await owner.cleanPage(job, 3, 1)).body.data[0]?.cells[1];
    expect(cell).toMatchObject({ output: "31/02/2024", is_valid: false });
  });

  it("alone decides", async () => {
    await propose(3, "Ada");
    for (const accept of [true, false]) {
      const { status, body } = await decide(accept, undefined, reader);
      expect([status, body.code]).toEqual([403, "not_owner"]);
    }
    const described = await reader.post(`/api/v1/table/${job}/describe`, {
      session_uuid: reader.session,
      auto_accept: true,
    });
    expect([described.status, (await list()).pending.length]).toEqual([403, 1]);
  });

  it("has them in force at once with auto_accept, as edits of whoever proposes", async () => {
    const waiting = await propose(1, "Ada");
    await autoAccept(true);
    expect((await reader.table(job)).body).toMatchObject({ auto_accept: true, allow_edits: false });
    const { body } = await reader.editOutput(job, 2, 0, "Bob");
    expect(body).toEqual({ accepted: true, version: 2 });
    expect([await output(1), await output(2)]).toEqual(["name 1", "Bob"]);
    expect((await list()).pending).toMatchObject([{ edit_uuid: waiting }]);
    const log = (await owner.get<EditLogReply>(`/api/v1/edits/${job}`, cookie(owner))).body;
    expect(log.steps).toMatchObject([{ own: false, before: "name 2", after: "Bob" }]);
    expect((await undo(log.steps[0]!.edit_uuid)).status).toBe(200);
    expect(await output(2)).toBe("name 2");
    await autoAccept(false);
    await propose(2, "Bob");
  });

  it("takes them away with the table", async () => {
    await propose(1, "Ada");
    await owner.post(`/api/v1/table/${job}/delete`, { session_uuid: owner.session });
    const { status } = await owner.get(`/api/v1/proposals/${job}`, cookie(owner));
    expect(status).toBe(404);
    await owner.post(`/api/v1/table/${job}/restore`, { session_uuid: owner.session });
    expect((await list()).pending).toHaveLength(1);
  });
});

it("keeps them over a restart", async () => {
  const id = await propose(1, "Ada");
  await server.stop();
  server = await server.restart();
  const client = await ApiClient.connect(server.url);
  const { body } = await client.get<ProposalsReply>(`/api/v1/proposals/${job}`, cookie(owner));
  expect(body.pending).toMatchObject([{ edit_uuid: id, proposed: "Ada" }]);
});
