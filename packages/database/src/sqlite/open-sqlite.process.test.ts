import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "@limpid/files";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import type { Database } from "../connection/database.ts";
import { LockHeld } from "../connection/lock.ts";
import { openDatabase } from "../open/open-database.ts";
import { appendEvents, readEvents } from "../repositories/events.ts";
import { createSession, findSession } from "../repositories/sessions.ts";
import { silentLog } from "../testing/index.ts";

let dataDir: string;
const open: Database[] = [];

beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openHere(): Promise<Database> {
  const database = await openDatabase({ dataDir, log: silentLog });
  open.push(database);
  return database;
}

const inFolder = (...names: string[]) => join(dataDir, ...names);
const refusal = () =>
  openHere().then(
    () => "opened",
    (error: unknown) => (error instanceof CannotOpen ? error.message : `not in plain words: ${String(error)}`),
  );

/** A closed database of some hundred pages. */
async function writeDatabase(): Promise<void> {
  const database = await openHere();
  const payloads = Array.from({ length: 300 }, (_, index) => ({ index, text: "x".repeat(2000) }));
  await appendEvents(database.db, "filling", 0, payloads);
  await open.pop()?.close();
}

describe("the SQLite file of a data folder", () => {
  it("is made where there is none, and syncs what is committed", async () => {
    const { db } = await openHere();
    expect(existsSync(inFolder("limpid.db"))).toBe(true);
    const settings = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows;
    expect(await settings("journal_mode")).toEqual([{ journalMode: "wal" }]);
    // 2 is FULL: the log is synced before a commit is acknowledged.
    expect(await settings("synchronous")).toEqual([{ synchronous: 2 }]);
    expect(await settings("foreign_keys")).toEqual([{ foreignKeys: 1 }]);
  });

  it("has everything again after a restart, in one file", async () => {
    const id = randomUUID();
    await createSession((await openHere()).db, id, { language: "de" });
    await open.pop()?.close();
    expect(statSync(inFolder("limpid.db-wal"), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    expect(await findSession((await openHere()).db, id)).toMatchObject({ id, client: { language: "de" } });
  });

  it("takes up the log that a killed process left", async () => {
    const { db } = await openHere();
    const id = randomUUID();
    await createSession(db, id, {});
    // Copies the files while the process is at work.
    const copy = makeDataDir();
    for (const name of ["limpid.db", "limpid.db-wal"]) copyFileSync(inFolder(name), join(copy, name));
    const second = await openDatabase({ dataDir: copy, log: silentLog });
    expect(await findSession(second.db, id)).toMatchObject({ id });
    await second.close();
    rmSync(copy, { recursive: true, force: true });
  });

  it("refuses a second host by name and goes on", async () => {
    const { db } = await openHere();
    const second = openHere();
    await expect(second).rejects.toThrow(LockHeld);
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
    await createSession(db, randomUUID(), {});
  });
});

describe("a data folder that must not be begun anew", () => {
  it.each([
    ["missing", undefined],
    ["empty", ""],
  ])("is one with tables whose database file is %s", async (_, content) => {
    const id = randomUUID();
    mkdirSync(inFolder("tables", id.slice(0, 2), id), { recursive: true });
    if (content !== undefined) writeFileSync(inFolder("limpid.db"), content);
    expect(await refusal()).toMatch(/"\S+limpid\.db" is missing or empty, but \S+ has the files of 1 table\. Put/);
  });

  it.each([
    ["in the middle", (bytes: number) => Math.floor(bytes / 2)],
    ["on a page", () => 8192],
    ["in its first page", () => 1000],
    ["in its header", () => 50],
    ["in its first word", () => 5],
  ])("is one whose database file was cut %s", async (_, lengthOf) => {
    await writeDatabase();
    const path = inFolder("limpid.db");
    truncateSync(path, lengthOf(statSync(path).size));
    expect(await refusal()).toMatch(/limpid\.db" is damaged: it has \d+ bytes of \d+\. Put it back from a backup/);
  });

  it("is one of another version", async () => {
    const { db } = await openHere();
    await sql.raw("insert into kysely_migration values ('9999-later', '2030-01-01')").execute(db);
    await open.pop()?.close();
    expect(await refusal()).toContain("was written by another version of Limpid");
  });

  it("is one whose database file is something else", async () => {
    writeFileSync(inFolder("limpid.db"), "name,age\nAda,36\n".repeat(100));
    expect(await refusal()).toContain("is damaged: it is not an SQLite database");
  });

  it("leaves no lock behind", async () => {
    writeFileSync(inFolder("limpid.db"), "not a database");
    expect(await refusal()).toContain("damaged");
    rmSync(inFolder("limpid.db"));
    await openHere();
  });

  it("is a file", async () => {
    writeFileSync(inFolder("file"), "");
    dataDir = inFolder("file");
    expect(await refusal()).toContain("a file is in its place");
    dataDir = join(dataDir, "..");
  });
});

describe("the thread of the database", () => {
  it("leaves the process free while it works", async () => {
    const { db } = await openHere();
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const count = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n`;
    await count.execute(db);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it("answers reads from the last commit while a transaction is open, and lets writers wait", async () => {
    const { db } = await openHere();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isWritten = (): void => {};
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const transaction = db.transaction().execute(async (trx) => {
      await appendEvents(trx, "a", 0, ["first"]);
      isWritten();
      await held;
    });
    await written;
    const order: string[] = [];
    const other = appendEvents(db, "a", 1, ["second"]).then(() => order.push("second"));
    expect(await readEvents(db, "a", 0, 10)).toEqual([]);
    order.push("read");
    release();
    await Promise.all([transaction, other]);
    expect(order).toEqual(["read", "second"]);
    expect((await readEvents(db, "a", 0, 10)).map(({ payload }) => payload)).toEqual(["first", "second"]);
  });

  it("reads back what was written, whatever it looks like", async () => {
    const { db } = await openHere();
    const payloads = [
      1,
      1.5,
      "1e5",
      "007",
      true,
      null,
      [],
      { "a b": "\u0000 \uD83D\uDE00", at: "2026-01-01" },
      2 ** 53 - 1,
    ];
    await appendEvents(db, "odd", 0, payloads);
    expect((await readEvents(db, "odd", 0, 99)).map(({ payload }) => payload)).toEqual(payloads);
  });
});
