import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changedEntries, keepVector, listedEntries, newestSeq, refreshEntry } from "../../repositories/catalogue.ts";
import { createTable, describeTable, updateTable } from "../../repositories/tables.ts";
import { TEST_DATABASES, type TestDatabase } from "../../testing/test-databases.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "./index.ts";

const PLACE = { session: randomUUID(), username: null, fileName: "a.csv", source: "file", pageSize: 20, rowLimit: 0 };
const FACTS = { version: 1, quality: 0.5, values: [["Bern"]], source: "a.csv" };

describe.each(TEST_DATABASES)(
  "tables of a version that listed them by default, on the $kind database",
  ({ kind, open }) => {
    let test: TestDatabase;
    let db: Database["db"];
    let [byDefault, onPurpose, hidden, unfinished]: string[] = [];
    let before: number;

    async function keep(name: string): Promise<string> {
      const id = randomUUID();
      await createTable(db, { ...PLACE, id, listedBy: "operator" });
      await updateTable(db, id, { name, status: "done" });
      await refreshEntry(db, id, FACTS);
      const [entry] = await listedEntries(db, [id]);
      await keepVector(db, entry!, "vector");
      return id;
    }

    /** By its own columns: a prepared "select *" has those of before. */
    const listingOf = (id: string) =>
      db.selectFrom("tables").select(["listed", "listedBy"]).where("id", "=", id).executeTakeFirst();

    beforeAll(async () => {
      test = await open();
      db = test.database.db;
      [byDefault, onPurpose, hidden] = [await keep("Default"), await keep("Purpose"), await keep("Hidden")];
      await describeTable(db, onPurpose, { listed: true });
      await describeTable(db, hidden, { listed: false });
      unfinished = randomUUID();
      await createTable(db, { ...PLACE, id: unfinished, listedBy: "operator" });
      const names = Object.keys(MIGRATIONS[kind]);
      await migrate(db, kind, names[names.findIndex((name) => name.endsWith("listed-on-purpose")) - 1]);
      before = await newestSeq(db);
      await migrate(db, kind);
    });
    afterAll(() => test.remove());

    it("are private, with nothing of their cells in the catalogue", async () => {
      for (const id of [byDefault!, unfinished!])
        expect(await listingOf(id)).toMatchObject({ listed: false, listedBy: null });
      const { rows } = await sql`select * from catalogue where table_id = ${byDefault}`.execute(db);
      expect(rows).toMatchObject([{ listed: false, vector: null, entry: { name: "Default", values: [] } }]);
    });

    it("stay public where their owners said so, and private where they said the contrary", async () => {
      expect(await listingOf(onPurpose!)).toMatchObject({ listed: true, listedBy: "owner" });
      expect(await listingOf(hidden!)).toMatchObject({ listed: false, listedBy: null });
      expect(await listedEntries(db, [byDefault!, onPurpose!, hidden!])).toMatchObject([
        { tableId: onPurpose, entry: { values: [["Bern"]] }, vector: "vector" },
      ]);
    });

    it("are told to whoever holds an index", async () => {
      expect(await changedEntries(db, before, 10)).toMatchObject([{ tableId: byDefault, listed: false }]);
    });

    it("may be public again", async () => {
      await describeTable(db, byDefault!, { listed: true });
      expect(await listedEntries(db, [byDefault!])).toMatchObject([{ tableId: byDefault, entry: { name: "Default" } }]);
    });
  },
);
