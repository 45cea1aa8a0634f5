import { CannotOpen } from "@limpid/files";
import { isUnavailable } from "../connection/database-errors.ts";

/** Repeats PostgreSQL's own message, with the address but without its password. */
export function toStartError(error: unknown, databaseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message.startsWith("corrupted migrations"))
    return new CannotOpen("The PostgreSQL of DATABASE_URL was written by another version of Limpid. Use that.");
  const cause = isUnavailable(error) && error.cause instanceof Error ? error.cause : error;
  const isServers = "code" in cause || isUnavailable(error);
  if (!isServers) return error;
  const reason = describeCause(cause);
  return new CannotOpen(
    `Cannot use the PostgreSQL at ${describeAddress(databaseUrl)} (DATABASE_URL): ${reason}. Start it or mend DATABASE_URL, then start again.`,
    { cause: error },
  );
}

/** Returns the address without user name and password. */
export function describeAddress(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname || "the local socket"}${port === "" ? "" : `:${port}`}${pathname}`;
}

/** If a host name has several addresses, the failure is a list without a message of its own. */
function describeCause(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  return [...new Set(error.errors.map((each) => (each instanceof Error ? each.message : String(each))))].join("; ");
}
