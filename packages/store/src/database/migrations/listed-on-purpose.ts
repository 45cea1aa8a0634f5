import { type Kysely, type Migration, sql } from "kysely";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Tables used to be listed by default. Those that their owners listed on purpose stay; all others become private, and
 * searches forget their values. The migration serves both databases.
 */
export const listedOnPurpose: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("tables")
      .addColumn("listed_by", "text", (column) => column.check(sql`listed_by in ('owner', 'operator', 'installation')`))
      .execute();
    await sql`create index tables_previous_id on tables (previous_id) where previous_id is not null`.execute(db);
    const { rows } = await sql<{ id: string; owner_details: unknown }>`
      select id, owner_details from tables where listed`.execute(db);
    for (const { id, owner_details: details } of rows) {
      if (isObject(details) && details.listed === true)
        await sql`update tables set listed_by = 'owner' where id = ${id}`.execute(db);
      else await makePrivate(db, id);
    }
  },
  down: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex("tables_previous_id").execute();
    await db.schema.alterTable("tables").dropColumn("listed_by").execute();
  },
};

async function makePrivate(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`update tables set listed = ${sql.lit(false)} where id = ${id}`.execute(db);
  const { rows } = await sql<{ entry: unknown }>`select entry from catalogue where table_id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) return;
  const entry = JSON.stringify({ ...(isObject(found.entry) ? found.entry : {}), values: [] });
  await sql`update catalogue_state set seq = seq + 1`.execute(db);
  await sql`update catalogue set listed = ${sql.lit(false)}, vector = null, entry = ${entry},
    todo = case when todo = 'embed' then null else todo end, seq = (select seq from catalogue_state)
    where table_id = ${id}`.execute(db);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
