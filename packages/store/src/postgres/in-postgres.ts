/** One transaction of a PostgreSQL beside the processes that work with it, for those who look after an installation. */
import { toStartError } from "./start-error.ts";
import { typesWith } from "./value-types.ts";

export type Row = Readonly<Record<string, unknown>>;
/** Rows as they are kept: JSON as its text, moments as dates, counters as numbers. */
export type Ask = (statement: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

const BEGIN = {
  /** All of it as it is at one moment. */
  read: "begin isolation level repeatable read read only",
  write: "begin",
} as const;
const CONNECT_MS = 15_000;

/** What the work rejects with takes all of it back. Rejects with `CannotOpenDatabase` where PostgreSQL refuses. */
export async function inPostgres<Result>(
  databaseUrl: string,
  mode: keyof typeof BEGIN,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  // Loaded only where it is used, as that of the service.
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: typesWith(pg, { int8: Number, json: String }),
  });
  // Whoever asks next is told.
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
