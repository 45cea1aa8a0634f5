import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editsUpTo } from "../../repositories/edits.ts";
import { appendEvents, readEvents } from "../../repositories/events.ts";
import { createSession, findSession } from "../../repositories/sessions.ts";
import { createTable, findTable } from "../../repositories/tables.ts";
import { TEST_DATABASES, type TestDatabase } from "../../testing/test-databases.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "./index.ts";

const TABLE = randomUUID();
const SESSION = randomUUID();
const OTHER = randomUUID();

const RENAMED = [
  ["edit_cell_output", "output"],
  ["edit_cell_has_data", "hasData"],
  ["edit_cell_is_valid", "isValid"],
  ["edit_cell_is_clean", "isClean"],
  ["edit_column_title", "title"],
  ["edit_column_entity", "class"],
  ["edit_column_decision", "decision"],
  ["edit_table_settings", "settings"],
] as const;

const EDITED = {
  tableId: TABLE,
  editUuid: "e",
  dtUtc: "2026-01-02T03:04:05.000Z",
  rowIndex: 0,
  columnIndex: 1,
  value: "x",
};

/** Each as it was kept before, and as it is kept now. */
const EVENTS = [
  [
    { kind: "edit", edit: { ...EDITED, action: "edit_cell_output" } },
    { kind: "edit", edit: { ...EDITED, field: "output" } },
  ],
  [
    { kind: "warning", message: "odd", row: null },
    { kind: "warning", message: "odd", row: null },
  ],
] as const;

describe.each(TEST_DATABASES)("what had the names of the wire, on the $kind database", ({ kind, open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
    const { db } = test.database;
    await createSession(db, SESSION, {});
    await createSession(db, OTHER, {});
    const place = { session: SESSION, username: null, fileName: null, source: "text", listedBy: null };
    await createTable(db, { id: TABLE, ...place, pageSize: 20, rowLimit: 0 });
    await appendEvents(
      db,
      `table:${TABLE}`,
      0,
      EVENTS.map(([before]) => before),
    );
    await goBack(test, kind);
    await writeAsBefore(test);
    await migrate(db, kind);
  });
  afterAll(() => test.remove());

  it.each(RENAMED.map(([action, field], index) => ({ action, field, index })))(
    "the edit $action sets $field",
    async ({ field, index }) => {
      const edits = await editsUpTo(test.database.db, TABLE, 99);
      expect(edits).toHaveLength(RENAMED.length);
      expect(edits[index]).toMatchObject({ field, value: `v${index}`, version: index + 2 });
      expect(edits[index]).not.toHaveProperty("action");
    },
  );

  it("events tell of edits by these names, and of all else as before", async () => {
    const stored = await readEvents(test.database.db, `table:${TABLE}`, 0, 10);
    expect(stored.map(({ payload }) => payload)).toEqual(EVENTS.map(([, after]) => after));
  });

  it("what a browser told has our names, and nothing is made up for one that told nothing", async () => {
    const { db } = test.database;
    const client = {
      deviceId: "d",
      userAgent: "Firefox",
      timeOpened: "now",
      language: "de",
      geolocation: { city: "Bern" },
    };
    expect((await findSession(db, SESSION))?.client).toEqual(client);
    expect((await findSession(db, OTHER))?.client).toEqual({});
  });

  it("warnings say what and where", async () => {
    expect((await findTable(test.database.db, TABLE))?.warnings).toEqual([
      { message: "odd", row: 3 },
      { message: "cut", row: null },
    ]);
  });
});

/** To the schema before. What came later knows its own way back. */
async function goBack({ database: { db } }: TestDatabase, kind: keyof typeof MIGRATIONS): Promise<void> {
  const name = Object.keys(MIGRATIONS[kind]).find((one) => one.endsWith("own-names"));
  await migrate(db, kind, name);
  await db.schema.alterTable("edits").renameColumn("field", "action").execute();
  await sql`delete from kysely_migration where name = ${name}`.execute(db.withoutPlugins());
}

async function writeAsBefore({ database: { db } }: TestDatabase): Promise<void> {
  for (const [index, [action]] of RENAMED.entries())
    await sql`insert into edits (table_id, version, edit_uuid, session, dt_utc, action, row_index, column_index, value)
      values (${TABLE}, ${index + 2}, ${randomUUID()}, ${SESSION}, ${"2026-01-02T03:04:05.000Z"}, ${action},
        ${index < 4 ? index : null}, 0, ${JSON.stringify(`v${index}`)})`.execute(db);
  const told = {
    device_uuid: "d",
    user_agent: "Firefox",
    time_opened: "now",
    language: "de",
    geolocation: { city: "Bern" },
  };
  await sql`update sessions set client = ${JSON.stringify(told)} where id = ${SESSION}`.execute(db);
  await sql`update sessions set client = 'null' where id = ${OTHER}`.execute(db);
  const warnings = [
    { message: "odd", level: 1, row: 3 },
    { message: "cut", level: 1, row: null },
  ];
  await sql`update tables set warnings = ${JSON.stringify(warnings)} where id = ${TABLE}`.execute(db);
}
