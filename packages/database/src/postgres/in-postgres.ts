/** Runs one transaction of a PostgreSQL database beside the processes that use it, for maintenance. */
import { toStartError } from "./start-error.ts";
import { typesWith } from "./value-types.ts";

export type Row = Readonly<Record<string, unknown>>;
/** Returns rows as stored: JSON as text, timestamps as dates, counters as numbers. */
export type Ask = (statement: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

const BEGIN = {
  /** Reads everything as of one moment. */
  read: "begin isolation level repeatable read read only",
  write: "begin",
} as const;
const CONNECT_MS = 15_000;

/** A rejection of the work rolls everything back. Rejects with `CannotOpen` if PostgreSQL refuses. */
export async function inPostgres<Result>(
  databaseUrl: string,
  mode: keyof typeof BEGIN,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  // Loads the client only if needed, like the service does.
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: typesWith(pg, { int8: Number, json: String }),
  });
  // The next query reports the error.
  client.on("error", () => undefined);
  const refuse = (error: unknown): never => {
    throw toStartError(error, databaseUrl);
  };
  const ask: Ask = async (statement, parameters = []) =>
    (await client.query<Record<string, unknown>>(statement, [...parameters]).catch(refuse)).rows;
  try {
    await client.connect().catch(refuse);
    await ask(BEGIN[mode]);
    const result = await work(ask);
    await ask("commit");
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}
