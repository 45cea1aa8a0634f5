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
import { VisitorTurns, type WaitingVisitor } from "./visitor-turns.ts";

/** The schema "pgboss" may hold the tables of a newer pg-boss, of the version of Limpid before this. */
const SCHEMA = "limpid_jobs";
const QUEUE = "clean-table";
/** Our own count decides when a job is given up. */
const RETRIES = 1_000_000;
/** So often another host may take a job a moment before. */
const MAX_RACES = 5;
const SEARCH_MS = 20_000;
/** A table is queued when its file is fetched, for which it may have to wait. */
const STRANDED_SECONDS = 60;

export class BossQueue implements JobQueue {
  private readonly turns = new VisitorTurns();
  private nextSearch = 0;

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

  /** As pg-boss fetches jobs, which knows no turns. Another host may be faster. */
  async take(onlyIdle: boolean): Promise<TakenJob | undefined> {
    for (let attempt = 0; attempt < MAX_RACES; attempt++) {
      const id = this.turns.choose(await this.waitingVisitors(), onlyIdle);
      if (id === undefined) return undefined;
      const { rows } = await this.pool.query(
        `update ${SCHEMA}.job set state = 'active', started_on = now(),
           retry_count = case when started_on is not null then retry_count + 1 else retry_count end
         where name = $1 and state < 'active' and id = (
           select id from ${SCHEMA}.job where name = $1 and id = $2 and state < 'active' for update skip locked)
         returning retry_count, output`,
        [QUEUE, id],
      );
      const [job] = rows as { retry_count: number; output: unknown }[];
      if (job !== undefined) return { tableId: id, attempt: job.retry_count, reason: messageOf(job.output) };
    }
    return undefined;
  }

  private async waitingVisitors(): Promise<WaitingVisitor<string>[]> {
    const waits = "where job.state < 'active' and job.start_after < now()";
    const { rows } = await this.pool.query(
      `select coalesce(tables.username, tables.session::text, job.id::text) as visitor,
         count(*) filter (where job.state = 'active')::int as running,
         (array_agg(job.id order by job.created_on, job.id) filter (${waits}))[1]::text as next,
         extract(epoch from min(job.created_on) filter (${waits}))::float8 as since
       from ${SCHEMA}.job left join tables on tables.id = job.id
       where job.name = $1 and job.state <= 'active' group by 1`,
      [QUEUE],
    );
    const visitors = rows as { visitor: string; running: number; next: string | null; since: number }[];
    return visitors.flatMap(({ visitor, running, next, since }) =>
      next === null ? [] : [{ visitor, running, next, waitsSince: since }],
    );
  }

  /** A job that another host has taken since then has another number of tries. */
  async renew(jobs: readonly TakenJob[]): Promise<readonly TakenJob[]> {
    const { rows } = await this.pool.query(
      `update ${SCHEMA}.job set started_on = now()
         from unnest($2::uuid[], $3::int[]) as held(id, attempt)
         where job.name = $1 and job.id = held.id and job.retry_count = held.attempt and job.state = 'active'
         returning job.id::text as id`,
      [QUEUE, jobs.map(({ tableId }) => tableId), jobs.map(({ attempt }) => attempt)],
    );
    const held = new Set((rows as { id: string }[]).map(({ id }) => id));
    return jobs.filter(({ tableId }) => !held.has(tableId));
  }

  async releaseLost(): Promise<void> {
    await this.boss.expire();
    if (performance.now() < this.nextSearch) return;
    this.nextSearch = performance.now() + SEARCH_MS;
    await this.queueStranded();
  }

  /** The host that was to fetch a table's file, and to queue it then, may have ended before. */
  private async queueStranded(): Promise<void> {
    const { rows } = await this.pool.query(
      `select tables.id::text as id from tables left join ${SCHEMA}.job on job.name = $1 and job.id = tables.id
         where (tables.status in ('queued', 'running') or tables.clean_all_after is not null) and job.id is null
           and coalesce(tables.updated_at, tables.created_at) < now() - $2 * interval '1 second'`,
      [QUEUE, STRANDED_SECONDS],
    );
    for (const { id } of rows as { id: string }[]) await this.add(id);
  }

  async retry(job: TakenJob, reason: string): Promise<void> {
    if ((await this.renew([job])).length === 0) await this.boss.fail(QUEUE, job.tableId, { message: reason });
  }

  async remove(job: TakenJob): Promise<void> {
    if ((await this.renew([job])).length === 0) await this.boss.deleteJob(QUEUE, job.tableId);
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
