/** Implements SQLite for Kysely: one writer, transactions one after another, and parallel reads of the last commit. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { DatabaseUnavailable } from "../connection/database-errors.ts";
import type { SqliteClient } from "./sqlite-client.ts";
import { readRows, toSqliteValue } from "./sqlite-values.ts";
import { WriteLock } from "./write-lock.ts";

export class SqliteThreadDialect implements Dialect {
  constructor(private readonly client: SqliteClient) {}

  createDriver = (): Driver => new ThreadDriver(this.client);
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler();
  createAdapter = (): SqliteAdapter => new TransactionalAdapter();
  createIntrospector = (db: Kysely<unknown>): SqliteIntrospector => new SqliteIntrospector(db);
}

/** SQLite rolls back schema changes like any others, but Kysely's own adapter does not rely on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  private readonly lock = new WriteLock();

  constructor(private readonly client: SqliteClient) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.client, this.lock);
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end("commit");
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end("rollback");
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.client.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  /** Set while a transaction is open on this connection. */
  private transaction: { readonly epoch: number; readonly release: () => void } | undefined;

  constructor(
    private readonly client: SqliteClient,
    private readonly lock: WriteLock,
  ) {}

  async begin(): Promise<void> {
    const release = await this.lock.take();
    try {
      // Immediate, because a transaction that reads first could not become a writer later.
      await this.client.query("begin immediate", []);
      this.transaction = { epoch: this.client.epoch, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    const { transaction } = this;
    if (transaction === undefined) return;
    const isGone = transaction.epoch !== this.client.epoch;
    try {
      if (isGone && how === "commit") throw lostTransaction();
      if (!isGone) await this.client.query(how, []);
    } catch (error) {
      // A failed commit leaves the transaction open, and nothing else would end it.
      if (how === "commit" && !isGone) await this.client.query("rollback", []).catch(() => {});
      throw error;
    } finally {
      this.transaction = undefined;
      transaction.release();
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map(toSqliteValue);
    if (this.transaction !== undefined) {
      if (this.transaction.epoch !== this.client.epoch) throw lostTransaction();
      return toResult(await this.client.query(query.sql, parameters));
    }
    if (query.query.kind === "SelectQueryNode") return toResult(await this.client.query(query.sql, parameters, true));
    const release = await this.lock.take();
    try {
      return toResult(await this.client.query(query.sql, parameters));
    } finally {
      release();
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Nothing here streams rows of the database");
  }
}

function toResult<R>({ columns, rows, changes }: Awaited<ReturnType<SqliteClient["query"]>>): QueryResult<R> {
  return { rows: readRows<R>(columns, rows), numAffectedRows: BigInt(changes) };
}

function lostTransaction(): DatabaseUnavailable {
  return new DatabaseUnavailable(new Error("the thread of the database ended within a transaction"));
}
