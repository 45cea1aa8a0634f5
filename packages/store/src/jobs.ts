/** The queue of tables to clean: one job per table, kept in the database, so that a crash costs seconds of work. */
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Database } from "./database/connect.ts";
import type { StoreLog } from "./database/database-config.ts";
import type { Executor } from "./repositories/transaction.ts";

export interface CleanJob {
  readonly tableId: string;
  /** 0 on the first try. */
  readonly attempt: number;
}

export interface JobHandlers {
  /** Cleans one table; may run again after a crash, so it goes on from what is saved. A rejection counts as a try. */
  readonly clean: (job: CleanJob) => Promise<void>;
  /** Tells that a table is given up after its last try. */
  readonly giveUp: (tableId: string, reason: string) => Promise<void>;
  /** How many tables this process cleans at a time. */
  readonly concurrency: number;
}

export interface Jobs {
  /**
   * Queues a table, once however often it is called; with `db` inside the caller's transaction (then call `wake`).
   * False when it is queued or at work already.
   */
  enqueue(tableId: string, db?: Executor): Promise<boolean>;
  /** Has waiting jobs picked up at once, here and in other processes. */
  wake(): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  /** Stops taking jobs and waits for the running ones up to `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

interface JobData {
  readonly tableId: string;
}

const QUEUE = "clean-table";
const GIVEN_UP = "clean-table-given-up";
const WAKE_STREAM = "jobs";
/** After so many tries an error of the handler is final. */
const MAX_RETRIES = 3;
/** A host that is killed is rarely the file's fault, yet a file that kills every host must come to an end. */
const MAX_CRASHES = 12;
/** A worker that has not been heard of for so long is taken for dead; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10;
const DAY_SECONDS = 86_400;
const POLLING = { batchSize: 1, pollingIntervalSeconds: 0.5, includeMetadata: true } as const;

export async function openJobs(database: Database, log: StoreLog): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values ?? []) },
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", (error) => log.warn({ error: error.message }, "the job queue could not reach the database"));
  await boss.start();
  await createQueues(boss);
  if (database.kind === "embedded") await releaseOrphans(database);
  return new BossJobs(boss, database);
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(GIVEN_UP, { retryLimit: MAX_CRASHES, deleteAfterSeconds: DAY_SECONDS });
  await boss.createQueue(QUEUE, {
    // With the table's id as key: no table is queued or cleaned twice at a time.
    policy: "exclusive",
    retryLimit: MAX_CRASHES,
    retryDelay: 0,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: DAY_SECONDS - 1,
    deleteAfterSeconds: DAY_SECONDS,
    deadLetter: GIVEN_UP,
  });
}

/**
 * The only host of an embedded database has just started: whoever ran these jobs is dead. Being killed from outside is
 * not the file's fault, so it does not count as a try (a job that never started has none).
 */
async function releaseOrphans(database: Database): Promise<void> {
  await database.pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null
     where name in ($1, $2) and state = 'active'`,
    [QUEUE, GIVEN_UP],
  );
}

class BossJobs implements Jobs {
  private readonly boss: PgBoss;
  private readonly database: Database;
  private readonly workers: string[] = [];
  private readonly unsubscribe: () => void;

  constructor(boss: PgBoss, database: Database) {
    this.boss = boss;
    this.database = database;
    this.unsubscribe = database.hub.subscribe(WAKE_STREAM, () => {
      for (const worker of this.workers) boss.notifyWorker(worker);
    });
  }

  async enqueue(tableId: string, db?: Executor): Promise<boolean> {
    const transaction = db === undefined ? {} : { db: fromKysely(db.withoutPlugins()) };
    const id = await this.boss.send(QUEUE, { tableId } satisfies JobData, { singletonKey: tableId, ...transaction });
    if (db === undefined) await this.wake();
    return id !== null;
  }

  async wake(): Promise<void> {
    await this.database.hub.announce(WAKE_STREAM);
  }

  async work({ clean, giveUp, concurrency }: JobHandlers): Promise<void> {
    const options = { ...POLLING, perJobResults: true } as const;
    for (let worker = 0; worker < concurrency; worker++) {
      const id = await this.boss.work<JobData, JobResult[], typeof options>(QUEUE, options, (jobs) =>
        Promise.all(jobs.map((job) => settle(job, clean))),
      );
      this.workers.push(id);
    }
    await this.boss.work<JobData, void, typeof POLLING>(GIVEN_UP, POLLING, async (jobs) => {
      for (const job of jobs) await giveUp(job.data.tableId, reasonOf(job));
    });
  }

  async stop(timeoutMs: number): Promise<void> {
    this.unsubscribe();
    await this.boss.stop({ graceful: timeoutMs > 0, timeout: timeoutMs, close: false });
  }
}

async function settle(job: JobWithMetadata<JobData>, clean: JobHandlers["clean"]): Promise<JobResult> {
  const { id, data, retryCount } = job;
  try {
    await clean({ tableId: data.tableId, attempt: retryCount });
    return { id, status: "completed" };
  } catch (error) {
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id, status: retryCount < MAX_RETRIES ? "failed" : "deadletter", output };
  }
}

/** What the last try left behind: the error of a handler, or pg-boss's own note that the worker vanished. */
function reasonOf(job: object): string {
  const output = "sourceOutput" in job ? job.sourceOutput : undefined;
  if (typeof output !== "object" || output === null || !("message" in output)) return "the worker ended unexpectedly";
  return String(output.message);
}
