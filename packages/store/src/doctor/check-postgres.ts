/** A PostgreSQL: it answers, it is of this program, and of a version that this one knows. */
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { type Ask, inPostgres } from "../postgres/in-postgres.ts";
import { placeOf } from "../postgres/start-error.ts";
import type { DatabaseReport, KnownTable } from "./check-database.ts";
import { checkVersion } from "./check-version.ts";
import { fine, note, wrong } from "./finding.ts";

const DONE = "select name from kysely_migration order by name";

export async function checkPostgres(databaseUrl: string): Promise<DatabaseReport> {
  try {
    return await inPostgres(databaseUrl, "read", (ask) => examine(ask, `The PostgreSQL at ${placeOf(databaseUrl)}`));
  } catch (error) {
    if (error instanceof CannotOpenDatabase) return { findings: [wrong(error.message)] };
    throw error;
  }
}

/** Empty where the program has not been there yet. */
export async function migrationsOf(ask: Ask): Promise<readonly string[]> {
  const [made] = await ask("select to_regclass('kysely_migration')::text as name");
  return made?.name == null ? [] : (await ask(DONE)).map(({ name }) => String(name));
}

async function examine(ask: Ask, name: string): Promise<DatabaseReport> {
  const done = await migrationsOf(ask);
  if (done.length === 0)
    return { findings: [note(`${name} has no tables yet; the next start makes them.`)], tables: [] };
  const versions = checkVersion(done, "postgres");
  return { findings: [fine(`${name} answers.`), ...versions], tables: await knownTables(ask, done) };
}

/** Those of an earlier version have no tries. */
export async function knownTables(ask: Ask, done: readonly string[]): Promise<readonly KnownTable[]> {
  const named = done.includes("0016-own-tries") ? "generation_try" : "null::text";
  const asked = `select id::text, status, source, generation, ${named} as "generationTry" from tables`;
  return (await ask(asked)) as unknown as KnownTable[];
}
