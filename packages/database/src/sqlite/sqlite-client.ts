/**
 * Implements the web process's side of the SQLite thread: sends queries, awaits answers, and restarts the thread when
 * it dies.
 */
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../connection/database-errors.ts";
import { toSqliteError } from "./sqlite-errors.ts";
import type { SqliteReply, SqliteRequest, SqliteResult, SqliteValue } from "./sqlite-messages.ts";

interface Pending {
  readonly resolve: (result: SqliteResult) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteClient {
  private readonly pending = new Map<number, Pending>();
  private thread: Worker | undefined;
  private lastId = 0;
  private isClosed = false;
  /** Counts the threads so far; a transaction of an earlier one is gone. */
  epoch = 0;

  constructor(private readonly path: string) {}

  query(sql: string, parameters: readonly SqliteValue[], isRead = false): Promise<SqliteResult> {
    if (this.isClosed) return Promise.reject(new DatabaseUnavailable(new Error("the database is closed")));
    const thread = this.thread ?? this.start();
    this.lastId++;
    const request: SqliteRequest = { id: this.lastId, sql, parameters, isRead };
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { resolve, reject });
      thread.postMessage(request);
    });
  }

  /** Waits for running queries, then empties the log into the file. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    const thread = this.thread;
    if (thread === undefined) return;
    const ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.postMessage("close");
    await ended;
  }

  private start(): Worker {
    const thread = new Worker(threadEntry(), { workerData: { path: this.path } });
    this.thread = thread;
    this.epoch++;
    let cause = new Error("the thread of the database ended");
    thread.on("message", (reply: SqliteReply) => this.settle(reply));
    thread.on("error", (error: Error) => {
      cause = error;
    });
    thread.once("exit", () => this.forget(thread, cause));
    return thread;
  }

  private settle({ id, result, failure }: SqliteReply): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (failure === undefined) waiting?.resolve(result);
    else waiting?.reject(toSqliteError(failure));
  }

  private forget(thread: Worker, cause: Error): void {
    if (this.thread === thread) this.thread = undefined;
    const lost = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of lost) reject(isSqliteError(cause) ? toSqliteError(cause) : new DatabaseUnavailable(cause));
  }
}

/** Bundles place the thread in the server's folder, beside the folder of any other bundle. */
function threadEntry(): URL {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? "./sqlite-thread.mjs" : "../server/sqlite-thread.js", import.meta.url);
}

function isSqliteError(error: Error): error is Error & { readonly code: string } {
  return "code" in error && typeof error.code === "string" && error.code.startsWith("SQLITE_");
}
