/** Converts SQLite's failures into common errors: a full disk, or a database out of reach for a locked file. */
import { DatabaseUnavailable } from "../connection/database-errors.ts";
import type { SqliteFailure } from "./sqlite-messages.ts";

/** System codes that the server can answer. */
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
