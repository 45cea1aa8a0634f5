/** A reader of tables that hangs: its callers get an error, and everybody else is served by another one. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { listChildren } from "../../../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

let server: TestServer;
let client: ApiClient;
let job: string;
const stopped: number[] = [];

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "silent", TABLE_CALL_SECONDS: "1" });
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned("town;amount\nBern;1\nChur;2\n");
});
afterAll(async () => {
  for (const pid of stopped) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It was ended, as it should be.
    }
  }
  await server.remove();
});

it("is ended when its time is over, and the next call is answered", async () => {
  expect((await client.cleanPage(job, 0)).status).toBe(200);
  for (const { pid } of listChildren(server.pid)) {
    stopped.push(pid);
    process.kill(pid, "SIGSTOP");
  }
  expect(stopped.length).toBeGreaterThan(0);
  const waiting = await Promise.all([client.cleanPage(job, 0, 1), client.cleanPage(job, 1, 1)]);
  expect(waiting.map(({ status }) => status)).toContain(503);
  expect(waiting.find(({ status }) => status === 503)?.body).toMatchObject({ code: "unavailable" });
  const after = await client.cleanPage(job, 0);
  expect([after.status, after.body.data.length]).toEqual([200, 2]);
  const left = new Set(listChildren(server.pid).map(({ pid }) => pid));
  expect(stopped.some((pid) => !left.has(pid))).toBe(true);
});
