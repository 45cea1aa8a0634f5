/** Runs users' queries: in their turn, in a child that is ended on any doubt, and keeps what came of them. */
import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ErrorCode, SQL_LIMITS } from "@limpid/contract";
import type { ViewRun, ViewTable } from "@limpid/database";
import type { BlobStore } from "@limpid/files";
import type { CheckedQuery, QueryTable, Refusal, RefusedReply, ResultLimits, RunReply } from "@limpid/worker-protocol";
import type { Config } from "../config.ts";
import { Problem } from "../problem.ts";
import { CallFailed, LaneFull, OutOfTime, WorkerDied } from "../workers/call-errors.ts";
import type { Workers } from "../workers/lanes.ts";
import type { QueryPool } from "../workers/query-pool.ts";
import { SessionTurns } from "./session-turns.ts";

export interface ProvidedTable {
  readonly table: QueryTable;
  readonly version: number;
  readonly namesakes: number;
}

export interface Query {
  readonly text: string;
  /** Queries take turns by session. */
  readonly session: string;
  /** The rows are written to this table file. */
  readonly rowsPath: string;
  /** Takes the query back. */
  readonly signal: AbortSignal;
  /** The tables that it names, as files of their newest version; rejects where it must not see one. */
  readonly provide: (checked: CheckedQuery) => Promise<readonly ProvidedTable[]>;
}

const LIMITS: ResultLimits = {
  rows: SQL_LIMITS.resultRows,
  columns: SQL_LIMITS.resultColumns,
  bytes: SQL_LIMITS.resultMb * 2 ** 20,
  cellCharacters: SQL_LIMITS.cellCharacters,
};
const CODES: Readonly<Record<Refusal["kind"], ErrorCode>> = {
  mistake: "query_mistake",
  not_allowed: "query_not_allowed",
  unknown_table: "query_unknown_table",
  too_large: "query_too_large",
};

export class Queries {
  private readonly turns: SessionTurns;

  constructor(
    private readonly pool: Pick<QueryPool, "call" | "warm">,
    private readonly workers: Pick<Workers, "call">,
    private readonly config: Pick<Config, "dataDir" | "sqlSeconds" | "sqlWaitSeconds" | "sqlWorkers">,
    private readonly blobs: Pick<BlobStore, "hold">,
  ) {
    // However many queries a session has, others find a child.
    this.turns = new SessionTurns({
      running: Math.max(1, config.sqlWorkers - 1),
      waiting: SQL_LIMITS.waitingOfSession,
      maxWaitMs: config.sqlWaitSeconds * 1000,
    });
  }

  /** Somebody is about to write a query. */
  warm(): void {
    this.pool.warm("query");
  }

  /** Rejects with a `Problem` that says why there is no result. */
  async run(query: Query): Promise<ViewRun> {
    const waitsUntil = performance.now() + this.config.sqlWaitSeconds * 1000;
    try {
      return await this.turns.take(query.session, query.signal, () => this.runInTurn(query, waitsUntil));
    } finally {
      // One that was ended is replaced before the next query comes.
      this.warm();
    }
  }

  private async runInTurn({ text, rowsPath, signal, provide }: Query, waitsUntil: number): Promise<ViewRun> {
    const maxMs = this.config.sqlSeconds * 1000;
    const leftToWait = (): number => Math.max(0, waitsUntil - performance.now());
    const checked = accepted(await this.ask("check", { query: text }, { signal, maxMs, maxWaitMs: leftToWait() }));
    // What it takes to provide the tables is no waiting.
    const maxWaitMs = leftToWait();
    const tables = await provide(checked);
    const remains = join(this.config.dataDir, "incoming");
    const childPath = join(remains, `${randomUUID()}.rows`);
    await mkdir(remains, { recursive: true });
    try {
      const input = { query: text, tables: tables.map(({ table }) => table), limits: LIMITS, rowsPath: childPath };
      const { columns, numRows, cut, elapsedMs } = accepted(
        await this.blobs.hold({ reads: this.pathsOf(input.tables), writes: [] }, () =>
          this.ask("run", input, { signal, maxMs, maxWaitMs }),
        ),
      );
      await this.workers.call(
        "keepView",
        { rowsPath: childPath, columns, outPath: rowsPath },
        { signal, finishesAnyway: true },
      );
      return { tables: tables.map(viewTable), columns, numRows, cut, elapsedMs, runAt: new Date() };
    } finally {
      await rm(childPath, { force: true });
    }
  }

  /** The child has them below its folder. */
  private pathsOf(tables: readonly QueryTable[]): string[] {
    const paths = tables.flatMap(({ path, raw }) => (raw === null ? path : [path, raw.path]));
    return paths.map((path) => join(this.config.dataDir, path));
  }

  private ask: QueryPool["call"] = async (method, input, options) => {
    try {
      return await this.pool.call(method, input, options);
    } catch (error) {
      throw this.problemOf(error);
    }
  };

  private problemOf(error: unknown): unknown {
    if (error instanceof OutOfTime)
      return new Problem("query_too_slow", `It was ended after ${this.config.sqlSeconds} seconds`, { cause: error });
    // The system ends a child that asks for more than it may have.
    if (error instanceof WorkerDied) return new Problem("query_too_large", "It was ended", { cause: error });
    if (error instanceof LaneFull)
      return new Problem("too_many_queries", undefined, {
        cause: error,
        retrySeconds: Math.max(1, Math.ceil(error.waitMs / 1000)),
      });
    if (error instanceof CallFailed) return new Problem("internal", undefined, { cause: error });
    return error;
  }
}

function viewTable({ table: { id, aliases }, version, namesakes }: ProvidedTable): ViewTable {
  return { id, version, ...(aliases.length === 0 ? {} : { names: aliases, namesakes }) };
}

function accepted<Reply extends CheckedQuery | RunReply>(reply: Reply | RefusedReply): Reply {
  if (reply.kind !== "refused") return reply;
  const { kind, detail, position } = reply.refusal;
  throw new Problem(CODES[kind], detail, position === null ? {} : { position });
}
