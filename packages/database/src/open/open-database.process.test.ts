import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { LocalBlobs, tableKey } from "@limpid/files";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { createTable } from "../repositories/tables.ts";
import { silentLog, TEST_DATABASES, type TestDatabase } from "../testing/index.ts";
import { openDatabase } from "./open-database.ts";

const TABLE = {
  session: randomUUID(),
  username: null,
  fileName: null,
  source: "text",
  listedBy: null,
  pageSize: 20,
  rowLimit: 0,
};

it("an SQLite database that is gone is not begun anew beside the files of tables", async () => {
  const dataDir = makeDataDir();
  await new LocalBlobs(dataDir).put(tableKey(randomUUID(), "clean.parquet"), Buffer.from("cleaned"));
  await expect(openDatabase({ dataDir, databaseUrl: undefined, log: silentLog })).rejects.toThrow(
    /is missing or empty/,
  );
  rmSync(dataDir, { recursive: true });
});

describe.each(TEST_DATABASES.filter(({ kind }) => kind === "postgres"))("a $kind database", ({ open }) => {
  let test: TestDatabase;
  afterEach(() => test.remove());

  const openAgain = async () => {
    const { dataDir, databaseUrl } = test;
    await (await openDatabase({ dataDir, databaseUrl, log: silentLog })).close();
  };

  it("without tables is not begun anew beside the files of cleaned ones", async () => {
    test = await open();
    const blobs = new LocalBlobs(test.dataDir);
    await blobs.put(tableKey(randomUUID(), "upload.bin"), Buffer.from("never became a table"));
    await openAgain();
    await blobs.put(tableKey(randomUUID(), "clean.parquet"), Buffer.from("cleaned"));
    await expect(openAgain()).rejects.toThrow(/has no tables, but ".*tables" has the files of 1 table\. Put/);
    await createTable(test.database.db, { ...TABLE, id: randomUUID() });
    await openAgain();
  });

  it("of another version is refused in one sentence", async () => {
    test = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(
      test.database.db,
    );
    await expect(openAgain()).rejects.toThrow(/^The PostgreSQL of DATABASE_URL was written by another version/);
  });
});
