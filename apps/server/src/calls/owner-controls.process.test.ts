/** What the owner of a table may say of it and do with it, and nobody else. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DeleteTableReply, EditReply, SqlTablesReply, TableReply } from "@limpid/contract";
import { apiKeyStore, eventStore, tableStore, viewStore } from "@limpid/database";
import { TableFiles, tableKey, viewKey } from "@limpid/files";
import { columnId, plainGuess } from "@limpid/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeDeletedTables } from "../tables/deleted-tables.ts";
import { jobStream, tableStream } from "../tables/streams.ts";
import { openTestApp, type TestApp } from "../testing/open-test-app.ts";

let own: TestApp;
let owner: string;
let stranger: string;
let table: string;

beforeAll(async () => {
  own = await openTestApp({ DELETE_UNDO_MINUTES: "30" });
  [owner, stranger] = [await own.greet(), await own.greet()];
});
afterAll(() => own.close());
beforeEach(async () => {
  table = await own.keepTable(owner);
});

const ask = (what: string, fields: object = {}, session = owner) =>
  own.post(`/api/v1/table/${table}/${what}`, { session_uuid: session, ...fields });
const look = (session: string) => own.get(`/api/v1/table/${table}`, { cookie: `session_uuid=${session}` });

describe("what is read of a table", () => {
  const kept = async (what: string) => {
    const { headers } = await own.get(`/api/v1/${what}/${table}`, { "if-none-match": '"0", "1"' });
    return headers["cache-control"];
  };

  it("is kept by no browser while the table is private, and checked again when it is public", async () => {
    const asked = ["table", "issues", "data/ingest/page", "data/clean/page", "edits", "proposals"];
    for (const what of asked) expect(await kept(what)).toContain("no-store");
    await tableStore.list(own.context.database.db, table, "operator");
    expect(await kept("issues")).toBe("private, no-cache");
    for (const what of ["table", "edits", "proposals"]) expect(await kept(what)).toContain("no-store");
  });
});

describe("the owner without a cookie", () => {
  it("is known by an API key, and may edit what is said to be editable", async () => {
    const { db } = own.context.database;
    const [key, other] = [await apiKeyStore.create(db, "bob"), await apiKeyStore.create(db, "eve")];
    table = await own.keepTable(owner, "bob");
    const lookBy = async (bearer: string) =>
      (await own.get(`/api/v1/table/${table}`, { authorization: `Bearer ${bearer}` })).json<TableReply>().allow_edits;
    expect([await lookBy(key), await lookBy(other)]).toEqual([true, false]);
    expect((await own.get(`/api/v1/table/${table}`)).json<TableReply>().allow_edits).toBe(false);

    const ownBy = async (bearer: string) => {
      const answer = await own.get("/api/v1/sql/tables", { authorization: `Bearer ${bearer}` });
      return answer.json<SqlTablesReply>().own.map(({ id }) => id);
    };
    expect([await ownBy(key), await ownBy(other)]).toEqual([[table], []]);

    const elsewhere = await own.greet();
    const renameBy = (bearer: string) => {
      const column = columnId(table, 0);
      const body = { dt_utc: "2026-01-01 12:00:00", session_uuid: elsewhere, dataframe_uuid: table, value: "Day" };
      const edit = { ...body, action: "edit_column_title", column_uuid: column };
      return own.post(`/api/v1/edit/column/${column}`, edit, { authorization: `Bearer ${bearer}` });
    };
    const accepted = async (bearer: string) => (await renameBy(bearer)).json<EditReply>().accepted;
    expect([await accepted(key), await accepted(other)]).toEqual([true, false]);
  });
});

describe("deleting a table at once", () => {
  it("removes all its files, and leaves nothing to restore", async () => {
    const files = new TableFiles(own.context.blobs, table);
    for (const name of ["upload.bin", "clean.parquet", "exports/v1.csv"]) await files.put(name, Buffer.from("x"));
    const { removed_at } = (await ask("delete", { at_once: true })).json<DeleteTableReply>();
    expect(new Date(removed_at).getTime()).toBeLessThanOrEqual(Date.now());
    expect(await own.context.blobs.look(tableKey(table, ""))).toBeUndefined();
    expect(await tableStore.find(own.context.database.db, table)).toBeUndefined();
    expect((await ask("restore")).json()).toMatchObject({ code: "unknown_job" });
  });

  it("waits for its job, and cannot be restored meanwhile", async () => {
    await tableStore.update(own.context.database.db, table, { status: "running" });
    await ask("delete", { at_once: true });
    expect((await ask("restore")).json()).toMatchObject({ code: "unknown_job" });
    expect((await look(owner)).statusCode).not.toBe(200);
    await tableStore.update(own.context.database.db, table, { status: "done" });
    await removeDeletedTables(own.context, new Date());
    expect(await tableStore.find(own.context.database.db, table)).toBeUndefined();
  });
});

describe("describing a table", () => {
  it("names, describes, tags and lists it", async () => {
    const answer = await ask("describe", { name: " Orders ", description: "", tags: ["a ", "b", "a"], listed: true });
    expect(answer.statusCode).toBe(200);
    const said = { name: "Orders", description: "", tags: ["a", "b"], listed: true, listed_by: "owner" };
    expect(answer.json<TableReply>()).toMatchObject(said);
    expect((await look(stranger)).json<TableReply>()).toMatchObject({ ...said, allow_edits: false });
  });

  it("leaves the rest as it is", async () => {
    await ask("describe", { name: "Orders" });
    await ask("describe", { tags: ["b"] });
    expect((await look(owner)).json()).toMatchObject({ name: "Orders", tags: ["b"], listed_by: null });
  });

  it.each([
    ["a name of blanks", { name: "  " }],
    ["a name too long", { name: "x".repeat(201) }],
    ["a tag with a comma", { tags: ["a,b"] }],
    ["an empty tag", { tags: [" "] }],
    ["too many tags", { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ["a description too long", { description: "x".repeat(2001) }],
    ["another kind of value", { listed: "yes" }],
  ])("refuses %s", async (_, fields) => {
    const answer = await ask("describe", fields);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 422, code: "invalid_request" });
  });

  it("tells which columns seem to hold data of persons", async () => {
    const column = (title: string, predictedClass: string) => ({
      ingestTitle: title,
      title,
      hasData: true,
      clean: {
        entity: plainGuess(predictedClass),
        type: "text",
        classType: "text",
        isJudged: true,
        judgement: "judged" as const,
        evidence: [],
        decisions: [],
        questions: [],
        reasons: [],
      },
    });
    const columns = [column("price", "money"), column("mail", "email")];
    await tableStore.update(own.context.database.db, table, { columns });
    const { personal_columns } = (await look(owner)).json<TableReply>();
    expect(personal_columns).toEqual([{ idx: 1, title: "mail", class: "E-mail address" }]);
  });
});

describe("a deleted table", () => {
  it("is there for nobody, and its owner is told until when it can be restored", async () => {
    const before = Date.now();
    const { removed_at } = (await ask("delete")).json<DeleteTableReply>();
    expect(Date.parse(removed_at) - before).toBeGreaterThanOrEqual(30 * 60_000);
    const owners = await look(owner);
    expect({ status: owners.statusCode, ...owners.json() }).toMatchObject({
      status: 410,
      code: "table_deleted",
      detail: removed_at,
    });
    expect(owners.headers["cache-control"]).toBe("no-store");
    for (const answer of [
      await look(stranger),
      await own.get(`/api/v1/get/${table}/csv`),
      await own.post(`/api/v1/data/clean/columns/${table}`, {}),
      await ask("describe", { name: "x" }),
      await ask("restore", {}, stranger),
    ])
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: "unknown_job" });
  });

  it("comes back as it was", async () => {
    await ask("describe", { name: "Orders" });
    await ask("delete");
    expect((await ask("restore")).json()).toMatchObject({ name: "Orders", status: "done" });
    expect((await look(stranger)).statusCode).toBe(200);
    expect((await ask("restore")).json()).toMatchObject({ code: "not_deleted", status: 409 });
  });

  async function keepView(): Promise<string> {
    const { database, blobs } = own.context;
    const id = randomUUID();
    const run = {
      tables: [{ id: table, version: 1 }],
      columns: [],
      numRows: 0,
      cut: [],
      elapsedMs: 1,
      runAt: new Date(),
    };
    await viewStore.create(database.db, { id, query: "select 1", session: owner, username: null }, run);
    await blobs.put(viewKey(id, 1), Buffer.from("rows"));
    return id;
  }

  it("is gone from disk and database once its time is over", async () => {
    const { database, blobs } = own.context;
    const folder = new TableFiles(blobs, table).path("");
    await mkdir(join(folder, "exports"), { recursive: true });
    await writeFile(join(folder, "exports", "a.csv"), "a");
    for (const stream of [jobStream(table), tableStream(table)]) await eventStore.appendNext(database.db, stream, {});
    const view = await keepView();
    await ask("delete");
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    expect(await removeDeletedTables(own.context, minutes(29))).toBe(0);
    expect(await readdir(folder)).toEqual(["exports"]);
    expect(await removeDeletedTables(own.context, minutes(31))).toBeGreaterThan(0);
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
    // What a query took out of it is gone too.
    expect(await blobs.has(viewKey(view, 1))).toBe(false);
    expect(await tableStore.find(database.db, table)).toBeUndefined();
    for (const stream of [jobStream(table), tableStream(table)])
      expect(await eventStore.read(database.db, stream, 0, 10)).toEqual([]);
    expect((await look(owner)).json()).toMatchObject({ code: "unknown_job" });
  });
});

it.each(["describe", "delete", "restore"])("somebody else may not %s a table", async (what) => {
  const answer = await ask(what, {}, stranger);
  expect(answer.statusCode).toBe(what === "restore" ? 404 : 403);
  expect((await look(stranger)).statusCode).toBe(200);
});

describe("from a frame in another page", () => {
  const referer = () => ({ referer: `http://limpid.example/embed/${table}?debug=1` });

  it.each([
    ["edit/cell/x", {}],
    ["edit/table/TABLE", {}],
    ["clean_all/TABLE", {}],
    ["read/TABLE", {}],
    ["table/TABLE/describe", { name: "x" }],
    ["table/TABLE/delete", {}],
    ["file", {}],
  ])("%s is refused, also to the owner", async (path, fields) => {
    const body = { session_uuid: owner, ...fields };
    const answer = await own.post(`/api/v1/${path.replace("TABLE", table)}`, body, referer());
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 403, code: "embedded" });
  });

  it("the table can be read", async () => {
    const answer = await own.post(`/api/v1/data/clean/columns/${table}`, {}, referer());
    expect(answer.statusCode).toBe(200);
  });
});
