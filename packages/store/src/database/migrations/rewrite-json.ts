/** Rewrites the JSON of a column in batches of rows, because there may be millions. */
import { type Kysely, sql } from "kysely";

export interface JsonColumn {
  readonly table: "events" | "sessions" | "tables";
  readonly column: string;
}

const BATCH = 500;

/** `translate` returns undefined for values that stay unchanged. */
export async function rewriteJson(
  db: Kysely<unknown>,
  { table, column }: JsonColumn,
  translate: (value: unknown) => object | undefined,
): Promise<void> {
  for (let after: unknown; ; ) {
    const rest = after === undefined ? sql`` : sql`where id > ${after}`;
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select id, ${sql.ref(column)} from ${sql.table(table)} ${rest} order by id limit ${BATCH}`.execute(db);
    for (const { id, [column]: value } of rows) {
      const own = translate(value);
      if (own === undefined) continue;
      const text = JSON.stringify(own);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
