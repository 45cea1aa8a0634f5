import { randomUUID } from "node:crypto";
import { type NewEdit, parseEdit, WHOLE_TABLE } from "@limpid/edits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../connection/database.ts";
import { inTransaction } from "../connection/transaction.ts";
import type { ColumnRecord, OwnerDetails } from "../schema/schema.ts";
import { TEST_DATABASES, type TestDatabase } from "../testing/index.ts";
import { createApiKey, findKeyUser, listApiKeys, revokeApiKeys } from "./api-keys.ts";
import { carryEdits } from "./carry-edits.ts";
import { dropCleanAll, finishCleanAll, startCleanAll } from "./clean-all.ts";
import { appendEdit, columnEdits, editsAfter, editsOfRows, editsUpTo, markOfEdits } from "./edits.ts";
import { appendEvents, appendNextEvent, deleteEvents, lastEvent, nextSeq, readEvents } from "./events.ts";
import { newestOwnTables, newestPublicTables } from "./newest-tables.ts";
import { hashAddress, useOfAddress, useOfVisitor } from "./quotas.ts";
import { finishRepair } from "./repair.ts";
import {
  bindSession,
  createSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  findSuccessor,
  renewSession,
  sessionStream,
} from "./sessions.ts";
import {
  createTable,
  deleteTable,
  describeTable,
  findTable,
  type NewTable,
  tablesDeletedUntil,
  unfinishedTables,
  updateTable,
} from "./tables.ts";
import { createView, findView, renewView, viewsOfTable } from "./views.ts";

const SESSION = "0b0a3c52-6f6e-4c0c-9d77-0d3d9a3f1a01";
const NEW_TABLE = {
  session: SESSION,
  username: null,
  fileName: "people.csv",
  source: "file",
  listedBy: "owner",
  pageSize: 20,
  rowLimit: 100,
} as const;

describe.each(TEST_DATABASES)("on the $kind database", ({ open }) => {
  let test: TestDatabase;
  let db: Database["db"];

  beforeAll(async () => {
    test = await open();
    db = test.database.db;
  });
  afterAll(async () => {
    await test.remove();
  });

  async function newTable(changes: Partial<NewTable> = {}): Promise<string> {
    const id = randomUUID();
    await createTable(db, { ...NEW_TABLE, ...changes, id });
    return id;
  }

  const text = (value: string | null, row = 0) =>
    ({ kind: "cell", place: { row, column: 0 }, value: { field: "output", value } }) as const;

  function newEdit(tableId: string, changes: Partial<NewEdit> = {}): NewEdit {
    return parseEdit({
      tableId,
      editUuid: randomUUID(),
      session: SESSION,
      username: null,
      dtUtc: new Date("2026-01-02T03:04:05Z"),
      ...text("x"),
      ...changes,
    });
  }

  describe("columns of a wide table", () => {
    const columnsTitled = (name: string, count: number): ColumnRecord[] =>
      Array.from({ length: count }, (_, index) => {
        const title = `${name} ${index}`;
        return { ingestTitle: title, title, hasData: true, clean: null };
      });
    const countParts = async (tableId: string): Promise<number> => {
      const parts = await db.selectFrom("columnParts").select("part").where("tableId", "=", tableId).execute();
      return parts.length;
    };
    const rowOf = (id: string) =>
      db.selectFrom("tables").select("columns").where("id", "=", id).executeTakeFirstOrThrow();

    it("are stored in parts beside its row, are replaced as a whole, and go with it", async () => {
      const id = await newTable();
      const [first, next, few] = [columnsTitled("a", 1001), columnsTitled("b", 700), columnsTitled("c", 250)];
      expect(await updateTable(db, id, { columns: first })).toBe(true);
      expect(JSON.stringify(await rowOf(id)).length).toBeLessThan(100);
      expect(await countParts(id)).toBe(5);
      expect((await findTable(db, id))?.columns).toEqual(first);
      await updateTable(db, id, { columns: next, status: "done" });
      expect(await countParts(id)).toBe(3);
      expect((await findTable(db, id))?.columns).toEqual(next);
      await updateTable(db, id, { columns: few });
      expect(await countParts(id)).toBe(0);
      expect((await findTable(db, id))?.columns).toEqual(few);
      await updateTable(db, id, { columns: first });
      expect(await deleteTable(db, id)).toBe(true);
      expect(await countParts(id)).toBe(0);
    });

    it("are read once, whoever asks and whatever else of the table changes", async () => {
      const id = await newTable();
      await updateTable(db, id, { columns: columnsTitled("a", 1001), numColumns: 1001 });
      const before = await findTable(db, id);
      await updateTable(db, id, { name: "wide" });
      const found = await Promise.all([findTable(db, id), findTable(db, id)]);
      for (const table of found) expect(table?.columns).toBe(before?.columns);
    });

    it("stay as they are when the update comes too late", async () => {
      const id = await newTable();
      const columns = columnsTitled("a", 600);
      await updateTable(db, id, { columns, status: "done" });
      const late = { columns: columnsTitled("late", 600) };
      expect(await updateTable(db, id, late, { isUnfinished: true })).toBe(false);
      expect(await finishRepair(db, { id, generation: 7 }, { ...late, generation: 8, generationTry: "00000000" })).toBe(
        false,
      );
      expect((await findTable(db, id))?.columns).toEqual(columns);
      expect(await countParts(id)).toBe(3);
    });

    it("are read from the parts by a process that has not stored them", async () => {
      const id = await newTable();
      const columns = columnsTitled("a", 600);
      await updateTable(db, id, { columns });
      const stamp = randomUUID();
      await db.updateTable("columnParts").set({ stamp }).where("tableId", "=", id).execute();
      const inRow = JSON.stringify({ stamp, count: 600 });
      await db.updateTable("tables").set({ columns: inRow }).where("id", "=", id).execute();
      expect((await findTable(db, id))?.columns).toEqual(columns);
    });

    it("are never some of them", async () => {
      const id = await newTable();
      await updateTable(db, id, { columns: columnsTitled("a", 600) });
      const inRow = JSON.stringify({ stamp: randomUUID(), count: 600 });
      await db.updateTable("tables").set({ columns: inRow }).where("id", "=", id).execute();
      await expect(findTable(db, id)).rejects.toThrow("are lost");
    });
  });

  describe("cleaning all rows", () => {
    const CLEANED = {
      columns: [],
      description: "All",
      tags: ["a"],
      generation: 1,
      generationTry: "0123abcd",
      rowCount: 250,
      numPages: 13,
    };

    async function doneTable(): Promise<string> {
      const id = await newTable();
      await updateTable(db, id, { status: "done", cleanedRows: 100 });
      return id;
    }

    it("is asked for once, and only of a table that is cleaned", async () => {
      expect(await startCleanAll(db, await newTable(), 7)).toBe(false);
      const id = await doneTable();
      expect(await startCleanAll(db, id, 7)).toBe(true);
      expect(await startCleanAll(db, id, 8)).toBe(false);
      expect(await findTable(db, id)).toMatchObject({ cleanAllAfter: 7, cleanedRows: 100 });
    });

    it("ends in a version of its own, without a limit", async () => {
      const id = await doneTable();
      await startCleanAll(db, id, 7);
      expect(await finishCleanAll(db, { id, cleanAllAfter: 7 }, CLEANED)).toBe(true);
      expect(await findTable(db, id)).toMatchObject({
        cleanAllAfter: null,
        cleanedRows: 250,
        generation: 1,
        generationTry: "0123abcd",
        rowLimit: 0,
        version: 2,
      });
    });

    it("changes nothing once it was ended, or asked for again since", async () => {
      const id = await doneTable();
      await startCleanAll(db, id, 7);
      expect(await dropCleanAll(db, id)).toBe(true);
      expect(await dropCleanAll(db, id)).toBe(false);
      expect(await finishCleanAll(db, { id, cleanAllAfter: 7 }, CLEANED)).toBe(false);
      await startCleanAll(db, id, 8);
      expect(await finishCleanAll(db, { id, cleanAllAfter: 7 }, CLEANED)).toBe(false);
      expect(await findTable(db, id)).toMatchObject({ cleanedRows: 100, rowLimit: 100, version: 1 });
    });

    it("numbers its events after those there were", async () => {
      const stream = `test:${randomUUID()}`;
      expect(await lastEvent(db, stream)).toBeUndefined();
      await appendEvents(db, stream, 0, ["a", "b"]);
      const last = await lastEvent(db, stream);
      expect(last?.seq).toBe(1);
      await appendNextEvent(db, stream, "c");
      expect(await nextSeq(db, stream, last?.id ?? 0)).toBe(2);
      expect(await nextSeq(db, stream, 0)).toBe(0);
    });
  });

  describe("sessions", () => {
    const DAY_MS = 24 * 60 * 60_000;
    const start = async (): Promise<string> => {
      const id = randomUUID();
      await createSession(db, id, { language: "de", referrer: null });
      return id;
    };

    it("keeps what the client told", async () => {
      const id = await start();
      const client = { language: "de", referrer: null };
      expect(await findSession(db, id)).toMatchObject({ id, username: null, keyHash: null, client });
    });

    it("knows no session that was not started, or has ended", async () => {
      const id = await start();
      await deleteSession(db, id);
      for (const none of [randomUUID(), id]) {
        expect(await findSession(db, none)).toBeUndefined();
        expect(await renewSession(db, none, randomUUID(), { username: "ann", keyHash: "" })).toBe(false);
      }
    });

    it("knows a session for five days, and removes it then", async () => {
      const id = await start();
      const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
      expect(await findSession(db, id, inDays(4.9))).toMatchObject({ id });
      expect(await findSession(db, id, inDays(5.1))).toBeUndefined();
      await deleteExpiredSessions(db, inDays(4.9));
      expect(await findSession(db, id)).toMatchObject({ id });
      expect(await deleteExpiredSessions(db, inDays(5.1))).toBeGreaterThan(0);
      expect(await findSession(db, id)).toBeUndefined();
    });

    it("goes on as another one with its tables when a key is given, and ends when that key is revoked", async () => {
      const [former, other] = [await start(), await start()];
      const table = await newTable({ session: former });
      await appendEdit(db, newEdit(table, { session: former }));
      await appendEdit(db, newEdit(table, { session: other }));
      const keys = [await createApiKey(db, "cleo"), await createApiKey(db, "cleo")];
      const users = await Promise.all(keys.map((key) => findKeyUser(db, key)));
      const [id, otherId] = [randomUUID(), randomUUID()];
      expect(await renewSession(db, former, id, users[0]!)).toBe(true);
      expect(await renewSession(db, other, otherId, users[1]!)).toBe(true);
      expect(await findSession(db, former)).toBeUndefined();
      expect(await findSession(db, id)).toMatchObject({ username: "cleo", client: { language: "de" } });
      expect(await findTable(db, table)).toMatchObject({ session: id });
      expect((await editsUpTo(db, table, 9)).map(({ session }) => session)).toEqual([id, other]);
      expect(await revokeApiKeys(db, "cleo", users[0]!.keyHash.slice(0, 8))).toBe(1);
      expect(await findSession(db, id)).toBeUndefined();
      expect(await findSession(db, otherId)).toMatchObject({ username: "cleo" });
      expect(await revokeApiKeys(db, "cleo")).toBe(1);
      expect(await findSession(db, otherId)).toBeUndefined();
    });

    it("is found by each id that it had, as long as it goes on; what it was told before goes along", async () => {
      const [first, second, third] = [await start(), randomUUID(), randomUUID()];
      const ann = (await findKeyUser(db, await createApiKey(db, `ann ${first}`)))!;
      await appendNextEvent(db, sessionStream(first), "hello");
      expect(await findSuccessor(db, first)).toBeUndefined();
      expect(await renewSession(db, first, second, ann)).toBe(true);
      expect(await renewSession(db, first, randomUUID(), ann)).toBe(false);
      expect(await renewSession(db, second, third, ann)).toBe(true);
      for (const id of [first, second]) expect(await findSuccessor(db, id)).toBe(third);
      expect(await lastEvent(db, sessionStream(third))).toMatchObject({ payload: "hello" });
      await deleteSession(db, third);
      for (const id of [first, second, third]) {
        expect(await findSuccessor(db, id)).toBeUndefined();
        expect(await findSession(db, id)).toBeUndefined();
      }
    });

    it("is given a key under the id that it has", async () => {
      const id = await start();
      const ann = (await findKeyUser(db, await createApiKey(db, `ann ${id}`)))!;
      expect(await bindSession(db, id, ann)).toBe(true);
      expect(await findSession(db, id)).toMatchObject({ id, username: `ann ${id}` });
      expect(await bindSession(db, randomUUID(), ann)).toBe(false);
    });
  });

  describe("API keys", () => {
    it("finds the user of a key and stores no key", async () => {
      const key = await createApiKey(db, "ann");
      const user = await findKeyUser(db, key);
      expect(user).toMatchObject({ username: "ann" });
      expect(await listApiKeys(db, "ann")).toEqual([
        { id: user!.keyHash.slice(0, 8), username: "ann", createdAt: expect.any(Date) },
      ]);
      expect(await listApiKeys(db)).toContainEqual(expect.objectContaining({ username: "ann" }));
      const stored = await db.selectFrom("apiKeys").selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(key);
    });

    it.each(["", "wrong", "' or 1=1 --", "\u0000"])("refuses the key %j", async (key) => {
      expect(await findKeyUser(db, key)).toBeUndefined();
    });

    it("refuses a revoked key, and keeps those of others", async () => {
      const [key, other] = [await createApiKey(db, "bob"), await createApiKey(db, "eve")];
      expect(await revokeApiKeys(db, "bob", "nothing")).toBe(0);
      expect(await revokeApiKeys(db, "bob")).toBe(1);
      expect(await findKeyUser(db, key)).toBeUndefined();
      expect(await findKeyUser(db, other)).toMatchObject({ username: "eve" });
    });
  });

  describe("tables", () => {
    it("changes what is given and leaves the rest", async () => {
      const id = await newTable();
      const columns = [{ ingestTitle: "__proto__", title: "a\u0000b", hasData: true, clean: null }];
      await updateTable(db, id, { status: "running", numRows: 7, columns, name: "nul \u0000" });
      await updateTable(db, id, { cleanedRows: 5, tags: ["a", "b,c"], parameters: { file_type: "csv" } });
      expect(await findTable(db, id)).toMatchObject({
        status: "running",
        numRows: 7,
        cleanedRows: 5,
        version: 1,
        fileName: "people.csv",
        name: "nul \uFFFD",
        tags: ["a", "b,c"],
        parameters: { file_type: "csv" },
        columns,
      });
    });

    it("lists the tables that are not finished", async () => {
      const [waiting, running, done] = [await newTable(), await newTable(), await newTable()];
      await updateTable(db, running, { status: "running" });
      await updateTable(db, done, { status: "done" });
      const unfinished = await unfinishedTables(db);
      expect(unfinished).toEqual(expect.arrayContaining([waiting, running]));
      expect(unfinished).not.toContain(done);
    });

    it("deletes a table with its edits", async () => {
      const id = await newTable();
      await appendEdit(db, newEdit(id));
      expect(await deleteTable(db, id)).toBe(true);
      expect(await findTable(db, id)).toBeUndefined();
      expect(await deleteTable(db, id)).toBe(false);
    });
  });

  describe("edits", () => {
    it("are refused when they are of a kind that only another version knows", async () => {
      const id = await newTable();
      const { seq } = (await appendEdit(db, newEdit(id)))!;
      await db.updateTable("edits").set({ kind: "colour" }).where("seq", "=", seq).execute();
      await appendEdit(db, newEdit(id, text("later")));
      await expect(editsUpTo(db, id, 3)).rejects.toThrow(
        'An edit of the kind "colour" in row 0 of column 0 is unknown',
      );
      await db.updateTable("edits").set({ kind: "cell" }).where("seq", "=", seq).execute();
      expect((await editsUpTo(db, id, 3)).map(({ value }) => value)).toMatchObject([
        { value: "x" },
        { value: "later" },
      ]);
    });

    it("raises the version with each edit, and not with the same edit again", async () => {
      const id = await newTable();
      const edit = newEdit(id);
      const first = await appendEdit(db, edit);
      expect(first).toMatchObject({ version: 2, duplicate: false });
      expect(await appendEdit(db, edit)).toEqual({ ...first, duplicate: true });
      for (const change of [text("other"), text("x", 3), { value: { field: "isValid", value: true } }] as const)
        expect(await appendEdit(db, parseEdit({ ...edit, ...change }))).toEqual({
          ...first,
          duplicate: true,
          differs: true,
        });
      expect(await appendEdit(db, newEdit(id))).toMatchObject({ version: 3, differs: false });
      expect(await findTable(db, id)).toMatchObject({ version: 3, updatedAt: expect.any(Date) });
    });

    it("gives each of many edits at once a version of its own", async () => {
      const id = await newTable();
      const made = await Promise.all(Array.from({ length: 20 }, () => appendEdit(db, newEdit(id))));
      const versions = made.map((edit) => edit!.version).sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    });

    it("finds the edits of some rows, of titles, and up to a version", async () => {
      const id = await newTable();
      await appendEdit(db, newEdit(id, text(null, 19)));
      await appendEdit(db, newEdit(id, text("nul \u0000 '; drop table edits", 20)));
      await appendEdit(db, newEdit(id, { ...text("", 39), value: { field: "isValid", value: true } }));
      await appendEdit(db, newEdit(id, { kind: "title", place: { row: null, column: 0 }, value: "Name" }));
      const page = await editsOfRows(db, id, 20, 20);
      expect(page.map(({ place, value }) => [place.row, value])).toEqual([
        [20, { field: "output", value: "nul \u0000 '; drop table edits" }],
        [39, { field: "isValid", value: true }],
      ]);
      expect(await columnEdits(db, id)).toMatchObject([{ value: "Name", version: 5 }]);
      expect(await editsUpTo(db, id, 3)).toHaveLength(2);
    });

    it("says how far the log goes up to a version, and finds what follows after an edit", async () => {
      const id = await newTable();
      expect(await markOfEdits(db, id, 9)).toEqual({ count: 0, last: 0 });
      const made = [];
      for (const value of ["a", "b", "c"]) made.push((await appendEdit(db, newEdit(id, text(value))))!.seq);
      await appendEdit(db, newEdit(await newTable()));
      const [first = 0, second = 0, third = 0] = made;
      expect(await markOfEdits(db, id, 3)).toEqual({ count: 2, last: second });
      expect(await markOfEdits(db, id, 4)).toEqual({ count: 3, last: third });
      const after = await editsAfter(db, { tableId: id, version: 4, seq: first });
      expect(after.map(({ seq, value }) => [seq, value])).toMatchObject([
        [second, { value: "b" }],
        [third, { value: "c" }],
      ]);
      expect(await editsAfter(db, { tableId: id, version: 3, seq: 0 })).toHaveLength(2);
    });

    it("refuses an edit of a table that does not exist", async () => {
      expect(await appendEdit(db, newEdit(randomUUID()))).toBeUndefined();
    });

    it("takes back an edit with the transaction it was made in", async () => {
      const id = await newTable();
      const failing = inTransaction(db, async (trx) => {
        await appendEdit(trx, newEdit(id));
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await findTable(db, id)).toMatchObject({ version: 1 });
      expect(await editsUpTo(db, id, 100)).toEqual([]);
    });
  });

  describe("what its owner says of a table", () => {
    it("stands, and what is left out stays as it was", async () => {
      const id = await newTable();
      await updateTable(db, id, { name: "made up", description: "made up", tags: ["a"] });
      const said = async (details: OwnerDetails) => describeTable(db, id, details);
      await said({ name: "Orders \u0000", tags: ["x", "y"] });
      await said({ listed: false });
      expect(await findTable(db, id)).toMatchObject({
        name: "Orders \uFFFD",
        description: "made up",
        tags: ["x", "y"],
        listedBy: null,
        ownerDetails: { tags: ["x", "y"], listed: false },
        version: 1,
      });
    });

    it("stands whole when two windows say something at the same moment", async () => {
      const id = await newTable();
      await Promise.all([describeTable(db, id, { name: "Orders" }), describeTable(db, id, { tags: ["x"] })]);
      expect((await findTable(db, id))?.ownerDetails).toEqual({ name: "Orders", tags: ["x"] });
    });

    it("goes over to a new reading of its file", async () => {
      const previousId = await newTable();
      const id = randomUUID();
      const ownerDetails = { name: "Orders", tags: ["x"] };
      await createTable(db, { ...NEW_TABLE, id, reading: { previousId, version: 2, ownerDetails } });
      expect(await findTable(db, id)).toMatchObject({ name: "Orders", description: null, tags: ["x"], ownerDetails });
    });
  });

  describe("views", () => {
    const run = (table: string, version: number) => ({
      tables: [{ id: table, version }],
      columns: [{ title: 'größe "😀"', sqlType: "BIGINT" }],
      numRows: 2,
      cut: ["rows"],
      elapsedMs: 12.4,
      runAt: new Date("2026-01-02T03:04:05Z"),
    });

    it("keep their query and what came of it, and are found by their table", async () => {
      const [table, other, id] = [randomUUID(), randomUUID(), randomUUID()];
      const view = { id, query: "select 'größe 😀'", session: SESSION, username: null };
      const made = await createView(db, view, run(table, 1));
      expect(made).toMatchObject({ ...view, ...run(table, 1), elapsedMs: 12, run: 1 });
      expect(await findView(db, id)).toEqual(made);
      expect(await viewsOfTable(db, table)).toEqual([id]);
      expect(await viewsOfTable(db, other)).toEqual([]);
      expect(await findView(db, other)).toBeUndefined();
    });

    it("are renewed once by those who are at it at the same time", async () => {
      const [table, id] = [randomUUID(), randomUUID()];
      const made = await createView(db, { id, query: "x", session: SESSION, username: "ann" }, run(table, 1));
      const renewed = await Promise.all([renewView(db, made, run(table, 2)), renewView(db, made, run(table, 2))]);
      expect(renewed.filter((one) => one !== undefined)).toMatchObject([{ run: 2, tables: [{ version: 2 }] }]);
    });
  });

  describe("the newest tables", () => {
    it("are somebody's own, or the listed ones of others; never deleted or unfinished ones", async () => {
      const [mine, hidden, deleted, waiting] = [await newTable(), randomUUID(), await newTable(), await newTable()];
      const session = randomUUID();
      const other = randomUUID();
      await createTable(db, { ...NEW_TABLE, id: hidden, listedBy: null, session });
      await createTable(db, { ...NEW_TABLE, id: other, session, username: "ann" });
      for (const id of [mine, hidden, other]) await updateTable(db, id, { status: "done" });
      await updateTable(db, deleted, { status: "done", deletedAt: new Date() });
      const idsOf = async (found: ReturnType<typeof newestOwnTables>) => (await found).map(({ id }) => id);
      const owner = { sessionId: session, username: null };
      expect((await idsOf(newestOwnTables(db, owner, 10))).sort()).toEqual([hidden, other].sort());
      expect(await idsOf(newestOwnTables(db, { sessionId: randomUUID(), username: "ann" }, 10))).toEqual([other]);
      const others = await idsOf(newestPublicTables(db, { ...owner, username: "bob" }, 100));
      expect(others).toContain(mine);
      expect(others.filter((id) => [hidden, other, deleted, waiting].includes(id))).toEqual([]);
      const all = await idsOf(newestPublicTables(db, undefined, 100));
      expect(all).toEqual(expect.arrayContaining([mine, other]));
      expect(all).not.toContain(hidden);
    });

    it("are those of the newest readings", async () => {
      const [former, next] = [await newTable(), await newTable()];
      for (const id of [former, next]) await updateTable(db, id, { status: "done" });
      await updateTable(db, former, { nextId: next });
      const found = (await newestPublicTables(db, undefined, 100)).map(({ id }) => id);
      expect([found.includes(former), found.includes(next)]).toEqual([false, true]);
    });
  });

  describe("what visitors and addresses use", () => {
    it("is counted by session, by user and by address, deleted tables included", async () => {
      const [session, elsewhere, username] = [randomUUID(), randomUUID(), `user ${randomUUID()}`];
      const address = await hashAddress(db, "192.0.2.1");
      const make = async (who: { session: string; username: string | null }, uploadBytes: number) => {
        const id = randomUUID();
        await createTable(db, { ...NEW_TABLE, ...who, id, uploadBytes, address });
        return id;
      };
      await make({ session, username: null }, 10);
      const done = await make({ session, username }, 100);
      await updateTable(db, done, { status: "done", deletedAt: new Date() });
      await make({ session: elsewhere, username }, 1000);
      const ofVisitor = async (sessionId: string, user: string | null) =>
        await useOfVisitor(db, { sessionId, username: user });
      expect(await ofVisitor(session, null)).toEqual({ tables: 2, bytes: 110, jobs: 1 });
      expect(await ofVisitor(session, username)).toEqual({ tables: 3, bytes: 1110, jobs: 2 });
      expect(await ofVisitor(randomUUID(), null)).toEqual({ tables: 0, bytes: 0, jobs: 0 });
      expect(await useOfAddress(db, address)).toEqual({ tables: 3, bytes: 1110, jobs: 2 });
      expect(address).toMatch(/^[0-9a-f]{32}$/);
      expect(await hashAddress(db, "192.0.2.2")).not.toBe(address);
    });
  });

  describe("deleted tables", () => {
    it("are found once their time is over, unless a job is at them", async () => {
      const [old, young, busy, kept] = [await newTable(), await newTable(), await newTable(), await newTable()];
      await updateTable(db, old, { status: "done", deletedAt: new Date("2026-01-01T10:00:00Z") });
      await updateTable(db, young, { status: "failed", deletedAt: new Date("2026-01-01T12:00:00Z") });
      await updateTable(db, busy, { status: "running", deletedAt: new Date("2026-01-01T10:00:00Z") });
      await updateTable(db, kept, { status: "done" });
      const found = await tablesDeletedUntil(db, new Date("2026-01-01T11:00:00Z"));
      expect(found).toContain(old);
      expect(found).not.toEqual(expect.arrayContaining([young]));
      expect(found.filter((id) => id === busy || id === kept)).toEqual([]);
    });

    it("leave the readings before and after them standing alone", async () => {
      const first = await newTable();
      const [second, third] = [randomUUID(), randomUUID()];
      const reading = (previousId: string) => ({ previousId, version: 2, ownerDetails: {} });
      await createTable(db, { ...NEW_TABLE, id: second, reading: reading(first) });
      await createTable(db, { ...NEW_TABLE, id: third, reading: reading(second) });
      await updateTable(db, first, { nextId: second });
      expect(await deleteTable(db, second)).toBe(true);
      expect(await findTable(db, first)).toMatchObject({ nextId: null });
      expect(await findTable(db, third)).toMatchObject({ previousId: null });
    });
  });

  describe("a new reading of a file", () => {
    const reading = async (previousId: string, version: number): Promise<string> => {
      const id = randomUUID();
      const askedChoices = { headerRows: 0, delimiter: "\t", sheet: "nul \u0000" };
      await createTable(db, { ...NEW_TABLE, id, askedChoices, reading: { previousId, version, ownerDetails: {} } });
      return id;
    };

    it("knows what was asked, what came of it, and the table before", async () => {
      const before = await newTable();
      const id = await reading(before, 4);
      const choices = { encoding: "utf-8", headerRows: 0 };
      const selectable = { entries: [], sheets: ["a", "b"], recordPaths: [] };
      await updateTable(db, id, { choices, selectable });
      expect(await findTable(db, id)).toMatchObject({
        version: 4,
        previousId: before,
        nextId: null,
        askedChoices: { headerRows: 0, delimiter: "\t", sheet: "nul \u0000" },
        choices,
        selectable,
      });
      expect(await findTable(db, before)).toMatchObject({ version: 1, previousId: null, askedChoices: {} });
    });

    it("takes over edits in its own version, under those it has already", async () => {
      const before = await newTable();
      await appendEdit(db, newEdit(before, text("kept")));
      await appendEdit(db, newEdit(before, text("covered", 1)));
      const edits = await editsUpTo(db, before, 3);
      const id = await reading(before, 4);
      await appendEdit(db, newEdit(id, text("own", 1)));
      await inTransaction(db, (transaction) =>
        carryEdits(
          transaction,
          id,
          edits.map(({ seq: _seq, ...edit }) => edit),
        ),
      );
      expect(await findTable(db, id)).toMatchObject({ version: 5 });
      const found = await editsUpTo(db, id, 5);
      expect(found.map(({ place, value, version }) => [place.row, value, version])).toMatchObject([
        [1, { value: "own" }, 5],
        [0, { value: "kept" }, 5],
      ]);
      expect(await editsUpTo(db, before, 3)).toEqual(edits);
    });

    it("takes over the answers to other questions than those answered there already", async () => {
      const answer = (tableId: string, parameter: "encoding" | "header", value: string): NewEdit =>
        newEdit(tableId, { kind: "reading", place: WHOLE_TABLE, value: { parameter, reading: value } });
      const id = await reading(await newTable(), 4);
      await appendEdit(db, answer(id, "header", "names"));
      await inTransaction(db, (transaction) =>
        carryEdits(transaction, id, [answer(id, "encoding", "cp850"), answer(id, "header", "values")]),
      );
      expect((await editsUpTo(db, id, 5)).map(({ value }) => value)).toEqual([
        { parameter: "header", reading: "names" },
        { parameter: "encoding", reading: "cp850" },
      ]);
    });
  });

  describe("events", () => {
    it("are stored once when a resumed job tells them again", async () => {
      const stream = `job:${randomUUID()}`;
      await appendEvents(db, stream, 0, [{ page: 0 }, { page: 1 }]);
      await appendEvents(db, stream, 0, [{ page: 0 }, { page: 1 }, { page: 2 }]);
      const events = await readEvents(db, stream, 0, 100);
      expect(events.map(({ seq, payload }) => [seq, payload])).toEqual([
        [0, { page: 0 }],
        [1, { page: 1 }],
        [2, { page: 2 }],
      ]);
      expect(await readEvents(db, stream, events[1]!.id, 100)).toEqual([events[2]]);
    });

    it("of a job may be more than fit into one statement", async () => {
      const stream = `job:${randomUUID()}`;
      const payloads = Array.from({ length: 40_000 }, (_, index) => index);
      await appendEvents(db, stream, 0, payloads);
      const [newest] = await readEvents(db, stream, (await lastEvent(db, stream))!.id - 1, 1);
      expect(newest).toMatchObject({ seq: 39_999, payload: 39_999 });
    });

    it("of several writers are numbered without gaps", async () => {
      const stream = `table:${randomUUID()}`;
      await Promise.all(Array.from({ length: 10 }, (_, index) => appendNextEvent(db, stream, index)));
      const events = await readEvents(db, stream, 0, 100);
      expect(events.map((event) => event.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      await deleteEvents(db, stream);
      expect(await readEvents(db, stream, 0, 100)).toEqual([]);
    });

    it("wake those who follow the stream, and nobody else", async () => {
      const { hub } = test.database;
      let others = 0;
      const stopOther = hub.subscribe("other", () => others++);
      const woken = new Promise<void>((resolve) => {
        const stop = hub.subscribe("mine", () => {
          stop();
          resolve();
        });
      });
      await hub.announce("mine");
      await woken;
      stopOther();
      expect(others).toBe(0);
    });
  });
});
