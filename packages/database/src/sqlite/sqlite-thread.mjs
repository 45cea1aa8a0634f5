// @ts-check
/**
 * The thread that owns the SQLite file: all its reading, writing and syncing happens here, so that the web process never
 * waits for a disk. Plain JavaScript, because a thread starts in milliseconds only where nothing has to be translated.
 */
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";

/** @typedef {import("./sqlite-messages.ts").SqliteRequest} SqliteRequest */
/** @typedef {import("./sqlite-messages.ts").SqliteReply} SqliteReply */

/** Statements stay prepared; those that are built again with each call must not pile up. */
const MAX_STATEMENTS = 200;
const BUSY_MS = 5000;
/** Pages of the log before they are copied into the file: 16 MB. */
const CHECKPOINT_PAGES = 4000;

/** @type {{ path: string }} */
const { path } = workerData;

/** One connection with its prepared statements. */
class Connection {
  /** @param {readonly string[]} pragmas */
  constructor(pragmas) {
    this.database = new Database(path);
    /** @type {Map<string, import("libsql").Statement>} */
    this.statements = new Map();
    for (const pragma of pragmas) this.database.prepare(`PRAGMA ${pragma}`).all();
  }

  /**
   * @param {string} sql
   * @param {readonly unknown[]} parameters
   * @returns {import("./sqlite-messages.ts").SqliteResult}
   */
  run(sql, parameters) {
    const statement = this.prepare(sql);
    if (!statement.reader) return { columns: [], rows: [], changes: statement.run([...parameters]).changes };
    const columns = statement.columns().map(({ name, type }) => ({ name, type }));
    const rows = /** @type {unknown[][]} */ (statement.raw().all([...parameters]));
    return { columns, rows, changes: rows.length };
  }

  /** @param {string} sql */
  prepare(sql) {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MAX_STATEMENTS) this.statements.clear();
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

// WAL lets readers go on while one writes. FULL: what is committed has reached the disk, also when the power goes.
const writer = new Connection([
  `busy_timeout=${BUSY_MS}`,
  "journal_mode=WAL",
  "synchronous=FULL",
  "foreign_keys=ON",
  `wal_autocheckpoint=${CHECKPOINT_PAGES}`,
]);
const reader = new Connection([`busy_timeout=${BUSY_MS}`, "query_only=ON"]);

/**
 * @param {SqliteRequest} request
 * @returns {import("./sqlite-messages.ts").SqliteResult}
 */
function answer({ sql, parameters, isRead }) {
  // A full disk takes a transaction back by itself; there is nothing left to take back then.
  if (sql === "rollback" && !writer.database.inTransaction) return { columns: [], rows: [], changes: 0 };
  return (isRead ? reader : writer).run(sql, parameters);
}

function close() {
  writer.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
  reader.database.close();
  writer.database.close();
  parentPort?.close();
}

parentPort?.on("message", (/** @type {SqliteRequest | "close"} */ request) => {
  if (request === "close") return close();
  /** @type {SqliteReply} */
  let reply;
  try {
    reply = { id: request.id, result: answer(request) };
  } catch (error) {
    const { message, code = "" } = /** @type {Error & { code?: string }} */ (error);
    reply = { id: request.id, failure: { message, code } };
  }
  parentPort?.postMessage(reply);
});
