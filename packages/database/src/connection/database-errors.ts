/** Distinguishes a database that is temporarily unreachable from other failures. */

/** The database is temporarily unreachable; the caller may retry later. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: unknown) {
    super("The database cannot be reached at the moment", { cause });
  }
}

const SYSTEM_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** SQL states for connection errors, too many connections, shutdown and start-up (PostgreSQL, appendix A). */
const SQL_STATES = /^(08...|53300|57P0[1-4])$/;
/** Errors created by the driver have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout|Client was closed)/;

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return SYSTEM_CODES.has(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(error.message);
}

export function toDatabaseError(error: unknown): unknown {
  return isUnavailable(error) && !(error instanceof DatabaseUnavailable) ? new DatabaseUnavailable(error) : error;
}
