/** What users and attackers get wrong, asked of the application without a server: each a refusal of the error table. */
import { randomUUID } from "node:crypto";
import { ERRORS, type ErrorCode } from "@limpid/contract";
import { DatabaseUnavailable, tableStore, viewStore } from "@limpid/database";
import { cellId, columnId } from "@limpid/table";
import Fastify, { type LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemHandler } from "./problem-replies.ts";
import { openTestApp, type TestApp } from "./testing/open-test-app.ts";

const LIMIT_BYTES = 1024 * 1024;
const OTHER_TABLE = "aaaaaaaa-0000-4000-8000-000000000000";

let own: TestApp;
let session: string;

beforeAll(async () => {
  own = await openTestApp({ MAX_UPLOAD_MB: "1" });
  session = await own.greet();
});
afterAll(() => own.close());

function expectRefusal(answer: LightMyRequestResponse, status: number, code: ErrorCode): void {
  const body = answer.json<{ code: string; title: string }>();
  expect({ status: answer.statusCode, code: body.code }).toEqual({ status, code });
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect(ERRORS[code].status).toBe(status);
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
}

function upload(data: string | Buffer, fields: object = {}): Promise<LightMyRequestResponse> {
  const base64 = Buffer.from(data).toString("base64");
  return own.post("/api/v1/file", { session_uuid: session, data: base64, filename: "a.csv", ...fields });
}

it("a server whose workers are of another build says so, and is not ready", async () => {
  const other = await openTestApp({}, { worker: new URL("../../worker/src/testing/old-worker.ts", import.meta.url) });
  const answer = await other.get("/readyz");
  expectRefusal(answer, 503, "unavailable");
  expect(answer.json<{ detail: string }>().detail).toContain("workers: cannot be started: it speaks protocol 0");
  await other.close();
});

describe("uploads", () => {
  it("are refused one byte above the limit, in the words of the specification", async () => {
    const answer = await upload(Buffer.alloc(LIMIT_BYTES + 1, "a"));
    expectRefusal(answer, 413, "file_too_large");
    expect(answer.json()).toMatchObject({ title: "Oups... your file has exceeded the current limit (1 MB)" });
  });

  it("are taken at the limit", async () => {
    expect((await upload(Buffer.alloc(LIMIT_BYTES, "a\n"))).statusCode).toBe(200);
  });

  it.each<[string, object, number, ErrorCode]>([
    ["data that is not base64", { data: "abc*" }, 422, "bad_base64"],
    ["data of an impossible length", { data: "abcde" }, 422, "bad_base64"],
    ["no data", { data: undefined }, 422, "invalid_request"],
    ["no session", { session_uuid: undefined }, 422, "invalid_request"],
    ["an unknown session", { session_uuid: randomUUID() }, 401, "no_session"],
    ["a session that is no id", { session_uuid: "' or 1=1 --" }, 401, "no_session"],
    ["a setting that there is not", { forms: "apply" }, 422, "invalid_request"],
    ["a setting of the wrong kind", { repairs: ["apply"] }, 422, "invalid_request"],
    ["a page size of nothing", { page_size: 0 }, 422, "invalid_request"],
    ["an empty paste", { data: "", is_copy_paste: true }, 422, "nothing_to_upload"],
  ])("refuse %s", async (_, fields, status, code) => {
    expectRefusal(await upload("a,b\n1,2\n", fields), status, code);
  });

  it.each<[string, string, string, number, ErrorCode]>([
    ["text", "text/plain", '{"a":1}', 415, "unsupported_media"],
    ["a form", "application/x-www-form-urlencoded", "a=1", 415, "unsupported_media"],
    ["broken JSON", "application/json", '{"session_uuid":', 422, "invalid_request"],
    ["an array", "application/json", "[]", 422, "invalid_request"],
  ])("refuse %s", async (_, type, body, status, code) => {
    expectRefusal(await own.post("/api/v1/file", body, { "content-type": type }), status, code);
  });
});

describe("a wrong API key", () => {
  const KEY = "nonsense";
  const asBearer = { authorization: `Bearer ${KEY}` };
  const data = Buffer.from("a,b\n1,2\n").toString("base64");
  const url = Buffer.from("https://example.org/a.csv").toString("base64");

  it.each<[string, string, object]>([
    ["a file", "file", { data, filename: "a.csv" }],
    ["pasted text", "file", { data, is_copy_paste: true }],
    ["a URL", "url", { data: url, is_url: true }],
  ])("is refused with %s, and nothing is made", async (_, call, fields) => {
    const before = await own.context.blobs.list("tables");
    const body = { session_uuid: session, ...fields };
    expectRefusal(await own.post(`/api/v1/${call}`, { ...body, api_key: KEY }), 401, "invalid_api_key");
    expectRefusal(await own.post(`/api/v1/${call}`, body, asBearer), 401, "invalid_api_key");
    expect(await own.context.blobs.list("tables")).toEqual(before);
  });

  it("is told as such by the call that checks keys, also to those who send it as their own", async () => {
    const answer = await own.post("/api/v1/api_key/validate", { session_uuid: session, api_key: KEY }, asBearer);
    expect(answer.json()).toEqual({ is_valid: false, api_key: null, username: null });
  });

  it("opens no table", async () => {
    const table = await own.keepTable(session);
    expectRefusal(await own.get(`/api/v1/table/${table}`, asBearer), 401, "invalid_api_key");
  });
});

describe("a session", () => {
  const check = (id: string) => own.post("/api/v1/api_key/validate", { session_uuid: id, api_key: null });

  it("ends on the server after the five days of its cookie", async () => {
    const id = await own.greet();
    const age = async (days: number): Promise<void> => {
      const createdAt = new Date(Date.now() - days * 24 * 60 * 60_000);
      await own.context.database.db.updateTable("sessions").set({ createdAt }).where("id", "=", id).execute();
    };
    await age(4.99);
    expect((await check(id)).statusCode).toBe(200);
    await age(5.01);
    expectRefusal(await check(id), 401, "no_session");
    expectRefusal(await own.post("/api/v1/session/end", { session_uuid: id }), 401, "no_session");
  });

  it("is ended by nobody who has another one", async () => {
    const [id, other] = [await own.greet(), await own.greet()];
    const answer = await own.post("/api/v1/session/end", { session_uuid: id }, { cookie: `session_uuid=${other}` });
    expectRefusal(answer, 403, "session_mismatch");
    expect((await check(id)).statusCode).toBe(200);
  });
});

describe("tables and ids", () => {
  it.each(["nonsense", randomUUID(), "../../etc/passwd", "%00", "x".repeat(90)])(
    "that are not there are all answered alike: %s",
    async (id) => {
      const job = encodeURIComponent(id);
      expectRefusal(await own.post(`/api/v1/data/clean/page/${job}`, { page: 0 }), 404, "unknown_job");
      for (const path of ["job_status/JOB", "get/JOB/csv", "table/JOB"])
        expectRefusal(await own.get(`/api/v1/${path.replace("JOB", job)}`), 404, "unknown_job");
    },
  );

  it.each([
    ["a page before the first", { page: -1 }],
    ["a page far away", { page: 1e12 }],
    ["no page", {}],
    ["a page that is a text", { page: "first" }],
    ["a page of a million rows", { page: 0, page_size: 1e6 }],
  ])("refuse %s", async (_, body) => {
    const table = await own.keepTable(session);
    expectRefusal(await own.post(`/api/v1/data/clean/page/${table}`, body), 422, "invalid_request");
  });

  it.each([0, -1, 1001, 1e9])("give no %i ids", async (count) => {
    expect((await own.get(`/api/v1/uuid/${count}/x`)).statusCode).toBe(422);
  });

  it("give as many ids as asked, all different", async () => {
    expect(new Set((await own.get("/api/v1/uuid/100/x")).json<string[]>()).size).toBe(100);
  });

  it("whose file was never here are not read anew", async () => {
    const table = await own.keepTable(session);
    const body = { session_uuid: session, choices: {} };
    expectRefusal(await own.post(`/api/v1/read/${table}`, body), 409, "no_upload");
    expectRefusal(await own.post(`/api/v1/read/${table}/preview`, body), 409, "no_upload");
  });
});

describe("views", () => {
  const keepView = async (tables: readonly string[]): Promise<string> => {
    const id = randomUUID();
    const run = { columns: [], numRows: 0, cut: [], elapsedMs: 1, runAt: new Date() };
    const view = { id, query: "select 1", session, username: null };
    await viewStore.create(own.context.database.db, view, {
      ...run,
      tables: tables.map((table) => ({ id: table, version: 1 })),
    });
    return id;
  };

  it.each(["nonsense", randomUUID()])("that are not there are said to be: %s", async (id) => {
    expectRefusal(await own.get(`/api/v1/view/${id}`), 404, "unknown_view");
  });

  it("of a table that was deleted have no rows any more, and tell their query", async () => {
    const deleted = await own.keepTable(session);
    await tableStore.update(own.context.database.db, deleted, { deletedAt: new Date() });
    const view = await keepView([await own.keepTable(session), deleted]);
    expectRefusal(await own.post(`/api/v1/data/clean/page/${view}`, { page: 0 }), 410, "view_table_gone");
    expectRefusal(await own.post(`/api/v1/data/ingest/columns/${view}`, {}), 410, "view_table_gone");
    expectRefusal(await own.get(`/api/v1/get/${view}/csv`), 410, "view_table_gone");
    const { statusCode, body } = await own.get(`/api/v1/view/${view}`);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ query: "select 1", problem: { code: "view_table_gone", status: 410 } });
  });

  it("are changed by nobody", async () => {
    const view = await keepView([]);
    const settings = {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: session,
      dataframe_uuid: view,
      action: "edit_table_settings",
      settings: { forms: "keep", repairs: "propose" },
    };
    expectRefusal(await own.post(`/api/v1/edit/table/${view}`, settings), 403, "view_read_only");
  });
});

describe("edits", () => {
  let table: string;
  beforeAll(async () => {
    table = await own.keepTable(session);
  });

  const cell = () => cellId(table, 0, 1);
  const edit = (changes: object = {}) => ({
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: session,
    dataframe_uuid: table,
    action: "edit_cell_output",
    row_uuid: cell(),
    column_uuid: columnId(table, 1),
    cell_uuid: cell(),
    value: "x",
    ...changes,
  });

  it.each<[string, () => object, number, ErrorCode]>([
    ["a value of the wrong kind", () => edit({ value: ["x"] }), 422, "invalid_request"],
    ["an unknown action", () => edit({ action: "drop_table" }), 422, "invalid_request"],
    ["a value of 200 kB", () => edit({ value: "x".repeat(200_000) }), 422, "invalid_request"],
    ["a time that is none", () => edit({ dt_utc: "2026-99-99 12:00:00" }), 422, "edit_refused"],
    ["another cell in the body", () => edit({ cell_uuid: randomUUID() }), 422, "edit_refused"],
    ["an unknown table", () => edit({ dataframe_uuid: randomUUID() }), 404, "unknown_job"],
  ])("with %s are refused", async (_, body, status, code) => {
    expectRefusal(await own.post(`/api/v1/edit/cell/${cell()}`, body()), status, code);
  });

  it.each([
    ["a row that is not there", () => cellId(table, 9, 1)],
    ["a column instead of a cell", () => columnId(table, 1)],
    ["a cell of another table", () => cellId(OTHER_TABLE, 0, 1)],
    ["no id", () => "nonsense"],
  ])("of %s are refused", async (_, id) => {
    const answer = await own.post(`/api/v1/edit/cell/${id()}`, edit({ cell_uuid: id() }));
    expectRefusal(answer, 404, "unknown_element");
  });

  const settings = (changes: object = {}) => ({
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: session,
    dataframe_uuid: table,
    action: "edit_table_settings",
    settings: { forms: "keep", repairs: "propose" },
    ...changes,
  });

  it.each<[string, () => object, number, ErrorCode]>([
    ["none", () => settings({ settings: undefined }), 422, "invalid_request"],
    ["half of them", () => settings({ settings: { forms: "keep" } }), 422, "invalid_request"],
    ["one that there is not", () => settings({ settings: { forms: "keep", repairs: "all" } }), 422, "invalid_request"],
    [
      "the name of an object's member",
      () => settings({ settings: { forms: "__proto__", repairs: "apply" } }),
      422,
      "invalid_request",
    ],
    ["another action", () => settings({ action: "edit_column_decision" }), 422, "invalid_request"],
    ["a time that is none", () => settings({ dt_utc: "2026-99-99 12:00:00" }), 422, "edit_refused"],
    ["another table in the body", () => settings({ dataframe_uuid: randomUUID() }), 422, "edit_refused"],
    ["a file that was never here", () => settings(), 409, "no_upload"],
  ])("of a table's settings with %s are refused", async (_, body, status, code) => {
    expectRefusal(await own.post(`/api/v1/edit/table/${table}`, body()), status, code);
  });

  it("of the settings of somebody else's table are refused", async () => {
    const stranger = settings({ session_uuid: await own.greet() });
    expectRefusal(await own.post(`/api/v1/edit/table/${table}`, stranger), 403, "not_owner");
    const nowhere = settings({ dataframe_uuid: OTHER_TABLE });
    expectRefusal(await own.post(`/api/v1/edit/table/${OTHER_TABLE}`, nowhere), 404, "unknown_job");
  });

  it("of a table's settings wait until it is cleaned, and while all rows are being cleaned", async () => {
    const { db } = own.context.database;
    expect(await tableStore.startCleanAll(db, table, 0)).toBe(true);
    expectRefusal(await own.post(`/api/v1/edit/table/${table}`, settings()), 409, "cleaning_all");
    await tableStore.dropCleanAll(db, table);
    const waiting = (await upload("a,b\n1,2\n")).json<{ result_uuid: string }>().result_uuid;
    const early = settings({ dataframe_uuid: waiting });
    expectRefusal(await own.post(`/api/v1/edit/table/${waiting}`, early), 409, "not_cleaned_yet");
  });

  it("of a column wait while all rows are being cleaned", async () => {
    const column = columnId(table, 0);
    const change = edit({ action: "edit_column_entity", column_uuid: column, cell_uuid: undefined, value: null });
    expect(await tableStore.startCleanAll(own.context.database.db, table, 0)).toBe(true);
    expectRefusal(await own.post(`/api/v1/edit/column/${column}`, change), 409, "cleaning_all");
    await tableStore.dropCleanAll(own.context.database.db, table);
  });
});

describe("other sites and other methods", () => {
  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a hidden origin", { origin: "null" }],
    ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
  ])("posts from %s are refused", async (_, headers) => {
    expectRefusal(await own.post("/api/v1/hello", { device_uuid: "x" }, headers), 403, "foreign_origin");
  });

  it("posts from the own pages are taken", async () => {
    const headers = { origin: own.context.publicUrl(), "sec-fetch-site": "same-origin" };
    expect((await own.post("/api/v1/hello", { device_uuid: "x" }, headers)).statusCode).toBe(200);
  });

  it("unknown paths and methods are answered with a problem", async () => {
    expectRefusal(await own.get("/api/v1/nothing"), 404, "not_found");
    expectRefusal(await own.get("/api/v1/hello"), 405, "method_not_allowed");
  });

  it("a person who mistyped is sent to the 404 page, with the flags kept", async () => {
    const { statusCode, headers } = await own.get("/nowhere?debug=1", { accept: "text/html" });
    expect([statusCode, headers.location]).toEqual([302, "/404?debug=1"]);
  });

  it("no session may listen to another", async () => {
    const cookie = `session_uuid=${await own.greet()}`;
    expectRefusal(await own.get(`/api/v1/events/session/${session}`, { cookie }), 404, "not_found");
  });
});

describe("what is too much", () => {
  it("calls of one address are refused when they are too many, and are told when to come back", async () => {
    const strict = await openTestApp({ RATE_LIMIT_PER_MINUTE: "2" });
    try {
      await strict.get("/api/v1/settings");
      await strict.get("/api/v1/settings");
      const third = await strict.get("/api/v1/settings");
      expectRefusal(third, 429, "rate_limited");
      expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });

  it.each<[string, Error, number, ErrorCode]>([
    ["a full disk", Object.assign(new Error("ENOSPC: write"), { code: "ENOSPC" }), 507, "disk_full"],
    ["a database that is away", new DatabaseUnavailable("The database is away"), 503, "unavailable"],
    ["a fault of ours", new Error("secret: at main (/srv/limpid/app.ts:3)"), 500, "internal"],
  ])("%s is told as such, and nothing of the inside", async (_, error, status, code) => {
    const app = Fastify();
    app.setErrorHandler(problemHandler(10));
    app.get("/", () => {
      throw error;
    });
    const answer = await app.inject("/");
    expectRefusal(answer, status, code);
    expect(answer.body).not.toContain(error.message);
  });
});
