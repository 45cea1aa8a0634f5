/** Every call by every role, as one table: which of them is allowed. A new call must say here whom it serves. */
import { randomUUID } from "node:crypto";
import { buildUrl, type CallId, callPath, type LookupId, type ProblemReply } from "@limpid/contract";
import { CALLS, LOOKUPS } from "@limpid/contract/schemas";
import { apiKeyStore, sessionStore, tableStore } from "@limpid/database";
import { cellId, columnId } from "@limpid/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "./testing/open-test-app.ts";

/**
 * anyone: the link is enough, or there is nothing to guard. session: the caller must have the session that it names.
 * owner: the table must be the caller's, by session or by user. proposer: what the owner does is done, what others do
 * is kept for the owner to decide. Lookups serve anyone.
 */
type Served = "anyone" | "owner" | "proposer" | "session";
const SERVES: Readonly<Record<Exclude<CallId, LookupId>, Served>> = {
  hello: "anyone",
  validateKey: "session",
  endSession: "session",
  settings: "anyone",
  uploadFile: "session",
  uploadUrl: "session",
  jobStatus: "anyone",
  sessionEvents: "session",
  tableEvents: "anyone",
  table: "anyone",
  describeTable: "owner",
  deleteTable: "owner",
  restoreTable: "owner",
  changeReport: "anyone",
  ingestPage: "anyone",
  cleanPage: "anyone",
  readIngestPage: "anyone",
  readCleanPage: "anyone",
  readIngestColumns: "anyone",
  ingestColumns: "anyone",
  cleanColumns: "anyone",
  ingestRows: "anyone",
  cleanRows: "anyone",
  ids: "anyone",
  editCell: "proposer",
  editCells: "owner",
  editColumn: "proposer",
  editTable: "owner",
  editRows: "owner",
  enrichColumn: "proposer",
  components: "anyone",
  entityClasses: "anyone",
  previewReading: "owner",
  readAgain: "owner",
  cleanAll: "owner",
  cancelCleanAll: "owner",
  repairTable: "owner",
  decide: "owner",
  editLog: "anyone",
  undoEdits: "owner",
  proposals: "anyone",
  decideProposals: "owner",
  withdrawProposals: "session",
  readRows: "anyone",
  leftOutRows: "anyone",
  replaceCells: "owner",
  exportTable: "anyone",
  exportRows: "anyone",
  tableMetadata: "anyone",
  tableRecipe: "anyone",
  reasonLines: "anyone",
  solveLine: "anyone",
  search: "session",
  feed: "session",
  sql: "session",
  sqlTables: "anyone",
  view: "anyone",
  tags: "session",
  health: "anyone",
  ready: "anyone",
  metrics: "anyone",
};
const callsFor = (whom: "owner" | "proposer" | "session"): readonly CallId[] =>
  (Object.keys(SERVES) as (keyof typeof SERVES)[]).filter((id) => SERVES[id] === whom);
const OWNER_CALLS = callsFor("owner");
const PROPOSER_CALLS = callsFor("proposer");
/** A stream is followed by its own session alone: see the last test. */
const SESSION_CALLS = callsFor("session").filter((id) => id !== "sessionEvents");

const ORIGIN = "http://limpid.example";
const REFUSALS = ["no_session", "session_mismatch", "not_owner", "invalid_api_key", "embedded", "foreign_origin"];

let own: TestApp;
let owner: string;
let stranger: string;
let keys: { readonly owner: string; readonly stranger: string };
let table: string;

beforeAll(async () => {
  own = await openTestApp();
  const { db } = own.context.database;
  keys = { owner: await apiKeyStore.create(db, "ann"), stranger: await apiKeyStore.create(db, "eve") };
  [owner, stranger] = [await own.greet(), await own.greet()];
});
afterAll(() => own.close());
beforeEach(async () => {
  table = await own.keepTable(owner, "ann");
});

/** What is sent for a call, by the session that it names. */
function bodyOf(id: CallId, session: string): object {
  const edit = { dt_utc: "2026-01-01 12:00:00", dataframe_uuid: table };
  const bodies: Partial<Record<CallId, object>> = {
    validateKey: { api_key: null },
    uploadFile: { data: "YSxiCjEsMgo=", filename: "a.csv" },
    uploadUrl: { data: Buffer.from("http://nowhere.example/a.csv").toString("base64"), is_url: true },
    editCell: {
      ...edit,
      action: "edit_cell_output",
      row_uuid: cellId(table, 0, 0),
      column_uuid: columnId(table, 0),
      cell_uuid: cellId(table, 0, 0),
      value: "x",
    },
    editColumn: { ...edit, action: "edit_column_title", column_uuid: columnId(table, 0), value: "Day" },
    editTable: { ...edit, action: "edit_table_settings", settings: { forms: "keep", repairs: "propose" } },
    enrichColumn: {
      dataframe_uuid: table,
      action: "enrich_column_from_component",
      column_uuid: columnId(table, 0),
      value: "year",
    },
    previewReading: { choices: {} },
    readAgain: { choices: {} },
    decide: { rule: "x", kind: "invalid", action: "keep" },
    editCells: { first_row: 0, last_row: 0, first_column: 0, last_column: 0, values: [["x"]] },
    editRows: { rows: [{ first_row: 0, last_row: 0 }], left_out: true },
    replaceCells: { text: "x", replacement: "y" },
    decideProposals: { accept: true },
    withdrawProposals: { edit_uuids: [randomUUID()] },
    undoEdits: { edit_uuid: randomUUID(), undone: true },
    search: { scope: "name", search_text: "x", sort_order: "relevance" },
    feed: { feed_name: "latest", num_results: 1 },
    sql: { query: "select" },
    tags: { query: "" },
  };
  return { session_uuid: session, ...bodies[id] };
}

async function codeOf(id: CallId, session: string, headers: Record<string, string> = {}): Promise<string> {
  const params = { job_uuid: table, cell_id: cellId(table, 0, 0), column_id: columnId(table, 0) };
  const answer = await own.post(buildUrl(id, { params }), bodyOf(id, session), headers);
  return answer.statusCode < 400 ? "done" : answer.json<ProblemReply>().code;
}

const cookieOf = (session: string) => ({ cookie: `session_uuid=${session}` });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

it("knows of every call whom it serves, and those for owners and sessions are all that write", () => {
  expect(Object.keys(SERVES).sort()).toEqual(
    Object.keys(CALLS)
      .filter((id) => !Object.hasOwn(LOOKUPS, id))
      .sort(),
  );
  for (const id of [...OWNER_CALLS, ...PROPOSER_CALLS, ...SESSION_CALLS]) expect(callPath(id).method).toBe("POST");
});

describe.each(OWNER_CALLS)("%s", (id) => {
  beforeEach(async () => {
    if (id === "restoreTable") await tableStore.update(own.context.database.db, table, { deletedAt: new Date() });
  });
  /** Strangers get the same answer for a deleted table as for any that is not there. */
  const refusal = id === "restoreTable" ? "unknown_job" : "not_owner";
  /** A look at a file changes nothing. */
  const inFrame = id === "previewReading" ? "no_upload" : "embedded";

  it.each<[string, () => Promise<string>]>([
    ["the owner's session", () => codeOf(id, owner, cookieOf(owner))],
    ["the owner's session without a cookie", () => codeOf(id, owner)],
    ["the owner's key in another session", () => codeOf(id, stranger, bearer(keys.owner))],
  ])("serves %s", async (_, ask) => {
    expect(REFUSALS).not.toContain(await ask());
  });

  it.each<[string, string, () => Promise<string>]>([
    ["another session", refusal, () => codeOf(id, stranger, cookieOf(stranger))],
    ["another session without a cookie", refusal, () => codeOf(id, stranger)],
    ["another user's key", refusal, () => codeOf(id, stranger, bearer(keys.stranger))],
    ["the owner's id beside the cookie of another", "session_mismatch", () => codeOf(id, owner, cookieOf(stranger))],
    ["nobody", "no_session", () => codeOf(id, randomUUID())],
    ["a key that there is not", "invalid_api_key", () => codeOf(id, stranger, bearer("nonsense"))],
    ["the owner in a frame", inFrame, () => codeOf(id, owner, { referer: `${ORIGIN}/embed/${table}` })],
    ["the owner, led by another site", "foreign_origin", () => codeOf(id, owner, { origin: "https://evil.example" })],
    ["the owner, led by a page of no origin", "foreign_origin", () => codeOf(id, owner, { origin: "null" })],
    ["the owner, led across sites", "foreign_origin", () => codeOf(id, owner, { "sec-fetch-site": "cross-site" })],
  ])("refuses %s: %s", async (_, code, ask) => {
    expect(await ask()).toBe(code);
  });
});

describe.each(PROPOSER_CALLS)("%s", (id) => {
  it.each<[string, () => Promise<string>]>([
    ["the owner's session", () => codeOf(id, owner, cookieOf(owner))],
    ["the owner's key in another session", () => codeOf(id, stranger, bearer(keys.owner))],
    ["another session", () => codeOf(id, stranger, cookieOf(stranger))],
    ["another session without a cookie", () => codeOf(id, stranger)],
    ["another user's key", () => codeOf(id, stranger, bearer(keys.stranger))],
  ])("serves %s", async (_, ask) => {
    expect(REFUSALS).not.toContain(await ask());
  });

  it.each<[string, string, () => Promise<string>]>([
    ["the owner's id beside the cookie of another", "session_mismatch", () => codeOf(id, owner, cookieOf(stranger))],
    ["nobody", "no_session", () => codeOf(id, randomUUID())],
    ["a key that there is not", "invalid_api_key", () => codeOf(id, stranger, bearer("nonsense"))],
    ["a reader in a frame", "embedded", () => codeOf(id, stranger, { referer: `${ORIGIN}/embed/${table}` })],
    ["a reader, led by another site", "foreign_origin", () => codeOf(id, stranger, { origin: "https://evil.example" })],
    ["a reader, led across sites", "foreign_origin", () => codeOf(id, stranger, { "sec-fetch-site": "cross-site" })],
  ])("refuses %s: %s", async (_, code, ask) => {
    expect(await ask()).toBe(code);
  });

  it("is refused of a deleted table", async () => {
    await tableStore.update(own.context.database.db, table, { deletedAt: new Date() });
    expect(await codeOf(id, stranger, cookieOf(stranger))).toBe("unknown_job");
  });
});

/** Changes of cells, columns and rows, which a program may ask for with its key alone. */
const EDITS: readonly CallId[] = [
  "editCell",
  "editCells",
  "editColumn",
  "editRows",
  "editTable",
  "enrichColumn",
  "undoEdits",
  "decide",
  "replaceCells",
  "decideProposals",
  "withdrawProposals",
];

describe.each(EDITS)("%s that names no session", (id) => {
  const code = async (headers: Record<string, string>): Promise<string> => {
    const { session_uuid: _, ...body } = bodyOf(id, "") as { readonly session_uuid: string };
    const params = { job_uuid: table, cell_id: cellId(table, 0, 0), column_id: columnId(table, 0) };
    const answer = await own.post(buildUrl(id, { params }), body, headers);
    return answer.statusCode < 400 ? "done" : answer.json<ProblemReply>().code;
  };

  it("is its cookie's, or its key's user's, and else nobody's", async () => {
    for (const headers of [cookieOf(owner), bearer(keys.owner), { ...cookieOf(randomUUID()), ...bearer(keys.owner) }])
      expect([...REFUSALS, "invalid_request"]).not.toContain(await code(headers));
    for (const headers of [{}, cookieOf(randomUUID())]) expect(await code(headers)).toBe("no_session");
    expect(await code(bearer("nonsense"))).toBe("invalid_api_key");
    if (!OWNER_CALLS.includes(id)) return;
    for (const headers of [cookieOf(stranger), bearer(keys.stranger)]) expect(await code(headers)).toBe("not_owner");
  });
});

it("lets nobody but the owner say by what a column is cleaned", async () => {
  const body = { ...bodyOf("editColumn", stranger), action: "edit_column_entity", value: "date" };
  const answer = await own.post(buildUrl("editColumn", { params: { column_id: columnId(table, 0) } }), body);
  expect([answer.statusCode, answer.json<ProblemReply>().code]).toEqual([403, "not_owner"]);
});

describe.each(SESSION_CALLS)("%s", (id) => {
  const another = () => own.greet();

  it("serves a session with and without its cookie", async () => {
    for (const headers of [cookieOf, () => ({})]) {
      const session = await another();
      expect(REFUSALS).not.toContain(await codeOf(id, session, headers(session)));
    }
  });

  it.each<[string, string, () => Promise<string>]>([
    ["beside the cookie of another", "session_mismatch", () => codeOf(id, owner, cookieOf(stranger))],
    ["that there is not", "no_session", () => codeOf(id, randomUUID())],
    ["that is no id", "no_session", () => codeOf(id, "' or 1=1 --")],
    ["from another site", "foreign_origin", () => codeOf(id, owner, { origin: "https://evil.example" })],
  ])("refuses a session %s: %s", async (_, code, ask) => {
    expect(await ask()).toBe(code);
  });
});

describe("a session's own stream", () => {
  const nowhere = randomUUID();

  it.each<[string, () => string, () => Record<string, string>]>([
    ["another session", () => owner, () => cookieOf(stranger)],
    ["another session of a user", () => owner, () => ({ ...cookieOf(stranger), ...bearer(keys.stranger) })],
    ["who made the id up", () => nowhere, () => ({})],
    ["who made the id up and has a key", () => nowhere, () => bearer(keys.stranger)],
    ["who made the id up for the cookie too", () => nowhere, () => cookieOf(nowhere)],
  ])("is not there for %s", async (_, session, headers) => {
    const answer = await own.get(buildUrl("sessionEvents", { params: { session_id: session() } }), headers());
    expect([answer.statusCode, answer.json<ProblemReply>().code]).toEqual([404, "not_found"]);
  });
});

it("a session that has become a user's owns what the user owns", async () => {
  const { db } = own.context.database;
  const [before, id] = [await own.greet(), randomUUID()];
  await sessionStore.renew(db, before, id, (await apiKeyStore.findUser(db, keys.owner))!);
  expect(await codeOf("describeTable", id, cookieOf(id))).toBe("done");
  expect(await codeOf("describeTable", before)).toBe("no_session");
});

describe("the id that a session had before its key was given", () => {
  let before: string;
  let id: string;

  beforeEach(async () => {
    const { db } = own.context.database;
    [before, id] = [await own.greet(), randomUUID()];
    await sessionStore.renew(db, before, id, (await apiKeyStore.findUser(db, keys.owner))!);
  });

  it.each<[string, string, () => Promise<string>]>([
    ["the session's cookie", "done", () => codeOf("describeTable", before, cookieOf(id))],
    ["its user's key", "done", () => codeOf("describeTable", before, bearer(keys.owner))],
    ["its user's key, and a cookie of the same id", "done", () => callWithKey(keys.owner, cookieOf(before))],
    ["nothing", "no_session", () => codeOf("describeTable", before)],
    ["a cookie of the same id", "no_session", () => codeOf("describeTable", before, cookieOf(before))],
    ["the cookie of another", "session_mismatch", () => codeOf("describeTable", before, cookieOf(stranger))],
    ["another user's key", "no_session", () => codeOf("describeTable", before, bearer(keys.stranger))],
    ["a key that there is not", "no_session", () => codeOf("describeTable", before, bearer("nonsense"))],
    ["the session's cookie, once that is over", "no_session", () => afterTheEnd()],
  ])("beside %s: %s", async (_, code, ask) => {
    expect(await ask()).toBe(code);
  });

  const callWithKey = (key: string, cookie: Record<string, string>) =>
    codeOf("describeTable", before, { ...cookie, ...bearer(key) });

  async function afterTheEnd(): Promise<string> {
    await deleteKeySessions();
    return await codeOf("describeTable", before, cookieOf(id));
  }

  /** Deletes them as revoking the key does. */
  async function deleteKeySessions(): Promise<void> {
    await own.context.database.db.deleteFrom("sessions").where("id", "=", id).execute();
  }

  it.each<[string, number, () => Record<string, string>]>([
    ["the session's cookie", 200, () => cookieOf(id)],
    ["its user's key", 200, () => bearer(keys.owner)],
    ["nothing", 404, () => ({})],
    ["the cookie of another", 404, () => cookieOf(stranger)],
  ])("opens its stream beside %s: %d", async (_, status, headers) => {
    const url = buildUrl("sessionEvents", { params: { session_id: before } });
    const { statusCode, stream } = await own.app.inject({ url, headers: headers(), payloadAsStream: true });
    stream().destroy();
    expect(statusCode).toBe(status);
  });
});
