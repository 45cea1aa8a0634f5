/** Processes that are killed: acknowledged edits stay, jobs go on, nothing half-written is seen. */

import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import type {
  ChangesReply,
  EditLogReply,
  FindReply,
  ProfileReply,
  ProposalsReply,
  ReadingReply,
} from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { listChildren } from "../../../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const ROWS = 24_000;
const BIG = `id,date,amount\n${Array.from({ length: ROWS }, (_, row) => `${row},${1 + (row % 28)}/0${1 + (row % 9)}/2024,${row}.50`).join("\n")}\n`;

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({ CLEAN_ROW_LIMIT: "0" });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

describe("kill -9", () => {
  it("of the server in the middle of a job and of edits loses nothing", async () => {
    const edited = await client.uploadCleaned("a,b\n1,x\n2,y\n3,z\n");
    const running = await client.upload(BIG);
    const acknowledged = await editUntilItFails(edited, () => server.kill());
    expect(acknowledged.length).toBeGreaterThan(0);
    server = await server.restart();

    expect((await client.finish(running)).msg).toBe("Finished");
    await expectWhole(running);
    const { body } = await client.cleanPage(edited, 0);
    expect(body.data[0]!.cells[1]!.output).toBe(acknowledged.at(-1));
    expect(leftovers(server.dataDir)).toEqual([]);
  });

  it("of a cleaning process in the middle of a job starts the job again", async () => {
    const job = await client.upload(BIG);
    await untilTold(job, "Ingested");
    killChildren(server.pid, "worker");
    expect((await client.finish(job)).msg).toBe("Finished");
    await expectWhole(job);
    const pages = (await client.messages(job)).flatMap(({ message }) =>
      message.msg === "PageReady" ? [message.data.page] : [],
    );
    expect(new Set(pages).size).toBe(pages.length);
  });

  it("of a process that reads tables fails one request at most", async () => {
    const job = await client.uploadCleaned("a,b\n1,x\n2,y\n");
    killChildren(server.pid, "worker");
    await untilReady();
    expect((await client.cleanPage(job, 0)).status).toBe(200);
  });
});

describe("what people did to a table", () => {
  it("is seen by workers that have just been started", async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `Chur;number ${row}`);
    const job = await client.uploadCleaned(["town;note", ...rows].join("\n"));
    const seen = async () => {
      const [found, profile, log, changes] = await Promise.all([
        client.get<FindReply>(`/api/v1/find/${job}?text=Bern`),
        client.get<ProfileReply>(`/api/v1/profile/${job}?column=0`),
        client.get<EditLogReply>(`/api/v1/edits/${job}`),
        client.get<ChangesReply>(`/api/v1/changes/${job}?kind=edited`),
      ]);
      const value = profile.body.values.find((one) => one.value === "Bern")?.count;
      return [found.body.count, value, log.body.changed, changes.body.matching];
    };
    await client.post(`/api/v1/edit/cells/${job}`, {
      session_uuid: client.session,
      edit_uuid: randomUUID(),
      first_row: 0,
      last_row: 9,
      first_column: 0,
      last_column: 0,
      values: [["Bern"]],
    });
    expect(await seen()).toEqual([10, 10, 10, 10]);
    killChildren(server.pid, "worker");
    expect(await seen()).toEqual([10, 10, 10, 10]);
    await client.editOutput(job, 30, 0, "Bern");
    expect(await seen()).toEqual([11, 11, 11, 11]);
  });

  it("is there after kill -9: a proposal, a row that is left out, an edit that was undone", async () => {
    const reader = await ApiClient.connect(server.url);
    const job = await client.uploadCleaned("name\nAnn\nBob\nCy\nDan\n");
    const proposal = randomUUID();
    await reader.editOutput(job, 0, 0, "Anna", proposal);
    const rows = [{ first_row: 3, last_row: 3 }];
    await client.post(`/api/v1/edit/rows/${job}`, { session_uuid: client.session, rows, left_out: true });
    const edit = randomUUID();
    await client.editOutput(job, 1, 0, "Rob", edit);
    const undo = { session_uuid: client.session, edit_uuid: edit, undone: true };
    expect((await client.post(`/api/v1/review/${job}/undo`, undo)).status).toBe(200);
    await server.kill();
    server = await server.restart();

    const cookie = { cookie: `session_uuid=${client.session}` };
    const { body } = await client.get<ProposalsReply>(`/api/v1/proposals/${job}`, cookie);
    expect(body.pending).toMatchObject([{ edit_uuid: proposal, proposed: "Anna" }]);
    expect((await client.table(job)).body.left_out).toEqual(rows);
    expect((await client.cleanPage(job, 0)).body.data[1]?.cells[0]).toMatchObject({ output: "Bob", edited: false });
    expect((await client.post(`/api/v1/review/${job}/undo`, { ...undo, undone: false })).status).toBe(200);
    expect((await client.cleanPage(job, 0)).body.data[1]?.cells[0]?.output).toBe("Rob");
  });
});

describe("a new reading of a file", () => {
  it("is finished after a crash, with its edits once", async () => {
    const old = await client.uploadCleaned("id,name,city\n1,Ann,Bern\n2,Bob,Basel\n3,Cy,Chur\n", {
      filename: "people.csv",
    });
    await client.editOutput(old, 0, 1, "Anna");
    const { body } = await client.post<ReadingReply>(`/api/v1/read/${old}`, {
      session_uuid: client.session,
      choices: { header_rows: 0 },
    });
    await server.kill();
    server = await server.restart();
    await client.finish(body.result_uuid);
    const [, second] = (await client.cleanPage(body.result_uuid, 0)).body.data;
    expect(second?.cells.map(({ output }) => output)).toEqual(["1", "Anna", "Bern"]);
    expect((await client.table(body.result_uuid)).body.basics.dl_version).toBe(3);
    expect((await client.table(old)).body.next_uuid).toBe(body.result_uuid);
  });
});

/** Edits one cell over and over while `kill` does its work; gives the values that the server has acknowledged. */
async function editUntilItFails(job: string, kill: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  for (let edit = 0; edit < 1000; edit++) {
    if (edit === 25) killed = kill();
    const answer = await client.editOutput(job, 0, 1, `value ${edit}`).catch(() => undefined);
    if (answer?.status !== 200) break;
    acknowledged.push(`value ${edit}`);
  }
  await killed;
  return acknowledged;
}

async function expectWhole(job: string): Promise<void> {
  const { body } = await client.cleanPage(job, ROWS / 20 - 1);
  expect(body.last_page).toBe(true);
  expect(body.data.at(-1)!.cells.map((cell) => cell.raw_input)[0]).toBe(String(ROWS - 1));
}

async function untilTold(job: string, msg: string): Promise<void> {
  for await (const { data } of client.follow(`/api/v1/job_status/${job}`))
    if ((data as { msg?: string }).msg === msg) return;
}

async function untilReady(): Promise<void> {
  const deadline = Date.now() + CONDITION_MS;
  while (Date.now() < deadline) {
    if ((await client.get("/readyz")).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server is not ready again: ${server.output()}`);
}

function killChildren(pid: number, program: string): void {
  const matching = listChildren(pid).filter((child) => child.program === program);
  expect(matching.length).toBeGreaterThan(0);
  for (const child of matching) process.kill(child.pid, "SIGKILL");
}

function leftovers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tmp-/.test(name));
}
