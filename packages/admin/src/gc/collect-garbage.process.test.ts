/** What belongs to nothing is found in all places in the same words, and beside processes at work nothing of theirs. */
import { randomUUID } from "node:crypto";
import { tableStore } from "@limpid/database";
import { createTables } from "@limpid/database/testing";
import { filesBelow } from "@limpid/files";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { S3_CREDENTIALS, TEST_INSTALLATIONS, type TestInstallation } from "../testing/test-installations.ts";
import { collectGarbage } from "./collect-garbage.ts";

const DAY_MS = 24 * 60 * 60_000;
const [KNOWN, FAILED, UPLOAD, LOST, VIEW] = Array.from({ length: 5 }, () => randomUUID()) as [
  ...[string, string, string, string, string],
];
const folderOf = (id: string, root = "tables") => `${root}/${id.slice(0, 2)}/${id}/`;

beforeAll(() => {
  for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

const ON_POSTGRES = TEST_INSTALLATIONS.filter(({ name }) => name.startsWith("postgres"));

it.runIf(ON_POSTGRES.length === 0)("is tested where there is a PostgreSQL", () => {
  expect(process.env.TEST_DATABASE_URL).toBeUndefined();
});

describe.each(ON_POSTGRES)("limpid gc of $name", ({ open }) => {
  let place: TestInstallation;

  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.remove());

  const collect = (days: number, options = {}) => {
    const now = new Date(Date.now() + days * DAY_MS);
    return collectGarbage({ ...place.installation, isTrial: false, alsoLost: false, now, ...options });
  };
  async function fill(): Promise<void> {
    const { db } = place.test.database;
    await createTables(db, [KNOWN, FAILED]);
    await tableStore.update(db, FAILED, { status: "failed" });
    await putAll();
  }
  async function putAll(): Promise<void> {
    for (const id of [KNOWN, FAILED, UPLOAD]) await place.put(`${folderOf(id)}upload.bin`, "a\n1\n");
    await place.put(`${folderOf(LOST)}clean-g3.parquet`, "cleaned again, and again");
    await place.put(`${folderOf(LOST)}exports/v1.csv`, "a\n1\n");
    await place.put(`${folderOf(KNOWN)}clean.parquet.tmp-0123456789ab`, "half");
    await place.put(`${folderOf(KNOWN)}clean-g1-0123abcd.parquet`, "of a try that never came into force");
    await place.put(`${folderOf(VIEW, "views")}rows-1.parquet`, "rows");
    if (place.s3 === undefined) return;
    for (const id of [KNOWN, VIEW]) await place.put(`used/${folderOf(id)}gone.csv`, "");
    await place.put(`used/${folderOf(KNOWN)}upload.bin`, "");
  }
  const keys = async (): Promise<string[]> => {
    const found = await filesBelow(place.files, ["tables/", "views/", "used/"]);
    return found.map(({ key }) => key).sort();
  };
  const FOUND = [
    { kind: "failed", key: folderOf(FAILED) },
    { kind: "upload", key: folderOf(UPLOAD) },
    { kind: "lost", key: folderOf(LOST) },
    { kind: "view", key: folderOf(VIEW, "views") },
    { kind: "leftover", key: `${folderOf(KNOWN)}clean.parquet.tmp-0123456789ab` },
    { kind: "leftover", key: `${folderOf(KNOWN)}clean-g1-0123abcd.parquet` },
  ];
  const MARKS = [KNOWN, VIEW].map((id) => ({ kind: "mark", key: `used/${folderOf(id)}gone.csv` }));
  const known = () => [...(place.s3 ? [`used/${folderOf(KNOWN)}upload.bin`] : []), `${folderOf(KNOWN)}upload.bin`];

  it("finds what belongs to nothing and is old, and removes it but for cleaned tables", async () => {
    await fill();
    const all = await keys();
    expect(await collect(0)).toEqual([]);
    const trial = await collect(2, { isTrial: true });
    const expected = [...FOUND, ...(place.s3 ? MARKS : [])].map((each) => expect.objectContaining(each));
    expect(trial).toHaveLength(expected.length);
    expect(trial).toEqual(expect.arrayContaining(expected));
    expect(await keys()).toEqual(all);
    expect(await collect(2)).toHaveLength(expected.length);
    const lost = ["clean-g3.parquet", "exports/v1.csv"].map((name) => `${folderOf(LOST)}${name}`);
    expect(await keys()).toEqual([...known(), ...lost].sort());
    expect(await collect(2, { alsoLost: true })).toEqual([expect.objectContaining(FOUND[2])]);
    expect(await keys()).toEqual(known().sort());
    expect(await collect(2)).toEqual([]);
  });

  it("leaves what is written at this moment for a day, and all of a table that a process names in between", async () => {
    await fill();
    const half = FOUND.slice(0, 4).map(({ kind }) => kind);
    const found = await collect(0.5, { isTrial: true });
    expect(
      found
        .map(({ kind }) => kind)
        .filter((kind) => kind !== "mark")
        .sort(),
    ).toEqual(half.sort());
    const { db } = place.test.database;
    await createTables(db, [UPLOAD, LOST]);
    const left = (await collect(0.5)).map(({ kind }) => kind).filter((kind) => kind !== "mark");
    expect(left.sort()).toEqual(["failed", "view"]);
    expect(await keys()).toEqual(expect.arrayContaining([`${folderOf(UPLOAD)}upload.bin`]));
  });

  it("removes nothing beside a database that has no tables, or does not answer", async () => {
    await putAll();
    const all = await keys();
    await expect(collect(2)).rejects.toThrow("the files of 2 tables are stored. Put the database back from a backup");
    await expect(collect(2, { databaseUrl: "postgres://127.0.0.1:9/none" })).rejects.toThrow(
      "Cannot use the PostgreSQL",
    );
    if (place.s3 !== undefined) {
      place.s3.fail("failing");
      await expect(collect(2)).rejects.toThrow(/503|bucket/);
      place.s3.fail(undefined);
    }
    expect(await keys()).toEqual(all);
  });
});
