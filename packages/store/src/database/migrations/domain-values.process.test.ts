import { randomUUID } from "node:crypto";
import { cellId, columnId } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appendEvents, readEvents } from "../../repositories/events.ts";
import { createTable, findTable, updateTable } from "../../repositories/tables.ts";
import { TEST_DATABASES, type TestDatabase } from "../../testing/test-databases.ts";
import { domainValues } from "./domain-values.ts";

const TABLE = randomUUID();
const clean = (msg: string, data: object = {}, status = 5) => ({ microservice: "CleanDataframe", status, msg, data });
const ingest = (msg: string, data: object = {}, status = 5) => ({ microservice: "IngestFile", status, msg, data });
const edit = (data: object) => ({
  event: "pr",
  data: {
    dt_utc: "2026-01-02 03:04:05",
    edit_uuid: "e",
    session_uuid: null,
    dataframe_uuid: TABLE,
    action: "edit_cell_output",
    affects: "data",
    cell_uuid: null,
    column_uuid: columnId(TABLE, 3),
    ...data,
  },
});
const edited = {
  tableId: TABLE,
  editUuid: "e",
  session: "",
  username: null,
  dtUtc: "2026-01-02T03:04:05.000Z",
  action: "edit_cell_output",
  rowIndex: null,
  columnIndex: 3,
};
const BASICS = {
  created_at: "2026-01-01",
  updated_at: null,
  dl_version: 1,
  username: null,
  num_rows: 3,
  num_columns: 4,
};

/** A message as versions up to 0004 kept it, and what is kept of it now. */
const TRANSLATED: readonly (readonly [object, object])[] = [
  [ingest("Inference", { name: "file_type", value: "csv" }), { kind: "parameter", name: "fileType", value: "csv" }],
  [ingest("Inference", { name: "delimiter", value: "TAB" }), { kind: "parameter", name: "delimiter", value: "\t" }],
  [ingest("Inference", { name: "header", value: "no" }), { kind: "parameter", name: "header", value: false }],
  [ingest("Inference", { name: "skiprows", value: "2" }), { kind: "parameter", name: "skiprows", value: 2 }],
  [ingest("Inference", { name: "toString", value: "x" }), { kind: "parameter", name: "toString", value: "x" }],
  [ingest("Warning", { message: "odd", row: 0, level: 1 }), { kind: "warning", message: "odd", row: 0 }],
  [ingest("Warning", { message: "odd", row: null, level: 1 }), { kind: "warning", message: "odd", row: null }],
  [ingest("Ingested", { num_rows: 3, num_columns: 4 }, 1), { kind: "ingested", rowCount: 3, columnCount: 4 }],
  [ingest("Sorry", { level: 2 }, 3), { kind: "failed", phase: "ingest", reason: "Sorry" }],
  [
    { microservice: "SimpleCleaner", status: 5, msg: "Started", data: {} },
    { kind: "evidence", text: "Started" },
  ],
  [clean("Started", { num_pages: 9 }), { kind: "started", pageCount: 9 }],
  [
    clean("PageReady", { page: 1, num_pages: 9, seconds_left: 2 }),
    { kind: "page", page: 1, pageCount: 9, secondsLeft: 2 },
  ],
  [
    clean("BasicMetaDataReady", BASICS),
    {
      kind: "basics",
      createdAt: "2026-01-01",
      updatedAt: null,
      version: 1,
      username: null,
      rowCount: 3,
      columnCount: 4,
    },
  ],
  [clean("RowsCompared", { pages: [0, 4] }), { kind: "compared", pages: [0, 4] }],
  [clean("NameReady", { name: "Orders" }), { kind: "name", name: "Orders" }],
  [clean("DescriptionReady", { description: "All" }), { kind: "description", description: "All" }],
  [clean("TagsReady", { tags: ["a"] }), { kind: "tags", tags: ["a"] }],
  [clean("Finished", { num_rows: 3 }, 1), { kind: "cleaned", rowCount: 3 }],
  [clean("Cancelled", {}, 1), { kind: "cancelled" }],
  [clean("Finished", { level: 2 }, 3), { kind: "failed", phase: "clean", reason: "Finished" }],
  [
    edit({ cell_uuid: cellId(TABLE, 7, 3), value: "x" }),
    { kind: "edit", edit: { ...edited, rowIndex: 7, value: "x" } },
  ],
  [edit({ value: null }), { kind: "edit", edit: { ...edited, value: null } }],
  [
    edit({ decision: "unit", value: "kg" }),
    { kind: "edit", edit: { ...edited, value: { decision: "unit", option: "kg" } } },
  ],
];

describe.each(TEST_DATABASES)("what was kept as it was sent, on the $kind database", ({ open }) => {
  let test: TestDatabase;
  const stream = `job:${TABLE}`;

  beforeAll(async () => {
    test = await open();
    const { db } = test.database;
    const place = { session: randomUUID(), username: null, fileName: null, source: "text", listedBy: null };
    await createTable(db, { id: TABLE, ...place, pageSize: 20, rowLimit: 0 });
    await updateTable(db, TABLE, { parameters: { file_type: "csv", header: "yes", skiprows: "3", delimiter: "TAB" } });
    await appendEvents(
      db,
      stream,
      0,
      TRANSLATED.map(([message]) => message),
    );
    await domainValues.up(db.withoutPlugins());
  });
  afterAll(() => test.remove());

  it.each(TRANSLATED.map(([message, event], index) => [JSON.stringify(message), event, index] as const))(
    "is kept as what it means: %s",
    async (_, event, index) => {
      const stored = await readEvents(test.database.db, stream, 0, 100);
      expect(stored[index]?.payload).toEqual(event);
    },
  );

  it("is translated once", async () => {
    const { db } = test.database;
    const before = await readEvents(db, stream, 0, 100);
    await domainValues.up(db.withoutPlugins());
    expect(await readEvents(db, stream, 0, 100)).toEqual(before);
  });

  it("has the parameters of reading by their own names and types", async () => {
    expect(await findTable(test.database.db, TABLE)).toMatchObject({
      parameters: { fileType: "csv", header: true, skiprows: 3, delimiter: "\t" },
    });
  });
});
