import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appendEdit, editsUpTo } from "../repositories/edits.ts";
import { createTable } from "../repositories/tables.ts";
import { makeDataDir, silentLog } from "../testing/test-databases.ts";
import { type Database, openDatabase } from "./connect.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { LockHeld } from "./lock.ts";

const SESSION = randomUUID();

describe("the embedded database", () => {
  let dataDir: string;
  let database: Database;

  beforeAll(async () => {
    dataDir = makeDataDir();
    database = await openDatabase({ dataDir, log: silentLog });
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const killChild = () => {
    const { pid } = JSON.parse(readFileSync(join(dataDir, "database.lock"), "utf8")) as { pid: number };
    process.kill(pid, "SIGKILL");
  };

  it("refuses a second host of its directory by name and goes on", async () => {
    const second = openDatabase({ dataDir, log: silentLog });
    await expect(second).rejects.toThrow(LockHeld);
    await expect(second).rejects.toThrow(String(process.pid));
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("keeps every acknowledged edit when its process is killed while writing", async () => {
    const tableId = randomUUID();
    await createTable(database.db, {
      id: tableId,
      session: SESSION,
      username: null,
      fileName: null,
      source: "text",
      listed: false,
      pageSize: 20,
      rowLimit: 0,
    });
    const acknowledged: number[] = [];
    const failures: unknown[] = [];
    for (let row = 0; row < 150; row++) {
      if (row % 50 === 25) setImmediate(killChild);
      const edit = { tableId, editUuid: randomUUID(), session: SESSION, username: null, dtUtc: new Date(0) };
      try {
        await appendEdit(database.db, {
          ...edit,
          action: "edit_cell_output",
          rowIndex: row,
          columnIndex: 0,
          value: "v",
        });
        acknowledged.push(row);
      } catch (error) {
        failures.push(error);
      }
    }
    const stored = (await editsUpTo(database.db, tableId, 1_000)).map((edit) => edit.rowIndex);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(140);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.every((error) => error instanceof DatabaseUnavailable)).toBe(true);
  });

  it("does not take a mistake in a query for an outage", async () => {
    const failing = database.pool.query("select * from no_such_table");
    await expect(failing).rejects.not.toBeInstanceOf(DatabaseUnavailable);
  });

  it("finds its data again after a restart, also where the path is too long for a socket", async () => {
    const folder = makeDataDir();
    const longDir = join(folder, "x".repeat(120));
    const first = await openDatabase({ dataDir: longDir, log: silentLog });
    await first.pool.query("create table kept as select 42 as answer");
    await first.close();
    const second = await openDatabase({ dataDir: longDir, log: silentLog });
    expect((await second.pool.query("select answer from kept")).rows).toEqual([{ answer: 42 }]);
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
