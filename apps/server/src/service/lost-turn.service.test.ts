/**
 * A machine stands still in the middle of cleaning by a choice, for so long that another one has the turn after it, and goes on then: the files
 * that the other one has put in force stay as they are.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { type Installation, openInstallation, type TestServer } from "../../../../tools/testing/start-server.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;
const ROWS = 40_000;
const TEXT = `id,day\n${Array.from({ length: ROWS }, (_, row) => `${row},${1 + (row % 28)}/0${1 + (row % 9)}/2024`).join("\n")}\n`;
/** The processes that hold a turn. */
const HOLDERS = `select pid from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;

describe.skipIf(POSTGRES === undefined || process.platform !== "linux")("a web process that stands still", () => {
  let installation: Installation;
  let stalled: TestServer;
  let other: TestServer;
  let worker: TestServer;
  let database: pg.Client;

  beforeAll(async () => {
    installation = await openInstallation(POSTGRES ?? "", {
      CLEAN_ROW_LIMIT: "0",
      WORKERS: "1",
      RANGE_CELLS: "1000000",
    });
    const { start, settings } = installation;
    [stalled, other, worker] = await Promise.all([start("web"), start("web"), start("worker")]);
    database = new pg.Client({ connectionString: settings.DATABASE_URL });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await Promise.all([stalled, other, worker].map((each) => each?.stop()));
    await installation?.remove();
  });

  const columnOf = async (at: TestServer, job: string) => (await ApiClient.as(at.url, "").columns(job))[1]!;
  const choose = (at: TestServer, session: string, job: string, value: string) =>
    ApiClient.as(at.url, session).chooseClass(job, 1, value);
  const dayAt = async (at: TestServer, session: string, job: string) =>
    (await ApiClient.as(at.url, session).cleanPage(job, 0)).body.data[0]?.cells[1]?.output;
  /** Until a file is being written that is not at its place yet: looks so often that it sees one. */
  async function untilWriting(job: string): Promise<void> {
    const folder = join(installation.dataDir, "tables", job.slice(0, 2), job);
    const isWriting = () => readdirSync(folder).some((name) => /^(clean|review|plain)-g1.*\.tmp-/.test(name));
    for (const end = Date.now() + CONDITION_MS; !isWriting() && Date.now() < end; ) await sleep(1);
  }
  /** Sums up the files that cleaning again has written. */
  function sumsOf(job: string): Record<string, string> {
    const folder = join(installation.dataDir, "tables", job.slice(0, 2), job);
    const names = readdirSync(folder).filter((name) => /^(clean|review|plain)-g1.*\.parquet$/.test(name));
    const sum = (name: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex");
    return Object.fromEntries(names.map((name) => [name, sum(name)]));
  }

  it("goes on, and writes over nothing of who had the turn after it", async () => {
    const owner = await ApiClient.connect(stalled.url);
    const { session } = owner;
    const job = await owner.uploadCleaned(TEXT);
    const lost = choose(stalled, session, job, "free_text");
    await untilWriting(job);
    const workers = childrenOf(stalled.pid);
    try {
      for (const pid of [stalled.pid, ...workers]) process.kill(pid, "SIGSTOP");
      expect(sumsOf(job)).toEqual({});
      await database.query(`select pg_terminate_backend(pid) from (${HOLDERS}) as holders`);

      expect((await choose(other, session, job, "date")).status).toBe(200);
      const inForce = sumsOf(job);
      expect(Object.keys(inForce)).toHaveLength(3);
      const day = await dayAt(other, session, job);
      // The worker writes what it was asked for, before its host can take that back.
      for (const pid of workers) process.kill(pid, "SIGCONT");
      const written = () => Object.entries(sumsOf(job)).filter(([name, sum]) => inForce[name] !== sum).length;
      await expect.poll(written, { interval: 200 }).toBe(3);
      process.kill(stalled.pid, "SIGCONT");
      expect((await lost).status).not.toBe(200);

      expect(sumsOf(job)).toMatchObject(inForce);
      for (const at of [stalled, other]) {
        expect((await columnOf(at, job)).entity).toMatchObject({ predicted_class: "date" });
        expect(await dayAt(at, session, job)).toBe(day);
      }
    } finally {
      for (const pid of [stalled.pid, ...workers.filter((each) => parentOf(each) === stalled.pid)])
        process.kill(pid, "SIGCONT");
      await lost;
    }
  });
});

function childrenOf(pid: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((each) => parentOf(each) === pid);
}

/** The second field after the name of the program, which may hold brackets. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
