/** What a new installation shows by itself. */

import type { FeedReply, SearchReply, SqlTablesReply, TableReply } from "@limpid/contract";
import { openDatabase, tableStore } from "@limpid/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { openInstallation, startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const MADE = { timeout: CONDITION_MS, interval: 250 };
const NAMES = ["Contacts", "Orders", "Sensors"];
const log = { info: () => undefined, warn: () => undefined };

async function shown(visitor: ApiClient): Promise<FeedReply["results"]> {
  const asked = { session_uuid: visitor.session, feed_name: "latest", num_results: 100 };
  const { results } = (await visitor.post<FeedReply>("/api/v1/feed", asked)).body;
  return results.toSorted((one, other) => one.name.localeCompare(other.name));
}
const namesOf = async (visitor: ApiClient) => (await shown(visitor)).map(({ name }) => name);

describe("a new installation", () => {
  let server: TestServer;
  let visitor: ApiClient;
  let orders: string;

  beforeAll(async () => {
    server = await startServer({ EXAMPLE_TABLES: "true", LOG_LEVEL: "info" });
    visitor = await ApiClient.connect(server.url);
    await vi.waitUntil(async () => (await shown(visitor)).length === NAMES.length, MADE);
    orders = (await shown(visitor))[1]!.id;
  });
  afterAll(() => server?.remove());

  it("has the examples as public tables that are nobody's own", async () => {
    for (const table of await shown(visitor))
      expect(table).toMatchObject({ username: "Limpid examples", mine: false, listed: true });
    const { body } = await visitor.table(orders);
    expect(body).toMatchObject({ listed_by: "installation", confirm_public: false, tags: ["example"] });
    expect(body).toMatchObject({ allow_edits: false, allow_proposals: false, name: "Orders" });
  });

  it("answers a first search, and the first query that the SQL screen offers", async () => {
    const asked = { session_uuid: visitor.session, scope: "name", search_text: "contacts", sort_order: "relevance" };
    expect((await visitor.post<SearchReply>("/api/v1/search", asked)).body.results).toMatchObject([
      { name: "Contacts" },
    ]);
    const [first] = (await visitor.get<SqlTablesReply>("/api/v1/sql/tables")).body.newest;
    const query = { session_uuid: visitor.session, query: `SELECT * FROM "${first?.id}" LIMIT 10` };
    expect((await visitor.post("/api/v1/sql", query)).body).toMatchObject({ num_rows: 10 });
  });

  it("lets nobody change, propose, describe, delete or read anew an example", async () => {
    expect((await visitor.editOutput(orders, 0, 0, "x")).body).toMatchObject({ code: "edit_refused" });
    for (const [path, fields] of [
      ["describe", { listed: false }],
      ["delete", {}],
    ] as const) {
      const body = { session_uuid: visitor.session, ...fields };
      expect((await visitor.post(`/api/v1/table/${orders}/${path}`, body)).status, path).toBe(403);
    }
    const anew = { session_uuid: visitor.session, choices: {} };
    expect((await visitor.post(`/api/v1/read/${orders}`, anew)).status).toBeGreaterThanOrEqual(400);
    expect((await visitor.table(orders)).body).toMatchObject({ listed: true, next_uuid: null });
    const cookie = `session_uuid=${visitor.session}`;
    expect((await visitor.get(`/api/v1/proposals/${orders}`, { cookie })).body).toMatchObject({ pending: [] });
  });

  /** The service has looked whether any is missing. */
  const inPlace = () => expect.poll(() => server.output(), MADE).toContain("example tables are in place");

  it("makes them once, respects that one was deleted, and hides the others while the setting is off", async () => {
    const before = (await shown(visitor)).map(({ id }) => id);
    await server.stop();
    const database = await openDatabase({ dataDir: server.dataDir, log });
    await tableStore.update(database.db, orders, { deletedAt: new Date() });
    await database.close();
    const left = before.filter((id) => id !== orders);

    const off = await startServer({ EXAMPLE_TABLES: "false", DATA_DIR: server.dataDir });
    const guest = await ApiClient.connect(off.url);
    await expect.poll(() => namesOf(guest), MADE).toEqual([]);
    expect((await guest.table(left[0]!)).body).toMatchObject({
      status: "done",
      listed: false,
    } satisfies Partial<TableReply>);
    await off.stop();

    server = await server.restart();
    await inPlace();
    expect((await shown(visitor)).map(({ id }) => id)).toEqual(left);
  });
});

const POSTGRES = process.env.TEST_DATABASE_URL;

describe.skipIf(POSTGRES === undefined)("several processes on one database", () => {
  it("make each example once", async () => {
    const installation = await openInstallation(POSTGRES ?? "", { EXAMPLE_TABLES: "true", WORKERS: "1" });
    const { start } = installation;
    const processes = await Promise.all([start("web"), start("worker"), start("worker")]);
    try {
      const visitor = await ApiClient.connect(processes[0].url);
      await expect.poll(() => namesOf(visitor), MADE).toEqual(NAMES);
      const database = await openDatabase({
        dataDir: installation.dataDir,
        databaseUrl: installation.settings.DATABASE_URL!,
        log,
      });
      const { count } = await database.db
        .selectFrom("tables")
        .select((select) => select.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      await database.close();
      expect(Number(count)).toBe(NAMES.length);
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await installation.remove();
    }
  });
});
