/** Long tables are cleaned in ranges; workers and hosts that die meanwhile cost nobody a row. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { JobMessage } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { listChildren } from "../../../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const ROWS = 12_000;
const RANGE_ROWS = 800;
const file = `id,day,amount\n${Array.from({ length: ROWS }, (_, row) => `${row},${dayOf(row)}/03/2024,"1'${100 + (row % 900)}.50"`).join("\n")}\n`;

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({ CLEAN_ROW_LIMIT: "0", WORKERS: "2", RANGE_CELLS: String(3 * RANGE_ROWS) });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

function dayOf(row: number): string {
  return String((row % 28) + 1).padStart(2, "0");
}

/** Ids of the workers. */
function workers(): number[] {
  return listChildren(server.pid).flatMap(({ pid, program }) => (program === "worker" ? [pid] : []));
}

async function untilPage(job: string, page: number): Promise<void> {
  for await (const { data } of client.follow(`/api/v1/job_status/${job}`)) {
    const { msg, data: told } = data as JobMessage;
    if (msg === "PageReady" && Number(told.page) >= page) return;
  }
}

async function expectWhole(job: string): Promise<void> {
  const messages = (await client.messages(job)).map(({ message }) => message);
  expect(messages.at(-1)).toMatchObject({ msg: "Finished", data: { num_rows: ROWS } });
  const pages = messages.flatMap(({ msg, data }) => (msg === "PageReady" ? [Number(data.page)] : []));
  expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
  expect(pages.at(-1)).toBe(ROWS / 20 - 1);
  const csv = (await client.get<string>(`/api/v1/get/${job}/csv`)).body;
  const expected = Array.from({ length: ROWS }, (_, row) => `${row},2024-03-${dayOf(row)},1${100 + (row % 900)}.50`);
  expect(csv.trimEnd().split("\r\n").slice(1)).toEqual(expected);
  const { body } = await client.cleanPage(job, (RANGE_ROWS + 40) / 20);
  expect(body.data[0]!.cells[1]).toMatchObject({ raw_input: `${dayOf(RANGE_ROWS + 40)}/03/2024`, is_clean: true });
  expect(filesOf(job).filter((name) => /at-work|\.tmp-/.test(name))).toEqual([]);
}

function toFile(name: string): string {
  return `${name}.parquet`;
}

function filesOf(job: string): string[] {
  return readdirSync(join(server.dataDir, "tables", job.slice(0, 2), job), { recursive: true, encoding: "utf8" });
}

describe("a table of many ranges", () => {
  it("is cleaned as one, described as one, and typed as one", async () => {
    const job = await client.upload(file);
    expect((await client.finish(job)).msg).toBe("Finished");
    await expectWhole(job);
    const { body } = await client.table(job);
    expect(body.description).toMatch(/^12000 rows in 3 columns\. Among them [^.]*\.$/);
    const { body: rows } = await client.get<{ amount: number }[]>(`/api/v1/get/${job}/json`);
    expect(rows[ROWS - 1]!.amount).toBe(1100.5 + ((ROWS - 1) % 900));
  });

  it("is cleaned to the last row although its workers are killed in the middle", async () => {
    const job = await client.upload(file);
    const finished = client.finish(job);
    for (const page of [60, 200, 360]) {
      await untilPage(job, page);
      for (const pid of workers().slice(0, 1)) process.kill(pid, "SIGKILL");
    }
    expect((await finished).msg).toBe("Finished");
    await expectWhole(job);
  });

  it("has its files in their order only, and is cleaned again, when the server was killed in the middle", async () => {
    const job = await client.upload(file);
    await untilPage(job, 200);
    await server.kill();
    const named = filesOf(job).filter((name) => name.endsWith(".parquet"));
    expect(new Set(named)).toEqual(new Set(["ingest", "clean", "plain", "review"].slice(0, named.length).map(toFile)));
    server = await server.restart();
    expect((await client.finish(job)).msg).toBe("Finished");
    await expectWhole(job);
  });

  it("keeps the class of a column that somebody chose, in all ranges", async () => {
    const job = await client.upload(file);
    expect((await client.finish(job)).msg).toBe("Finished");
    expect((await client.chooseClass(job, 2, "free_text")).status).toBe(200);
    const last = (await client.cleanPage(job, ROWS / 20 - 1)).body.data.at(-1)!;
    expect(last.cells[2]).toMatchObject({ output: `1'${100 + ((ROWS - 1) % 900)}.50` });
  });
});
