/** The former database spoke PostgreSQL, so any PostgreSQL can stand for it here; PGlite itself is not among our packages. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { acquireLock } from "../database/lock.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { createApiKey, findKeyUser } from "../repositories/api-keys.ts";
import { appendEdit, editsUpTo } from "../repositories/edits.ts";
import { createSession, findSession } from "../repositories/sessions.ts";
import { createTable, findTable, updateTable } from "../repositories/tables.ts";
import { makeDataDir, silentLog, TEST_DATABASES } from "../testing/test-databases.ts";
import type { FormerDatabase } from "./former-database.ts";
import { KEPT_FOLDER, migrateFolder } from "./migrate-folder.ts";

const SESSION = randomUUID();
const TABLE = randomUUID();
const COLUMNS = [{ ingestTitle: "__proto__", title: "a\u0000b 12345678901234567890", hasData: true, clean: null }];

let dataDir: string;

beforeEach(() => {
  dataDir = makeDataDir();
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database", "PG_VERSION"), "18\n");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const unreachable = async (): Promise<FormerDatabase> => {
  throw new Error("the former database was opened");
};

describe("a folder of the version before SQLite", () => {
  it("is left as it is while a service uses it", async () => {
    const lock = acquireLock(join(dataDir, "host.lock"));
    await expect(migrateFolder(dataDir, unreachable)).rejects.toThrow(`in use by process ${process.pid}`);
    lock.release();
  });

  it("is left as it is when its database cannot be read", async () => {
    const before = readdirSync(dataDir);
    await expect(migrateFolder(dataDir, unreachable)).rejects.toThrow("the former database was opened");
    expect(readdirSync(dataDir)).toEqual(before);
  });

  it.each([
    ["there is none", () => rmSync(join(dataDir, "database"), { recursive: true }), /There is nothing to take over/],
    ["it was taken over", () => writeFileSync(join(dataDir, "limpid.db"), "x"), /is there already/],
  ])("is not looked for where %s", async (_, prepare, message) => {
    prepare();
    await expect(migrateFolder(dataDir, unreachable)).rejects.toThrow(message);
  });
});

const postgres = TEST_DATABASES.find(({ kind }) => kind === "postgres");

describe.skipIf(postgres === undefined)("what was in the former database", () => {
  it("is all there in the new one, and the former is kept", async () => {
    const test = await postgres!.open();
    const { db } = test.database;
    const key = await fill(test.database);
    const edits = await editsUpTo(db, TABLE, 999);
    const [table, session] = [await findTable(db, TABLE), await findSession(db, SESSION)];

    await goBack(test.database);
    const counts = await migrateFolder(dataDir, () => read(test.databaseUrl!));
    expect(counts).toMatchObject({ sessions: 1, api_keys: 1, tables: 1, edits: 450, events: 0 });
    expect(readdirSync(dataDir).sort()).toEqual([KEPT_FOLDER, "limpid.db"]);
    expect(existsSync(join(dataDir, KEPT_FOLDER, "PG_VERSION"))).toBe(true);

    const migrated = await openDatabase({ dataDir, log: silentLog });
    expect(await findTable(migrated.db, TABLE)).toEqual(table);
    expect(await findSession(migrated.db, SESSION)).toEqual(session);
    expect(await editsUpTo(migrated.db, TABLE, 999)).toEqual(edits);
    expect(await findKeyUser(migrated.db, key)).toMatchObject({ username: "ann" });
    // New rows are numbered after those that were copied.
    expect((await appendEdit(migrated.db, newEdit(0)))?.seq).toBeGreaterThan(edits.at(-1)!.seq);
    await migrated.close();
    await test.remove();
  });

  async function fill({ db }: Database): Promise<string> {
    await createSession(db, SESSION, { language: "de", referrer: null });
    const place = { fileName: "people.csv", source: "file", listedBy: null, pageSize: 20, rowLimit: 100 };
    await createTable(db, { id: TABLE, session: SESSION, username: null, ...place });
    await updateTable(db, TABLE, { columns: COLUMNS, status: "running", description: "ö \uD83D\uDE00" });
    for (let row = 0; row < 450; row++) await appendEdit(db, newEdit(row));
    return await createApiKey(db, "ann");
  }
});

/** To the names that edits had in the former database, and to tables without settings and all that came later. */
async function goBack({ db }: Database): Promise<void> {
  await migrate(db, "postgres", "0007-own-names");
  await db.schema.alterTable("tables").dropColumn("settings").execute();
  await db.schema.alterTable("edits").renameColumn("field", "action").execute();
  await sql`update edits set action = 'edit_cell_output'`.execute(db);
}

function newEdit(row: number) {
  return {
    tableId: TABLE,
    editUuid: randomUUID(),
    session: SESSION,
    username: null,
    dtUtc: new Date(row),
    field: "output" as const,
    rowIndex: row,
    columnIndex: 0,
    value: row % 2 === 0 ? "nul \u0000 1e5" : null,
  };
}

/** As PGlite is read: JSON and moments as they are written. */
async function read(databaseUrl: string): Promise<FormerDatabase> {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number) =>
      oid === 114 || oid === 1184 ? String : pg.types.getTypeParser(oid)) as typeof pg.types.getTypeParser,
  };
  const client = new pg.Client({ connectionString: databaseUrl, types });
  await client.connect();
  return {
    query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
    close: () => client.end(),
  };
}
