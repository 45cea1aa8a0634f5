/** SQLite's failures in the words of the rest: a full disk is a full disk, a locked file is a database out of reach. */
import { DatabaseUnavailable } from "../database/database-errors.ts";
import type { SqliteFailure } from "./sqlite-messages.ts";

/** A system's code that the server knows how to answer. */
const SYSTEM_CODES: Readonly<Record<string, string>> = {
  SQLITE_FULL: "ENOSPC",
  SQLITE_READONLY: "EROFS",
  SQLITE_READONLY_DBMOVED: "EROFS",
  SQLITE_READONLY_DIRECTORY: "EROFS",
};

export function toSqliteError(failure: SqliteFailure): Error {
  const error = Object.assign(new Error(failure.message), { code: failure.code });
  if (failure.code.startsWith("SQLITE_BUSY")) return new DatabaseUnavailable(error);
  const code = SYSTEM_CODES[failure.code];
  return code === undefined ? error : Object.assign(new Error(failure.message, { cause: error }), { code });
}
