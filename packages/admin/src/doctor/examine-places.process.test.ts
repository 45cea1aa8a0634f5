/** The doctor says the same of an installation wherever its files are, also while its processes are at work. */
import { randomUUID } from "node:crypto";
import { tableStore } from "@limpid/database";
import { createTables } from "@limpid/database/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  anyParquet,
  S3_CREDENTIALS,
  TEST_INSTALLATIONS,
  type TestInstallation,
} from "../testing/test-installations.ts";
import { examineInstallation } from "./examine.ts";

const [DONE, QUEUED, STRANGER] = [randomUUID(), randomUUID(), randomUUID()];
const folderOf = (id: string) => `tables/${id.slice(0, 2)}/${id}/`;
let parquet: Buffer;

beforeAll(async () => {
  for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
  parquet = await anyParquet();
});
afterAll(() => vi.unstubAllEnvs());

describe.each(TEST_INSTALLATIONS)("the doctor of $name", ({ open }) => {
  let place: TestInstallation;

  beforeEach(async () => {
    place = await open();
    const { db } = place.test.database;
    await createTables(db, [DONE, QUEUED]);
    for (const id of [DONE, QUEUED]) {
      await place.put(`${folderOf(id)}upload.bin`, "a\nx\n");
    }
    await tableStore.update(db, DONE, { status: "done", generation: 2 });
    for (const name of ["ingest.parquet", "clean-g2.parquet", "plain-g2.parquet", "review-g2.parquet"])
      await place.put(folderOf(DONE) + name, parquet);
  });
  afterEach(() => place.remove());

  const examine = async (changed = {}) => {
    const findings = await examineInstallation({ ...place.installation, ...changed });
    const textsOf = (wanted: string) => findings.flatMap(({ kind, text }) => (kind === wanted ? text : []));
    return { fine: textsOf("fine"), note: textsOf("note"), wrong: textsOf("wrong") };
  };
  const named = (key: string) => place.files.nameOf(key);

  it("finds nothing wrong where all is well", async () => {
    const { fine, wrong } = await examine();
    expect(wrong).toEqual([]);
    expect(fine).toContain("All 2 tables have their files.");
  });

  it("names files that are gone, cut, set aside or of no table", async () => {
    await place.files.remove(`${folderOf(DONE)}clean-g2.parquet`);
    await place.put(`${folderOf(DONE)}ingest.parquet`, parquet.subarray(0, 20));
    await place.put(`${folderOf(DONE)}clean-g2.parquet.damaged-20261123T201500`, "set aside");
    await place.files.remove(`${folderOf(QUEUED)}upload.bin`);
    await place.put(`${folderOf(STRANGER)}clean-g1.parquet`, parquet);
    await place.put(`${folderOf(randomUUID())}upload.bin`, "never a table");
    const { wrong, note } = await examine();
    expect(wrong.sort()).toEqual(
      [
        `The table ${DONE} lacks clean-g2.parquet in "${named(folderOf(DONE).slice(0, -1))}"; what was there is damaged and was set aside.`,
        `The table ${QUEUED} lacks upload.bin in "${named(folderOf(QUEUED).slice(0, -1))}".`,
        `The file "${named(`${folderOf(DONE)}ingest.parquet`)}" is cut or damaged.`,
        `The folder "${named(folderOf(STRANGER).slice(0, -1))}" has a cleaned table that the database does not know.`,
      ].sort(),
    );
    expect(note).toEqual(
      expect.arrayContaining([
        "1 folders of uploads that never became a table can be removed.",
        "1 damaged files of tables were set aside (*.parquet.damaged-…) and are not used.",
      ]),
    );
  });

  it("says where the database is of another version", async () => {
    const { db } = place.test.database;
    const newer = sql`insert into kysely_migration values ('9999-later', '2030-01-01')`;
    await newer.execute(db);
    expect((await examine()).wrong).toEqual([
      "The database was written by another version of Limpid (9999-later). Use that version.",
    ]);
  });

  it("says what does not answer", async () => {
    if (place.installation.databaseUrl === undefined) return;
    const databaseUrl = "postgres://ann:secret@127.0.0.1:9/none";
    expect((await examine({ databaseUrl })).wrong.join()).toMatch(/^Cannot use the PostgreSQL at 127\.0\.0\.1:9\/none/);
    if (place.s3 === undefined) return;
    place.s3.fail("denied");
    expect((await examine()).wrong.join()).toContain('Cannot use the bucket "limpid"');
  });

  it("finds what a bucket has and is not what was stored", async () => {
    if (place.s3 === undefined) return;
    place.s3.fail("changed", "clean-g2.parquet");
    expect((await examine()).wrong).toEqual([
      `The file "${named(`${folderOf(DONE)}clean-g2.parquet`)}" is cut or damaged.`,
    ]);
  });
});
