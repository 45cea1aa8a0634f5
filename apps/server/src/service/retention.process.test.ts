/** What is not kept for ever: it goes by itself, and what can be made again is made again. */
import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { LocalBlobs, TableFiles, viewFolder } from "@limpid/files";
import { afterEach, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const DAY_MS = 24 * 60 * 60_000;

let server: InProcessServer;
let client: ApiClient;

afterEach(() => server.remove());

async function start(settings: Record<string, string> = {}): Promise<void> {
  server = await serveInProcess({ WORKERS: "1", ...settings });
  client = await ApiClient.connect(server.url);
}

async function startAgain(): Promise<void> {
  await server.stop();
  server = await server.restart();
}

const filesOf = (id: string) => new TableFiles(new LocalBlobs(server.dataDir), id);
const exportsOf = (id: string): string[] => readdirSync(filesOf(id).path("exports")).sort();

/** Nobody has asked for it since. */
function age(path: string, ms: number): void {
  const usedAt = new Date(Date.now() - ms);
  utimesSync(path, usedAt, usedAt);
}

/** The sweep at the start runs beside everything else. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

it("exports of former versions, and those nobody asks for, are removed; they are made again when they are", async () => {
  await start();
  const table = await client.uploadCleaned("name\nAnn\nBob\n");
  const csv = async () => (await client.get<string>(`/api/v1/get/${table}/csv`)).body;
  await csv();
  await client.editOutput(table, 0, 0, "Eve");
  await csv();
  expect(exportsOf(table)).toEqual(["v1.csv", "v2.csv"]);

  age(filesOf(table).path("exports/v1.csv"), DAY_MS);
  await startAgain();
  await until(() => exportsOf(table).length < 2);
  expect(exportsOf(table)).toEqual(["v2.csv"]);

  age(filesOf(table).path("exports/v2.csv"), 8 * DAY_MS);
  age(filesOf(table).path("clean-v2.parquet"), 8 * DAY_MS);
  await startAgain();
  // The sweep of the start before may still have been at work on what has become old since.
  await until(() => exportsOf(table).length === 0 && !existsSync(filesOf(table).path("clean-v2.parquet")));
  expect(await csv()).toBe("name\r\nEve\r\nBob\r\n");
});

it("the result of a query that nobody looks at is removed, and the query is run again for whoever does", async () => {
  await start();
  const table = await client.uploadCleaned("name,amount\nAnn,1\nBob,2\n");
  const { body } = await client.post<{ view_uuid: string }>("/api/v1/sql", {
    session_uuid: client.session,
    query: `select name from "${table}" where amount > 1`,
  });
  const view = body.view_uuid;
  const rows = (run: number): string => join(server.dataDir, viewFolder(view), `rows-${run}.parquet`);
  const first = async () => (await client.cleanPage(view, 0)).body.data.map(({ cells }) => cells[0]?.output);
  expect(await first()).toEqual(["Bob"]);

  age(rows(1), 8 * DAY_MS);
  await startAgain();
  await until(() => !existsSync(rows(1)));
  expect(await first()).toEqual(["Bob"]);
  expect(existsSync(rows(2))).toBe(true);
  expect((await client.get<{ rerun: boolean }>(`/api/v1/view/${view}`)).status).toBe(200);
});

it("the file of a table that could not be read is removed, and what was wrong is still said", async () => {
  await start({ FAILED_UPLOAD_DAYS: "0" });
  const table = await client.upload(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), { filename: "a.png" });
  const { msg } = await client.finish(table);
  expect(msg).toContain("could not read");
  expect(existsSync(filesOf(table).path("upload.bin"))).toBe(true);
  await startAgain();
  await until(() => !existsSync(filesOf(table).path("upload.bin")));
  expect((await client.table(table)).status).toBe(200);
  const again = await client.post<{ code: string }>(`/api/v1/read/${table}`, {
    session_uuid: client.session,
    choices: { delimiter: ";" },
  });
  expect(again).toMatchObject({ status: 409, body: { code: "no_upload" } });
});

it("tables of visitors without a key are deleted after their days, where there are any", async () => {
  await start({ ANONYMOUS_TABLE_DAYS: "0.000001", DELETE_UNDO_MINUTES: "0" });
  const table = await client.uploadCleaned("name\nAnn\n");
  await startAgain();
  await until(async () => (await client.table(table)).status !== 200);
  await startAgain();
  // Its files go first.
  await until(async () => (await client.table(table)).status === 404);
  expect(existsSync(filesOf(table).path(""))).toBe(false);
});
