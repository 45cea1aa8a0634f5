/** A server of an ordinary user that itself gives way to others: such a user may raise no priority. */
import { getPriority } from "node:os";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { listChildren } from "../../../../tools/testing/processes.ts";
import { startServerAsOrdinaryUser, type TestServer } from "../../../../tools/testing/start-server.ts";

const NICENESS = 10;
const LOWEST = 19;

let server: TestServer;
let client: ApiClient;
beforeAll(async () => {
  server = await startServerAsOrdinaryUser(NICENESS);
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

it("is ready, after it has started a worker", async () => {
  expect((await client.get("/readyz")).body).toMatchObject({ checks: { workers: "ok" } });
  expect(listChildren(server.pid).map(({ program }) => program)).toEqual(["worker"]);
});

it("cleans tables and runs queries, by processes that give way to its own", async () => {
  const own = getPriority(server.pid);
  expect(own).toBe(Math.min(LOWEST, getPriority() + NICENESS));
  const job = await client.uploadCleaned("town;amount\nBern;1\nChur;2\n");
  const query = `select sum(amount) as s from "${job}"`;
  expect((await client.post("/api/v1/sql", { session_uuid: client.session, query })).status).toBe(200);
  const priorities = listChildren(server.pid).map(({ pid }) => getPriority(pid));
  expect(new Set(priorities)).toEqual(new Set([own, Math.min(LOWEST, own + 5)]));
  expect(server.output()).not.toMatch(/give way|EACCES/);
});
