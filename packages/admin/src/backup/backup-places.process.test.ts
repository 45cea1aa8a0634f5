/**
 * A backup of an installation at work is of one moment, wherever that has its rows and files, and is put back wherever a new one is to have
 * them: what is there then is the same, row by row and byte by byte.
 */
import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  apiKeyStore,
  catalogueStore,
  type Executor,
  editStore,
  eventStore,
  openDatabase,
  proposalStore,
  sessionStore,
  tableStore,
  viewStore,
} from "@limpid/database";
import { silentLog } from "@limpid/database/testing";
import { FolderFiles, type StoredFiles } from "@limpid/files";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import {
  anyParquet,
  S3_CREDENTIALS,
  TEST_INSTALLATIONS,
  type TestInstallation,
} from "../testing/test-installations.ts";
import { backUp } from "./back-up.ts";
import { COPIED_TABLES } from "./copy-rows.ts";
import { restore } from "./restore.ts";

const SESSION = randomUUID();
const COLUMNS = [{ ingestTitle: "__proto__", title: "a\u0000b 12345678901234567890", hasData: true, clean: null }];
const CLEANED = ["ingest.parquet", "clean.parquet", "plain.parquet", "review.parquet"];
const folderOf = (id: string) => `tables/${id.slice(0, 2)}/${id}/`;

let parquet: Buffer;
let root: string;

beforeAll(async () => {
  for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
  parquet = await anyParquet();
});
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => {
  root = makeDataDir();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const copy = () => join(root, "copy");

async function addTable({ test, put }: TestInstallation, id: string = randomUUID()): Promise<string> {
  const { db } = test.database;
  const table = {
    session: SESSION,
    username: "ann",
    fileName: "people.csv",
    source: "file",
    listedBy: "owner",
  } as const;
  await tableStore.create(db, { ...table, id, pageSize: 20, rowLimit: 100 });
  for (const name of ["upload.bin", ...CLEANED]) await put(folderOf(id) + name, parquet);
  await tableStore.update(db, id, { columns: COLUMNS, status: "done", description: "ö \uD83D\uDE00" });
  return id;
}

const newEdit = (tableId: string, row: number) => ({
  ...{ tableId, editUuid: randomUUID(), session: SESSION, username: null, dtUtc: new Date(row) },
  kind: "cell" as const,
  place: { row, column: 0 },
  value: { field: "output" as const, value: row % 2 === 0 ? "nul \u0000 1e5 \uD83D" : null },
});

/** A row of each kind at least. */
async function fill(place: TestInstallation): Promise<{ readonly table: string; readonly key: string }> {
  const { db } = place.test.database;
  await sessionStore.create(db, SESSION, { language: "de", referrer: null });
  const table = await addTable(place);
  for (let row = 0; row < 20; row++) await editStore.append(db, newEdit(table, row));
  await eventStore.append(db, `job:${table}`, 0, [{ kind: "cleaned", rowCount: 1 }, { text: "\u0000" }]);
  // More than are copied at once.
  await eventStore.append(
    db,
    "many",
    0,
    Array.from({ length: 1200 }, (_, index) => ({ index })),
  );
  await proposalStore.append(db, { ...newEdit(table, 3), address: "hash", madeOn: "was", state: "pending" });
  await catalogueStore.refresh(db, table);
  await catalogueStore.countOpen(db, { tableId: table, sessionId: SESSION, address: "a" });
  const view = randomUUID();
  const run = { tables: [{ id: table, version: 1 }], columns: [], numRows: 1, cut: ["rows"], elapsedMs: 3 };
  await viewStore.create(
    db,
    { id: view, query: "select 1", session: SESSION, username: null },
    { ...run, runAt: new Date() },
  );
  await place.put(`views/${view.slice(0, 2)}/${view}/rows-1.parquet`, parquet);
  const queued = randomUUID();
  const open = { session: SESSION, username: null, fileName: null, source: "text", listedBy: null };
  await tableStore.create(db, { ...open, id: queued, pageSize: 20, rowLimit: 0 });
  await place.put(`${folderOf(queued)}upload.bin`, "a\n1\n");
  return { table, key: await apiKeyStore.create(db, "ann") };
}

/** All rows of all tables, in some order; moments to the millisecond, as the product reads them. */
async function rowsOf(db: Executor): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const name of Object.keys(COPIED_TABLES)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map((row) => JSON.stringify(Object.entries(row as object).sort())).sort();
  }
  return all;
}

async function sumsOf(files: StoredFiles): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const folder of ["tables/", "views/"])
    for await (const { key } of files.list(folder)) {
      if (key.endsWith("/")) continue;
      const path = join(root, "one");
      expect(await files.copyTo(key, path)).toBe("whole");
      sums[key] = createHash("sha256").update(readFileSync(path)).digest("hex");
    }
  return sums;
}

const pairs = TEST_INSTALLATIONS.flatMap((from) => TEST_INSTALLATIONS.map((to) => ({ from, to })));

describe.each(pairs)("a backup of $from.name", ({ from, to }) => {
  let source: TestInstallation;
  let target: TestInstallation;

  beforeEach(async () => {
    [source, target] = [await from.open(), await to.open()];
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
  });

  /** A new folder where the rows are in a file of it, which is open in the target of the test. */
  const goal = () =>
    target.installation.databaseUrl === undefined ? { dataDir: join(root, "data") } : target.installation;

  it(`is put back into ${to.name}: all rows, all files, and numbers that go on`, async () => {
    const { table, key } = await fill(source);
    const [rows, sums] = [await rowsOf(source.test.database.db), await sumsOf(source.files)];
    // Not among those that can be made again.
    await source.put(`${folderOf(table)}known-0-table`, "made again");
    const backedUp = await backUp(source.installation, copy());
    expect(backedUp).toMatchObject({ tables: 2, files: 7, damaged: [] });
    expect(await restore(copy(), goal())).toMatchObject({ tables: 2, damaged: [] });

    const database = await openDatabase({ ...goal(), log: silentLog });
    try {
      expect(await rowsOf(database.db)).toEqual(rows);
      expect(await tableStore.find(database.db, table)).toEqual(await tableStore.find(source.test.database.db, table));
      expect(await apiKeyStore.findUser(database.db, key)).toMatchObject({ username: "ann" });
      const last = (await editStore.upTo(database.db, table, 1e6)).at(-1)!.seq;
      expect((await editStore.append(database.db, newEdit(table, 21)))?.seq).toBeGreaterThan(last);
      await eventStore.appendNext(database.db, `job:${table}`, { text: "next" });
    } finally {
      await database.close();
    }
    const stored = goal() === target.installation ? target.files : undefined;
    expect(await sumsOf(stored ?? new FolderFiles(join(root, "data")))).toEqual(sums);
  });
});

describe.each(TEST_INSTALLATIONS)("a backup of $name", ({ open }) => {
  let place: TestInstallation;

  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.remove());

  const textsOf = async (work: Promise<unknown>) => String(await work.then(String, (error: Error) => error.message));

  it("is of one moment while tables come and go and are cleaned anew", async () => {
    await fill(place);
    const { db } = place.test.database;
    let [isOver, gone] = [false, 0];
    const goOn = async (): Promise<void> => {
      while (!isOver) {
        const id = await addTable(place);
        for (const name of CLEANED.slice(1)) await place.put(folderOf(id) + name.replace(".", "-g1."), parquet);
        await tableStore.update(db, id, { generation: 1 });
        await sleep(20);
        for (const name of CLEANED.slice(1)) await place.files.remove(folderOf(id) + name);
        await editStore.append(db, newEdit(id, 1));
        await tableStore.delete(db, id);
        await sql`delete from tables where id = ${id}`.execute(db);
        await place.files.remove(folderOf(id));
        gone++;
      }
    };
    const others = Promise.all([goOn(), goOn()]);
    await expect.poll(() => gone).toBeGreaterThan(2);
    const backedUp = await backUp(place.installation, copy());
    isOver = true;
    await others;
    expect(backedUp.damaged).toEqual([]);
    expect(await restore(copy(), { dataDir: join(root, "data") })).toMatchObject({ tables: backedUp.tables });
  });

  it("has what there is of a damaged table, and brings it back as one", async () => {
    const { table } = await fill(place);
    const [cut, gone] = [await addTable(place), await addTable(place)];
    await place.put(`${folderOf(cut)}clean.parquet`, parquet.subarray(0, 20));
    await place.files.remove(`${folderOf(gone)}review.parquet`);
    const damaged = [
      { table: cut, files: ["clean.parquet"] },
      { table: gone, files: ["review.parquet"] },
    ];
    const named = (await backUp(place.installation, copy())).damaged;
    expect(named).toHaveLength(2);
    expect(named).toEqual(expect.arrayContaining(damaged));
    expect((await restore(copy(), { dataDir: join(root, "data") })).damaged).toEqual(named);
    const database = await openDatabase({ dataDir: join(root, "data"), log: silentLog });
    const marks = await Promise.all([table, cut, gone].map((id) => tableStore.find(database.db, id)));
    await database.close();
    expect(marks.map((found) => found?.damaged)).toEqual([null, "clean.parquet", "review.parquet"]);
  });

  it("that was changed since is refused, by the sum of each file, and nothing is made", async () => {
    const { table } = await fill(place);
    await backUp(place.installation, copy());
    appendFileSync(join(copy(), folderOf(table), "upload.bin"), "x");
    const refused = await textsOf(restore(copy(), { dataDir: join(root, "data") }));
    expect(refused).toMatch(/The backup is damaged\. The file ".*upload\.bin" is not as it was copied\./);
    expect(readdirSync(root).filter((name) => !name.startsWith("one"))).toEqual(["copy"]);
  });

  it("is put into no place that has anything", async () => {
    await fill(place);
    await backUp(place.installation, copy());
    const before = await rowsOf(place.test.database.db);
    expect(await textsOf(restore(copy(), place.installation))).toContain("is not empty");
    expect(await rowsOf(place.test.database.db)).toEqual(before);
    if (place.installation.databaseUrl === undefined) return;
    const other = await open();
    await other.put(`${folderOf(randomUUID())}upload.bin`, "somebody's");
    expect(await textsOf(restore(copy(), other.installation))).toMatch(/is not empty: it has "tables\//);
    expect(Object.keys(await sumsOf(other.files))).toHaveLength(1);
    await other.remove();
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)("a backup of a PostgreSQL", () => {
  const postgres = TEST_INSTALLATIONS.find(({ name }) => name === "postgres and a bucket")!;
  let place: TestInstallation;

  beforeEach(async () => {
    place = await postgres.open();
  });
  afterEach(() => place.remove());

  it("knows all tables that there are", async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not like 'kysely_%'`.execute(place.test.database.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(COPIED_TABLES), "jobs"].sort());
  });

  it("says which file of the bucket is not what was stored", async () => {
    const { table } = await fill(place);
    place.s3?.fail("changed", `${table}/upload.bin`);
    const { damaged } = await backUp(place.installation, copy());
    expect(damaged).toEqual([{ table, files: ["upload.bin"] }]);
    expect((await restore(copy(), { dataDir: join(root, "data") })).damaged).toEqual(damaged);
  });

  it("is not made where the bucket or the database does not answer", async () => {
    await fill(place);
    place.s3?.fail("failing", ".parquet");
    await expect(backUp(place.installation, copy())).rejects.toThrow("The store does not let us read");
    place.s3?.fail(undefined);
    const nowhere = { ...place.installation, databaseUrl: "postgres://127.0.0.1:9/none" };
    await expect(backUp(nowhere, copy())).rejects.toThrow("Cannot use the PostgreSQL");
    expect(readdirSync(root)).toEqual([]);
  });
});
