/** Checks that a PostgreSQL database answers, belongs to this program and has a known version. */

import { type Ask, describeAddress, inPostgres } from "@limpid/database/upkeep";
import { CannotOpen } from "@limpid/files";
import type { DatabaseReport, KnownTable } from "./check-database.ts";
import { checkVersion } from "./check-version.ts";
import { fine, note, wrong } from "./finding.ts";

const DONE = "select name from kysely_migration order by name";

export async function checkPostgres(databaseUrl: string): Promise<DatabaseReport> {
  try {
    return await inPostgres(databaseUrl, "read", (ask) =>
      examine(ask, `The PostgreSQL at ${describeAddress(databaseUrl)}`),
    );
  } catch (error) {
    if (error instanceof CannotOpen) return { findings: [wrong(error.message)] };
    throw error;
  }
}

/** Empty if the program has not used the database yet. */
export async function readMigrations(ask: Ask): Promise<readonly string[]> {
  const [made] = await ask("select to_regclass('kysely_migration')::text as name");
  return made?.name == null ? [] : (await ask(DONE)).map(({ name }) => String(name));
}

async function examine(ask: Ask, name: string): Promise<DatabaseReport> {
  const done = await readMigrations(ask);
  if (done.length === 0)
    return { findings: [note(`${name} has no tables yet; the next start makes them.`)], tables: [] };
  const versions = checkVersion(done);
  return { findings: [fine(`${name} answers.`), ...versions], tables: await knownTables(ask) };
}

export async function knownTables(ask: Ask): Promise<readonly KnownTable[]> {
  const query = 'select id::text, status, source, generation, generation_try as "generationTry" from tables';
  return (await ask(query)) as unknown as KnownTable[];
}
