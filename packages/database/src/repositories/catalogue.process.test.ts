import { randomUUID } from "node:crypto";
import { parseEdit, WHOLE_TABLE } from "@limpid/edits";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../connection/database.ts";
import type { ListedBy } from "../schema/schema.ts";
import { TEST_DATABASES, type TestDatabase } from "../testing/index.ts";
import { changedEntries, keepVector, listedEntries, newestSeq, refreshEntry, tablesTodo } from "./catalogue.ts";
import { appendEdit } from "./edits.ts";
import { readFeed, readListed, readOwnTables, selectFeed } from "./feeds.ts";
import { countOpen } from "./table-opens.ts";
import { createTable, deleteTable, describeTable, findTable, listTable, updateTable } from "./tables.ts";

const SESSION = "0b0a3c52-6f6e-4c0c-9d77-0d3d9a3f1a01";
const OTHER = "0b0a3c52-6f6e-4c0c-9d77-0d3d9a3f1a02";
const FACTS = { version: 1, quality: 0.5, values: [["Zürich", "Bern"]], source: "people.csv" };

describe.each(TEST_DATABASES)("on the $kind database", ({ open }) => {
  let test: TestDatabase;
  let db: Database["db"];

  beforeAll(async () => {
    test = await open();
    db = test.database.db;
  });
  afterAll(() => test.remove());

  interface Place {
    readonly listedBy?: ListedBy | null;
    readonly session?: string;
    readonly username?: string | null;
  }

  /** Lists the table as publishing does. */
  async function publish({ listedBy = "owner", session = SESSION, username = null }: Place = {}): Promise<string> {
    const id = randomUUID();
    const place = { session, username, fileName: "people.csv", source: "file", listedBy };
    await createTable(db, { id, ...place, pageSize: 20, rowLimit: 100 });
    const columns = [{ ingestTitle: "ort", title: "ort", hasData: true, clean: null }];
    await updateTable(db, id, { columns, name: "People", status: "done" });
    await refreshEntry(db, id, FACTS);
    return id;
  }

  const entryOf = async (id: string) => (await listedEntries(db, [id]))[0];
  const rowOf = (id: string) =>
    db.selectFrom("catalogue").selectAll().where("tableId", "=", id).executeTakeFirstOrThrow();

  function edit(tableId: string, kind: "cell" | "title", text: string, editUuid = randomUUID()) {
    const place = { row: kind === "title" ? null : 0, column: 0 };
    const value = kind === "title" ? text : { field: "output", value: text };
    return append(tableId, { editUuid, kind, place, value });
  }

  const hold = (tableId: string, batch: string, undone: boolean) =>
    append(tableId, { editUuid: randomUUID(), kind: "hold", place: WHOLE_TABLE, value: { batch, undone } });

  function append(tableId: string, edit: Parameters<typeof parseEdit>[0] & { readonly editUuid: string }) {
    return appendEdit(db, parseEdit({ tableId, session: SESSION, username: null, dtUtc: new Date(), ...edit }));
  }

  it("an entry has what is searched of a cleaned table", async () => {
    const id = await publish({ username: "ann" });
    expect(await entryOf(id)).toMatchObject({
      tableId: id,
      username: "ann",
      entry: { name: "People", titles: ["ort"], values: [["Zürich", "Bern"]], source: "people.csv" },
    });
  });

  it("a table that is not cleaned yet has no entry, nor has one that failed", async () => {
    const id = randomUUID();
    const place = { session: SESSION, username: null, fileName: null, source: "text", listedBy: "owner" } as const;
    await createTable(db, { id, ...place, pageSize: 20, rowLimit: 100 });
    await updateTable(db, id, { name: "Early", status: "running" });
    await refreshEntry(db, id, FACTS);
    await updateTable(db, id, { status: "failed" });
    expect(await entryOf(id)).toBeUndefined();
    expect(await readListed(db, [id])).toEqual([]);
  });

  it("entries follow names, titles and listing, each change with a higher number", async () => {
    const id = await publish();
    const steps: [() => Promise<unknown>, object | undefined][] = [
      [() => updateTable(db, id, { name: "Staff" }), { name: "Staff", titles: ["ort"] }],
      [() => edit(id, "title", "town"), { name: "Staff", titles: ["town"], values: FACTS.values }],
      [() => updateTable(db, id, { listedBy: null }), undefined],
      [() => updateTable(db, id, { listedBy: "owner" }), { name: "Staff", titles: ["town"], values: [] }],
    ];
    for (const [change, expected] of steps) {
      const before = await newestSeq(db);
      await change();
      const changed = (await changedEntries(db, before, 10)).filter(({ tableId }) => tableId === id);
      expect(changed).toHaveLength(1);
      const entry = await entryOf(id);
      if (expected === undefined) expect(entry).toBeUndefined();
      else expect(entry?.entry).toMatchObject(expected);
    }
  });

  it("an entry has the titles in force when titles are undone and done again", async () => {
    const id = await publish();
    const [town, city] = [randomUUID(), randomUUID()];
    const titles = async () => (await entryOf(id))?.entry.titles;
    await edit(id, "title", "town", town);
    await edit(id, "title", "city", city);
    await hold(id, city, true);
    expect(await titles()).toEqual(["town"]);
    expect(await rowOf(id)).toMatchObject({ todo: "describe" });
    await hold(id, town, true);
    expect(await titles()).toEqual(["ort"]);
    await hold(id, city, false);
    expect(await titles()).toEqual(["city"]);
    await updateTable(db, id, { name: "Staff" });
    expect(await titles()).toEqual(["city"]);
  });

  it("values of a table that is not listed are not kept", async () => {
    const id = await publish({ listedBy: null });
    expect((await rowOf(id)).entry).toMatchObject({ values: [] });
    expect(await rowOf(id)).toMatchObject({ listed: false, quality: 0.5, todo: null });
  });

  describe("the readings of one file", () => {
    async function readAgain(previousId: string): Promise<string> {
      const id = randomUUID();
      const place = { session: SESSION, username: null, fileName: "people.csv", source: "file", listedBy: null };
      const reading = { previousId, version: 2, ownerDetails: {} };
      await createTable(db, { id, ...place, pageSize: 20, rowLimit: 100, reading });
      await updateTable(db, id, { name: "People", status: "done" });
      await updateTable(db, previousId, { nextId: id });
      return id;
    }
    const listedBy = async (...ids: readonly string[]) => {
      const found: unknown[] = [];
      for (const id of ids) found.push((await findTable(db, id))?.listedBy);
      return found;
    };

    it("are public or private together, whichever of them is published or made private", async () => {
      const first = await publish({ listedBy: null });
      const [second, other] = [await readAgain(first), await readAgain(first)];
      const third = await readAgain(second);
      const all = [first, second, other, third] as const;
      expect(await listedBy(...all)).toEqual([null, null, null, null]);
      await describeTable(db, first, { listed: true });
      expect(await listedBy(...all)).toEqual(["owner", "owner", "owner", "owner"]);
      expect((await listedEntries(db, all)).map(({ tableId }) => tableId).sort()).toEqual([other, third].sort());
      await describeTable(db, third, { listed: false });
      expect(await listedBy(...all)).toEqual([null, null, null, null]);
      expect(await listedEntries(db, all)).toEqual([]);
    });

    it("stay private when the newest of them is deleted", async () => {
      const first = await publish();
      const second = await readAgain(first);
      expect(await listedBy(first, second)).toEqual(["owner", "owner"]);
      await describeTable(db, second, { listed: false });
      await deleteTable(db, second);
      expect(await readListed(db, [first])).toEqual([]);
      expect(await listedEntries(db, [first])).toEqual([]);
    });

    it("made public or private by whoever runs the service ask their owner once more", async () => {
      const id = await publish({ listedBy: null });
      await describeTable(db, id, { listed: false, tags: ["a"] });
      await listTable(db, id, "operator");
      expect(await findTable(db, id)).toMatchObject({
        listed: true,
        listedBy: "operator",
        ownerDetails: { tags: ["a"] },
      });
      expect((await findTable(db, id))?.ownerDetails.listed).toBeUndefined();
      await listTable(db, id, null);
      expect(await listedBy(id)).toEqual([null]);
    });
  });

  it("a table is described anew after an edit, and its meaning is told anew after that", async () => {
    const id = await publish();
    expect(await tablesTodo(db, "embed", 1000)).toContain(id);
    await edit(id, "cell", "Basel");
    expect(await tablesTodo(db, "describe", 1000)).toContain(id);
    await refreshEntry(db, id, { ...FACTS, version: 2, values: [["Basel"]] });
    expect(await rowOf(id)).toMatchObject({ todo: "embed", entry: { values: [["Basel"]] } });
    const { seq } = await rowOf(id);
    await keepVector(db, { tableId: id, seq: Number(seq) - 1 }, "b2xk");
    expect((await rowOf(id)).vector).toBeNull();
    await keepVector(db, { tableId: id, seq: Number(seq) }, "bmV3");
    expect(await rowOf(id)).toMatchObject({ vector: "bmV3", todo: null });
    expect(Number((await rowOf(id)).seq)).toBeGreaterThan(Number(seq));
  });

  it("facts of an older version are not the last word", async () => {
    const id = await publish();
    await edit(id, "cell", "Basel");
    await refreshEntry(db, id, FACTS);
    expect((await rowOf(id)).todo).toBe("describe");
  });

  it("what its owner deletes is found by nobody, and is found again once it is restored", async () => {
    const id = await publish();
    await updateTable(db, id, { deletedAt: new Date() });
    expect(await entryOf(id)).toBeUndefined();
    expect((await rowOf(id)).entry).toMatchObject({ values: [] });
    expect(await readListed(db, [id])).toEqual([]);
    const own = await readOwnTables(db, { sessionId: SESSION, username: null }, { limit: 1000, afterId: null });
    expect(own.tables.map((table) => table.id)).not.toContain(id);
    await updateTable(db, id, { deletedAt: null });
    expect(await entryOf(id)).toMatchObject({ entry: { name: "People" } });
    expect(await tablesTodo(db, "describe", 1000)).toContain(id);
  });

  it("a table that was read anew makes room for its new reading, until that is deleted", async () => {
    const [former, next] = [await publish(), await publish()];
    await updateTable(db, former, { nextId: next });
    expect([await entryOf(former), (await readListed(db, [former, next])).map(({ id }) => id)]).toEqual([
      undefined,
      [next],
    ]);
    await deleteTable(db, next);
    expect(await entryOf(former)).toBeDefined();
  });

  it("nothing but the fact stays of a deleted table", async () => {
    const id = await publish();
    const before = await newestSeq(db);
    await deleteTable(db, id);
    const [gone] = await changedEntries(db, before, 10);
    expect(gone).toMatchObject({ tableId: id, listed: false, entry: {}, vector: null, session: null });
    expect(await tablesTodo(db, "describe", 1000)).not.toContain(id);
  });

  describe("feeds", () => {
    async function allOf(feed: "latest" | "quality" | "popular", limit: number): Promise<string[]> {
      const ids: string[] = [];
      for (let afterId: string | null = null; ; ) {
        const { tables, lastId } = await readFeed(db, feed, { limit, afterId });
        ids.push(...tables.map(({ id }) => id));
        if (lastId === null) return ids;
        afterId = lastId;
      }
    }

    it("go through all listed tables once, whatever the size of a page", async () => {
      for (let count = 0; count < 5; count++) await publish();
      await publish({ listedBy: null });
      for (const feed of ["latest", "quality", "popular"] as const) {
        const ids = await allOf(feed, 3);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(await allOf(feed, 50));
        expect(ids.length).toBeGreaterThanOrEqual(5);
        const tables = await readListed(db, ids);
        expect(tables.every(({ listed }) => listed)).toBe(true);
      }
    });

    it.each(["latest", "quality", "popular"] as const)("%s are read from their index, unsorted", async (feed) => {
      const query = selectFeed(db, feed, { limit: 3, afterId: randomUUID() }).compile();
      const plan = await db.transaction().execute(async (trx) => {
        const isPostgres = test.database.kind === "postgres";
        // Few tables are sorted as fast.
        if (isPostgres)
          for (const way of ["seqscan", "sort"]) await sql.raw(`set local enable_${way} = off`).execute(trx);
        const explain = isPostgres ? "explain" : "explain query plan";
        return await trx.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
      });
      expect(JSON.stringify(plan.rows)).toContain(`catalogue_${feed}`);
      expect(JSON.stringify(plan.rows)).not.toMatch(/sort|temp b-tree/i);
    });

    it("begin with the newest, the cleanest, and the one that most have opened", async () => {
      const clean = await publish();
      await refreshEntry(db, clean, { ...FACTS, quality: 1 });
      const popular = await publish();
      for (const sessionId of ["a", "b", "c"]) await countOpen(db, { tableId: popular, sessionId, address: "1.2.3.4" });
      const newest = await publish();
      expect((await readFeed(db, "latest", { limit: 1, afterId: null })).tables[0]?.id).toBe(newest);
      expect((await readFeed(db, "quality", { limit: 1, afterId: null })).tables[0]?.id).toBe(clean);
      expect((await readFeed(db, "popular", { limit: 1, afterId: null })).tables[0]?.id).toBe(popular);
    });

    it("of one's own show those of the session and of the user, listed or not, and of nobody else", async () => {
      const sessionId = randomUUID();
      const username = `user-${sessionId}`;
      const ofSession = await publish({ session: sessionId, listedBy: null });
      const ofUser = await publish({ session: OTHER, username });
      await publish({ session: OTHER });
      const read = async (visitor: { sessionId: string; username: string | null }) =>
        (await readOwnTables(db, visitor, { limit: 10, afterId: null })).tables.map(({ id }) => id);
      expect(await read({ sessionId, username: null })).toEqual([ofSession]);
      expect(await read({ sessionId, username })).toEqual([ofUser, ofSession]);
      expect(await read({ sessionId: randomUUID(), username: null })).toEqual([]);
    });

    it("end after a table that is gone", async () => {
      expect(await readFeed(db, "latest", { limit: 5, afterId: randomUUID() })).toEqual({ tables: [], lastId: null });
    });
  });

  it("a session counts once for a table, and an address for five sessions", async () => {
    const tableId = await publish();
    const open = (sessionId: string, address: string) => countOpen(db, { tableId, sessionId, address });
    expect(await open("a", "1.1.1.1")).toBe(true);
    expect(await open("a", "2.2.2.2")).toBe(false);
    const counted = [];
    for (const session of ["b", "c", "d", "e", "f", "g"]) counted.push(await open(session, "1.1.1.1"));
    expect(counted).toEqual([true, true, true, true, false, false]);
    expect((await rowOf(tableId)).opens).toBe(5);
    const kept = await db.selectFrom("tableOpens").selectAll().where("tableId", "=", tableId).execute();
    expect(JSON.stringify(kept)).not.toContain("1.1.1.1");
  });
});
