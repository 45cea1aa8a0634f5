import type { Kysely, Migration } from "kysely";
import { toParameters, toStoredEvent } from "./former-messages.ts";

interface Kept {
  events: { id: number; payload: unknown };
  tables: { id: string; parameters: unknown };
}

const BATCH = 500;

/** Events and parameters were kept as they were sent; now as what they mean. For both databases. */
export const domainValues: Migration = {
  async up(db: Kysely<Kept>) {
    await translateEvents(db);
    await translateParameters(db);
  },
};

async function translateEvents(db: Kysely<Kept>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("events")
      .select(["id", "payload"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { id, payload } of rows) {
      const event = toStoredEvent(payload);
      if (event === undefined) continue;
      await db
        .updateTable("events")
        .set({ payload: JSON.stringify(event) })
        .where("id", "=", id)
        .execute();
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function translateParameters(db: Kysely<Kept>): Promise<void> {
  for (const { id, parameters } of await db.selectFrom("tables").select(["id", "parameters"]).execute())
    await db
      .updateTable("tables")
      .set({ parameters: JSON.stringify(toParameters(parameters as Record<string, string>)) })
      .where("id", "=", id)
      .execute();
}
