/** A table can be found by nobody before it is published, everybody while it is public, nobody after it is made private again. */
import type {
  FeedReply,
  SearchReply,
  SearchScope,
  SqlReply,
  SqlTablesReply,
  TableReply,
  UploadReply,
  ViewReply,
} from "@limpid/contract";
import { apiKeyStore } from "@limpid/database";
import { workBeside } from "@limpid/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

/** In no other table of this server. */
const WORD = "wombat";
const CSV = "burrow,keeper\nwombatville,ada@example.org\nwombatton,bob@example.org\nwombatham,cy@example.org\n";
const TAG = `${WORD} tag`;

let server: TestServer;
let owner: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  server = await startServer();
  owner = await ApiClient.connect(server.url);
  stranger = await ApiClient.connect(server.url);
});
afterAll(() => server?.remove());

const describeTable = (table: string, fields: object, by = owner, headers: Record<string, string> = {}) =>
  by.post<TableReply>(`/api/v1/table/${table}/describe`, { session_uuid: by.session, ...fields }, headers);

const SEARCHES: readonly (readonly [SearchScope, (table: string) => string])[] = [
  ["name", () => WORD],
  ["id", (table) => table],
  ["columns", () => "burrow"],
  ["values", () => "wombatville"],
  ["semantic", () => "burrows of wombats"],
  ["username", () => WORD],
];

/** Each place where somebody could find a table that they do not know; the name of a user is looked for in the story of keys. */
const PLACES: Readonly<Record<string, (table: string) => Promise<string>>> = {
  ...Object.fromEntries(
    SEARCHES.filter(([scope]) => scope !== "username").map(([scope, textOf]) => [
      `a search by ${scope}`,
      async (table: string) => {
        const asked = { session_uuid: stranger.session, scope, search_text: textOf(table), sort_order: "relevance" };
        return JSON.stringify((await stranger.post<SearchReply>("/api/v1/search", asked)).body.results);
      },
    ]),
  ),
  ...Object.fromEntries(
    ["latest", "quality", "popular", "mine"].map((name) => [
      `the feed ${name}`,
      async () => {
        const asked = { session_uuid: stranger.session, feed_name: name, num_results: 100 };
        return JSON.stringify((await stranger.post<FeedReply>("/api/v1/feed", asked)).body.results);
      },
    ]),
  ),
  "the Atom document": async () => await textOf("/feed/latest", "application/atom+xml"),
  "the JSON Feed": async () => await textOf("/feed/latest", "application/feed+json"),
  "the site map": async () => await textOf("/sitemap.xml", "*/*"),
  "the lists of SQL": async () => {
    const { body } = await stranger.get<SqlTablesReply>("/api/v1/sql/tables", {
      cookie: `session_uuid=${stranger.session}`,
    });
    return JSON.stringify(body);
  },
  "a query by its name": async () => {
    const asked = { session_uuid: stranger.session, query: `select burrow from "${WORD} burrows"` };
    return JSON.stringify((await stranger.post("/api/v1/sql", asked)).body);
  },
  "what a query by nearly its name is told": async () => {
    const asked = { session_uuid: stranger.session, query: `select burrow from "${WORD} burows"` };
    return JSON.stringify((await stranger.post("/api/v1/sql", asked)).body);
  },
  "tables with its tag": async () => {
    const asked = { session_uuid: stranger.session, query: TAG };
    const { body } = await stranger.post<{ view_uuid: string }>("/api/v1/tags", asked);
    return JSON.stringify((await stranger.get(`/api/v1/get/${body.view_uuid}/json`)).body);
  },
  "structured data and what search engines are told": async (table) => {
    const reply = await fetch(`${server.url}/table/${table}`, { headers: { accept: "text/html" } });
    const isKept = reply.headers.get("x-robots-tag") === "noindex";
    return isKept && !(await reply.text()).includes("application/ld+json") ? "" : table;
  },
};
/** Nobody but its owner ever finds it there. */
const NEVER = "the feed mine";

async function textOf(path: string, accept: string): Promise<string> {
  return await (await fetch(server.url + path, { headers: { accept } })).text();
}

async function placesOf(table: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, look] of Object.entries(PLACES)) if ((await look(table)).includes(table)) found.push(name);
  return found;
}

const EVERYWHERE = Object.keys(PLACES).filter((name) => name !== NEVER);

/** With the link, which never changes. */
async function expectOpen(table: string): Promise<void> {
  expect((await stranger.table(table)).body).toMatchObject({ status: "done", allow_edits: false });
  expect((await stranger.cleanPage(table, 0)).status).toBe(200);
  expect((await stranger.get(`/api/v1/get/${table}/csv`)).status).toBe(200);
  const query = { session_uuid: stranger.session, query: `select burrow from "${table}"` };
  expect((await stranger.post("/api/v1/sql", query)).body).toMatchObject({ num_rows: 3 });
  expect((await fetch(`${server.url}/embed/${table}`)).status).toBe(200);
}

describe("a new table", () => {
  it("is found by nobody, then everywhere, then by nobody, while whoever has its link opens it all the time", async () => {
    const data = Buffer.from(CSV).toString("base64");
    const body = { session_uuid: owner.session, data, filename: `${WORD}_burrows.csv` };
    const uploaded = (await owner.post<UploadReply>("/api/v1/file", body)).body;
    expect(uploaded).toMatchObject({ listed: false, listed_by: null });
    const table = uploaded.result_uuid;
    await owner.finish(table);
    await describeTable(table, { tags: [TAG] });
    expect((await owner.table(table)).body).toMatchObject({ listed: false, listed_by: null, confirm_public: false });
    // The catalogue has looked at it by then.
    const own = { session_uuid: owner.session, feed_name: "mine" };
    await expect.poll(async () => (await owner.post<FeedReply>("/api/v1/feed", own)).body.results[0]?.quality).toBe(1);
    expect(await placesOf(table)).toEqual([]);
    await expectOpen(table);

    const published = await describeTable(table, { listed: true });
    expect(published.body).toMatchObject({ listed: true, listed_by: "owner", confirm_public: false });
    expect(published.body.personal_columns).toMatchObject([{ title: "keeper" }]);
    await expect.poll(() => placesOf(table), { interval: 500 }).toEqual(EVERYWHERE);
    await expectOpen(table);

    const tagged = await stranger.post<{ view_uuid: string }>("/api/v1/tags", {
      session_uuid: stranger.session,
      query: TAG,
    });
    const list = `/api/v1/get/${tagged.body.view_uuid}/json`;
    expect(JSON.stringify((await stranger.get(list)).body)).toContain(table);

    expect((await describeTable(table, { listed: false })).body).toMatchObject({ listed: false, listed_by: null });
    expect((await stranger.get(list)).status).toBe(404);
    // At once: nothing is kept in memory that would still be shown.
    expect(await placesOf(table)).toEqual([]);
    await expectOpen(table);

    expect((await describeTable(table, { listed: true }, stranger)).status).toBe(403);
    expect(await placesOf(table)).toEqual([]);
  });

  it("that is published by its upload asks its owner alone once more about personal data", async () => {
    const table = await owner.uploadCleaned(CSV, { listed: true });
    const published = { listed: true, listed_by: "owner" };
    expect((await owner.table(table)).body).toMatchObject({ ...published, confirm_public: true });
    expect((await stranger.table(table)).body).toMatchObject({ ...published, confirm_public: false });
    expect((await describeTable(table, { listed: true })).body).toMatchObject({ ...published, confirm_public: false });
  });
});

describe("a view that is shared", () => {
  it("tells others no id of a private table it was made from, and its owner all", async () => {
    const table = await owner.uploadCleaned(CSV, { filename: "marsupials.csv" });
    await describeTable(table, { name: "Marsupials" });
    const queries = [`select count(*) as n from "${table}"`, "select count(*) as n from marsupials"];
    for (const query of queries) {
      const made = await owner.post<SqlReply>("/api/v1/sql", { session_uuid: owner.session, query });
      expect(made.body).toMatchObject({ num_rows: 1, tables: [{ id: table }] });
      const path = `/api/v1/view/${made.body.view_uuid}`;
      const see = async (by?: ApiClient) => {
        const headers: Record<string, string> = by === undefined ? {} : { cookie: `session_uuid=${by.session}` };
        return (await stranger.get<ViewReply>(path, headers)).body;
      };
      expect(await see(owner)).toMatchObject({ query, tables: [{ id: table }] });
      for (const reader of [stranger, undefined]) {
        const seen = await see(reader);
        expect(seen).toMatchObject({ num_rows: 1, tables: [], problem: null });
        expect(JSON.stringify(seen)).not.toContain(table);
      }
      await describeTable(table, { listed: true });
      expect(await see(stranger)).toMatchObject({ query, tables: [{ id: table }] });
      await describeTable(table, { listed: false });
      expect((await see(stranger)).tables).toEqual([]);
    }
  });
});

describe("LIST_BY_DEFAULT", () => {
  let demo: TestServer;

  beforeAll(async () => {
    demo = await startServer({ LIST_BY_DEFAULT: "true" });
  });
  afterAll(() => demo?.remove());

  it("publishes new tables as the operator, which every reply says, and which an upload may turn down", async () => {
    const visitor = await ApiClient.connect(demo.url);
    const upload = async (fields: object) => (await visitor.tryUpload(CSV, fields)).body as UploadReply;
    const [usual, turnedDown] = [await upload({}), await upload({ listed: false })];
    expect(usual).toMatchObject({ listed: true, listed_by: "operator" });
    expect(turnedDown).toMatchObject({ listed: false, listed_by: null });
    await Promise.all([visitor.finish(usual.result_uuid), visitor.finish(turnedDown.result_uuid)]);
    expect((await visitor.table(usual.result_uuid)).body).toMatchObject({
      listed_by: "operator",
      confirm_public: true,
    });
    const map = await (await fetch(`${demo.url}/sitemap.xml`)).text();
    expect([map.includes(usual.result_uuid), map.includes(turnedDown.result_uuid)]).toEqual([true, false]);
    expect((await visitor.get<{ privacy: object }>("/api/v1/settings")).body.privacy).toMatchObject({
      list_by_default: true,
    });
  });
});

describe("a public table whose owner's key ends", () => {
  it("stays public and unchanged, belongs to nobody meanwhile, and is its owner's again with a new key", async () => {
    const first = await workBeside(server.dataDir, (db) => apiKeyStore.create(db, WORD));
    const keyOf = (key: string) => ({ authorization: `Bearer ${key}` });
    const uploader = await ApiClient.connect(server.url);
    const data = Buffer.from(CSV).toString("base64");
    const body = { session_uuid: uploader.session, data, filename: "kept.csv", listed: true, api_key: first };
    const table = (await uploader.post<UploadReply>("/api/v1/file", body)).body.result_uuid;
    await uploader.finish(table);
    const named = await describeTable(table, { name: "Kept burrows", listed: true }, uploader, keyOf(first));
    expect(named.body).toMatchObject({ listed_by: "owner", basics: { username: WORD } });

    expect(await workBeside(server.dataDir, (db) => apiKeyStore.revoke(db, WORD))).toBe(1);
    expect((await describeTable(table, { listed: false }, stranger, keyOf(first))).status).toBe(401);
    expect((await describeTable(table, { listed: false }, stranger)).status).toBe(403);
    expect((await stranger.table(table)).body).toMatchObject({
      listed: true,
      listed_by: "owner",
      name: "Kept burrows",
    });
    const asked = { session_uuid: stranger.session, scope: "username", search_text: WORD, sort_order: "relevance" };
    expect((await stranger.post<SearchReply>("/api/v1/search", asked)).body.results).toMatchObject([{ id: table }]);

    const second = await workBeside(server.dataDir, (db) => apiKeyStore.create(db, WORD));
    const taken = await describeTable(table, { listed: false }, stranger, keyOf(second));
    expect(taken.body).toMatchObject({ listed: false, name: "Kept burrows" });
    expect((await stranger.post<SearchReply>("/api/v1/search", asked)).body.results).toEqual([]);
  });
});
