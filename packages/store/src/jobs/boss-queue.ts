/**
 * The queue of a PostgreSQL that several hosts share: pg-boss's tables, taken from with `skip locked`. The version for
 * Node 20 has neither heartbeats nor queues that hold a key once, so a job's id is its table's, and its lease is the
 * time it may take, counted anew with each sign of life.
 */
import { CompiledQuery } from "kysely";
import PgBoss from "pg-boss";
import type { StoreLog } from "../database/database-config.ts";
import type { GuardedPool } from "../postgres/guarded-pool.ts";
import type { Executor } from "../repositories/transaction.ts";
import { type JobQueue, LEASE_SECONDS, type TakenJob } from "./job-queue.ts";

/** The schema "pgboss" may hold the tables of a newer pg-boss, of the version of Limpid before this. */
const SCHEMA = "limpid_jobs";
const QUEUE = "clean-table";
/** Our own count decides when a job is given up. */
const RETRIES = 1_000_000;

export class BossQueue implements JobQueue {
  private constructor(
    private readonly boss: PgBoss,
    private readonly pool: GuardedPool,
  ) {}

  static async open(pool: GuardedPool, log: StoreLog): Promise<BossQueue> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values ?? []) },
      schema: SCHEMA,
      // Its own rounds count jobs and archive finished ones; ours are removed.
      supervise: false,
      schedule: false,
    });
    boss.on("error", (error) => log.warn({ error: error.message }, "the job queue could not reach the database"));
    await boss.start();
    await boss.createQueue(QUEUE, {
      name: QUEUE,
      policy: "standard",
      retryLimit: RETRIES,
      retryDelay: 0,
      expireInSeconds: LEASE_SECONDS,
    });
    return new BossQueue(boss, pool);
  }

  async add(tableId: string, db?: Executor): Promise<boolean> {
    const transaction = db === undefined ? {} : { db: { executeSql: executorOf(db) } };
    return (await this.boss.send(QUEUE, { tableId }, { id: tableId, ...transaction })) !== null;
  }

  async take(): Promise<TakenJob | undefined> {
    const [job] = await this.boss.fetch<object>(QUEUE, { batchSize: 1, includeMetadata: true });
    return job && { tableId: job.id, attempt: job.retryCount, reason: messageOf(job.output) };
  }

  async renew(tableIds: readonly string[]): Promise<void> {
    await this.pool.query(
      `update ${SCHEMA}.job set started_on = now() where name = $1 and id = any($2) and state = 'active'`,
      [QUEUE, tableIds],
    );
  }

  async releaseLost(): Promise<void> {
    await this.boss.expire();
  }

  async retry(tableId: string, reason: string): Promise<void> {
    await this.boss.fail(QUEUE, tableId, { message: reason });
  }

  async remove(tableId: string): Promise<void> {
    await this.boss.deleteJob(QUEUE, tableId);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false, wait: false });
  }
}

function executorOf(db: Executor) {
  return async (text: string, values: unknown[]) => {
    const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
}

/** What `retry` has left; a lease that ran out leaves no message of its own. */
function messageOf(output: unknown): string | null {
  if (typeof output !== "object" || output === null || !("message" in output)) return null;
  return String(output.message);
}
