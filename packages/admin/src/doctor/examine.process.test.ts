import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { eventStore, openDatabase, tableStore } from "@limpid/database";
import { createTables, silentLog } from "@limpid/database/testing";
import { setAside } from "@limpid/files";
import { tableFromRows } from "@limpid/table";
import { literal, withDuckDb, writeIngest } from "@limpid/tables";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { examineFolder } from "./examine.ts";

const TABLE = tableFromRows(["a"], [["x"]]);
const DONE = randomUUID();
const QUEUED = randomUUID();

let dataDir: string;

beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const folderOf = (id: string) => join(dataDir, "tables", id.slice(0, 2), id);
const database = () => join(dataDir, "limpid.db");

async function writeFolder(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  await createTables(db, [DONE, QUEUED]);
  for (const id of [DONE, QUEUED]) {
    mkdirSync(folderOf(id), { recursive: true });
    writeFileSync(join(folderOf(id), "upload.bin"), "a,b\n1,2\n");
  }
  await tableStore.update(db, DONE, { status: "done", generation: 2 });
  for (const name of ["ingest.parquet", "clean-g2.parquet", "plain-g2.parquet", "review-g2.parquet"])
    await writeIngest(join(folderOf(DONE), name), TABLE);
  const filling = Array.from({ length: 300 }, (_, index) => ({ index, text: "x".repeat(2000) }));
  await eventStore.append(db, "filling", 0, filling);
  await close();
}

async function changeDatabase(statement: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  await sql.raw(statement).execute(db);
  await close();
}

/** Writes over a page in the middle, as a broken disk would. */
function spoil(path: string): void {
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, 4096 * 40);
}

describe("the doctor", () => {
  it("finds nothing wrong with a folder that is whole, and changes nothing", async () => {
    await writeFolder();
    const before = readdirSync(dataDir, { recursive: true }).sort();
    const findings = await examineFolder(dataDir);
    expect(findings.filter(({ kind }) => kind === "wrong")).toEqual([]);
    expect(findings.map(({ text }) => text)).toContain("All 2 tables have their files.");
    expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before);
  });

  it("looks at a folder that a service uses, and says so", async () => {
    const { close } = await openDatabase({ dataDir, log: silentLog });
    const findings = await examineFolder(dataDir);
    await close();
    expect(findings).toContainEqual({ kind: "note", text: `The service is running on it, as process ${process.pid}.` });
    expect(findings.filter(({ kind }) => kind === "wrong")).toEqual([]);
  });

  it("says that the log of a killed service is taken up at the next start", async () => {
    const { close } = await openDatabase({ dataDir, log: silentLog });
    const copy = makeDataDir();
    for (const name of ["limpid.db", "limpid.db-wal"]) copyFileSync(join(dataDir, name), join(copy, name));
    await close();
    const findings = await examineFolder(copy);
    expect(findings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Its log holds \d+ bytes/));
    expect(findings.filter(({ kind }) => kind === "wrong")).toEqual([]);
    rmSync(copy, { recursive: true, force: true });
  });

  it.each<[string, () => void | Promise<void>, RegExp]>([
    ["a missing folder", () => rmSync(dataDir, { recursive: true }), /^There is no folder/],
    [
      "a file in place of the folder",
      () => {
        rmSync(dataDir, { recursive: true });
        writeFileSync(dataDir, "");
      },
      /is no folder/,
    ],
    [
      "a lost database",
      () => rmSync(database()),
      /limpid\.db" is missing or empty, but there are the files of 2 tables/,
    ],
    ["an empty database", () => truncateSync(database(), 0), /is missing or empty/],
    ["a foreign file", () => writeFileSync(database(), "name,age\n"), /is no SQLite database/],
    [
      "a cut database",
      () => truncateSync(database(), statSync(database()).size / 2),
      /was cut: it has \d+ bytes of \d+/,
    ],
    ["a spoilt page", () => spoil(database()), /or is damaged\. SQLite says/],
    [
      "another version",
      () => changeDatabase("insert into kysely_migration values ('9999-later', '2030-01-01')"),
      /was written by another version of Limpid \(9999-later\)/,
    ],
    [
      "a table without its files",
      () => rmSync(join(folderOf(DONE), "clean-g2.parquet")),
      new RegExp(`The table ${DONE} lacks clean-g2\\.parquet`),
    ],
    [
      "a table without its upload",
      () => rmSync(folderOf(QUEUED), { recursive: true }),
      new RegExp(`The table ${QUEUED} lacks upload\\.bin`),
    ],
    [
      "files without a table",
      () => {
        mkdirSync(folderOf(QUEUED.replace(/^.{8}/, "00000000")), { recursive: true });
        writeFileSync(join(folderOf(QUEUED.replace(/^.{8}/, "00000000")), "clean.parquet"), "");
      },
      /has a cleaned table that the database does not know/,
    ],
    [
      "a cut file of a table",
      () => truncateSync(join(folderOf(DONE), "ingest.parquet"), 20),
      /ingest\.parquet" is cut or damaged/,
    ],
    [
      "a file that was found damaged",
      () => setAside(join(folderOf(DONE), "review-g2.parquet")),
      /lacks review-g2\.parquet in .*; what was there is damaged and was set aside/,
    ],
    [
      "a file of a later format",
      () => {
        const path = literal(join(folderOf(DONE), "ingest.parquet"));
        const copy = `copy (select 1 as row, 'x' as c0) to ${path} (format parquet, kv_metadata {limpid_format: '9'})`;
        return withDuckDb(async (connection) => void (await connection.run(copy)));
      },
      /ingest\.parquet" is of format 9/,
    ],
    [
      "a review without its plain cells",
      () => rmSync(join(folderOf(DONE), "plain-g2.parquet")),
      /review-g2\.parquet" lacks "plain-g2\.parquet" beside it/,
    ],
    [
      "a file of a table with another content",
      () => writeFileSync(join(folderOf(DONE), "ingest.parquet"), "PAR1 and nothing PAR1"),
      /ingest\.parquet" is damaged/,
    ],
  ])("names %s", async (_, damage, expected) => {
    await writeFolder();
    await damage();
    const wrong = (await examineFolder(dataDir)).filter(({ kind }) => kind === "wrong");
    expect(wrong.map(({ text }) => text)).toContainEqual(expect.stringMatching(expected));
  });

  it("leaves alone what is none of ours", async () => {
    await writeFolder();
    mkdirSync(join(dataDir, "tables", "00", "notes"), { recursive: true });
    writeFileSync(join(dataDir, "tables", "00", "a.txt"), "");
    writeFileSync(join(dataDir, "tables", ".DS_Store"), "");
    expect((await examineFolder(dataDir)).filter(({ kind }) => kind === "wrong")).toEqual([]);
  });

  it("names ten faults of a kind and counts the rest", async () => {
    await writeFolder();
    for (let index = 0; index < 14; index++) {
      const folder = folderOf(randomUUID());
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "clean.parquet"), "");
    }
    const wrong = (await examineFolder(dataDir)).filter(({ kind }) => kind === "wrong");
    expect(wrong).toHaveLength(11);
    expect(wrong.at(-1)!.text).toBe("… and 4 more like these.");
  });
});
