import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTable } from "../repositories/tables.ts";
import { silentLog, TEST_DATABASES, type TestDatabase } from "../testing/test-databases.ts";
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
      const table = { session, username: null, fileName: null, source: "text", listed: false };
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
