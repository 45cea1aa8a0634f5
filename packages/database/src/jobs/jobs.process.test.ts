import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTable } from "../repositories/tables.ts";
import { silentLog, TEST_DATABASES, type TestDatabase } from "../testing/index.ts";
import { type CleanJob, type Jobs, openJobs } from "./jobs.ts";

/** What a worker did, and a wait for the next thing it does. */
class Diary<T> {
  readonly entries: T[] = [];
  private waiting: (() => void)[] = [];

  write(entry: T): void {
    this.entries.push(entry);
    for (const wake of this.waiting.splice(0)) wake();
  }

  async until(isThere: (entries: readonly T[]) => boolean): Promise<void> {
    while (!isThere(this.entries)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

/** No test lives to see a tick: what is done in one is done because of an event. */
const NO_TICK_MS = 2 ** 31 - 1;

describe.each(TEST_DATABASES)("the queue of tables on the $kind database", ({ open }) => {
  let test: TestDatabase;
  let jobs: Jobs;
  const cleaned = new Diary<CleanJob>();
  const givenUp = new Diary<{ tableId: string; reason: string }>();
  const broken = new Set<string>();
  const held = new Map<string, Promise<void>>();

  beforeAll(async () => {
    test = await open();
    jobs = await openJobs(test.database, silentLog, NO_TICK_MS);
    await jobs.work({
      concurrency: 2,
      clean: cleanHeld,
      giveUp: async (tableId, reason) => givenUp.write({ tableId, reason }),
    });
  });
  afterAll(async () => {
    await jobs.stop(1_000);
    await test.remove();
  });

  const cleanHeld = async (job: CleanJob): Promise<void> => {
    cleaned.write(job);
    await held.get(job.tableId);
    if (broken.has(job.tableId)) throw new Error("the file explodes");
  };

  const runsOf = (tableId: string) => cleaned.entries.filter((job) => job.tableId === tableId);

  it("hands a table to a worker without waiting for a tick", async () => {
    const tableId = randomUUID();
    await jobs.enqueue(tableId);
    await cleaned.until(() => runsOf(tableId).length === 1);
    expect(runsOf(tableId)).toEqual([{ tableId, attempt: 0 }]);
  });

  it("does not clean a table twice at a time", async () => {
    const tableId = randomUUID();
    let release = (): void => {};
    held.set(tableId, new Promise((resolve) => (release = resolve)));
    await jobs.enqueue(tableId);
    await cleaned.until(() => runsOf(tableId).length === 1);
    await jobs.enqueue(tableId);
    const other = randomUUID();
    await jobs.enqueue(other);
    await cleaned.until(() => runsOf(other).length === 1);
    release();
    expect(runsOf(tableId)).toHaveLength(1);
  });

  it("gives a table up after three more tries and says why", async () => {
    const tableId = randomUUID();
    broken.add(tableId);
    await jobs.enqueue(tableId);
    await givenUp.until((entries) => entries.some((entry) => entry.tableId === tableId));
    expect(runsOf(tableId).map((job) => job.attempt)).toEqual([0, 1, 2, 3]);
    expect(givenUp.entries).toContainEqual({ tableId, reason: "the file explodes" });
  });

  it("lets no visitor wait for all jobs of another one", async () => {
    await jobs.stop(1000);
    jobs = await openJobs(test.database, silentLog, NO_TICK_MS);
    const [heavy, light] = [randomUUID(), randomUUID()];
    const releases = new Map<string, () => void>();
    const newJob = async (session: string): Promise<string> => {
      const table = { session, username: null, fileName: null, source: "text", listedBy: null };
      const { id } = await createTable(test.database.db, { ...table, id: randomUUID(), pageSize: 20, rowLimit: 0 });
      held.set(id, new Promise((resolve) => releases.set(id, resolve)));
      await jobs.enqueue(id);
      return id;
    };
    const begun = async (...ids: string[]) => await cleaned.until(() => ids.every((id) => runsOf(id).length === 1));
    const [first, second, third, later] = [await newJob(heavy), await newJob(heavy), await newJob(heavy), randomUUID()];
    await jobs.work({ concurrency: 2, clean: cleanHeld, giveUp: async () => undefined });
    await begun(first, second);
    const own = await newJob(light);
    await begun(own);
    expect(runsOf(third)).toEqual([]);
    const next = await newJob(light);
    releases.get(first)?.();
    releases.get(own)?.();
    await begun(next);
    expect(runsOf(third)).toEqual([]);
    releases.get(second)?.();
    await begun(third);
    for (const id of [third, next]) releases.get(id)?.();
    await jobs.enqueue(later);
    await begun(later);
  });

  it("forgets a job whose transaction is taken back", async () => {
    const tableId = randomUUID();
    const failing = test.database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(tableId, trx);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    const next = randomUUID();
    await test.database.db.transaction().execute(async (trx) => await jobs.enqueue(next, trx));
    await jobs.wake();
    await cleaned.until(() => runsOf(next).length === 1);
    expect(runsOf(tableId)).toEqual([]);
  });
});

describe.each(TEST_DATABASES.filter(({ kind }) => kind === "postgres"))("a queue that processes share", ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.remove());

  it("tells a worker of a job that another process has taken, which alone ends it", async () => {
    const tableId = randomUUID();
    const stalled = await openJobs(test.database, silentLog, 50);

    let said = "";
    await stalled.work({
      concurrency: 1,
      clean: (_job, lost) =>
        new Promise((_resolve, reject) => {
          lost.addEventListener("abort", () => {
            said = String(lost.reason);
            reject(new Error("given up"));
          });
        }),
      giveUp: async () => Promise.reject(new Error("not asked for")),
    });
    await stalled.enqueue(tableId);
    const { db } = test.database;
    const attemptHeld = async () => {
      const job = await db.selectFrom("jobs").selectAll().where("tableId", "=", tableId).executeTakeFirst();
      return job?.leaseUntil == null ? undefined : job.attempt;
    };
    await expect.poll(attemptHeld).toBe(0);
    // Acts as if its lease had run out, and another process had taken it.
    await db
      .updateTable("jobs")
      .set({ attempt: 1, leaseUntil: sql`now() + interval '1 hour'` })
      .where("tableId", "=", tableId)
      .execute();
    await expect.poll(() => said).toContain("Another process has taken the job");
    await stalled.stop(1000);
    expect(await attemptHeld()).toBe(1);
  });

  it("takes a job up whose process is gone, as one more try", async () => {
    const { db } = test.database;
    const tableId = randomUUID();
    await db
      .insertInto("jobs")
      .values({ tableId, started: true, leaseUntil: sql`now() - interval '1 second'`, reason: null })
      .execute();
    const taken: CleanJob[] = [];
    const jobs = await openJobs(test.database, silentLog, 50);
    await jobs.work({ concurrency: 1, clean: async (job) => void taken.push(job), giveUp: async () => undefined });
    await expect.poll(() => taken).toEqual([{ tableId, attempt: 1 }]);
    await jobs.stop(1000);
  });

  it("gives each of forty jobs to one of two processes", async () => {
    const taken: string[] = [];
    const handlers = {
      concurrency: 4,
      clean: async ({ tableId }: CleanJob) => void taken.push(tableId),
      giveUp: async () => undefined,
    };
    const processes = await Promise.all([1, 2].map(() => openJobs(test.database, silentLog, 50)));
    const tableIds = Array.from({ length: 40 }, () => randomUUID());
    for (const tableId of tableIds) await processes[0]?.enqueue(tableId);
    await Promise.all(processes.map((jobs) => jobs.work(handlers)));
    await expect.poll(() => taken.length).toBeGreaterThanOrEqual(40);
    await Promise.all(processes.map((jobs) => jobs.stop(1000)));
    expect(taken.toSorted()).toEqual(tableIds.toSorted());
  });

  it("takes up a table that nobody has queued, as when its file was being fetched", async () => {
    const table = { session: randomUUID(), username: null, fileName: null, source: "url", listedBy: null };
    const { id } = await createTable(test.database.db, { ...table, id: randomUUID(), pageSize: 20, rowLimit: 0 });
    await sql`update tables set created_at = now() - interval '2 minutes', updated_at = null where id = ${id}`.execute(
      test.database.db,
    );

    // A start would queue it.
    const taken: string[] = [];
    const later = await openJobs(test.database, silentLog, 50);
    await test.database.db.deleteFrom("jobs").where("tableId", "=", id).execute();
    await later.work({
      concurrency: 1,
      clean: async ({ tableId }) => void taken.push(tableId),
      giveUp: async () => undefined,
    });
    await expect.poll(() => taken).toEqual([id]);
    await later.stop(1000);
  });
});
