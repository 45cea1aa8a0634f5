import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, editStore, type ListedBy, openDatabase, tableStore } from "@limpid/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

const log = { info: () => undefined, warn: () => undefined };

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "limpid-tables-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", "");
  // Opens the database as the service holds it.
  database = await openDatabase({ dataDir: folder, log });
});
afterAll(async () => {
  await database.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function keep(name: string, username: string | null, listedBy: ListedBy | null): Promise<string> {
  const id = randomUUID();
  const place = { session: randomUUID(), fileName: "a.csv", source: "file", pageSize: 20, rowLimit: 100 };
  await tableStore.create(database.db, { ...place, id, username, listedBy });
  await tableStore.update(database.db, id, { name, status: "done" });
  return id;
}
const listedBy = async (id: string) => (await tableStore.find(database.db, id))?.listedBy;

describe("limpid tables", () => {
  it("lists who can find which table, of all or of one user", async () => {
    const [own, example] = [await keep("Ann's\ttable", "ann", null), await keep("Orders", null, "installation")];
    const { out } = await runLimpid(["tables", "list"]);
    expect(out).toMatch(new RegExp(`^${own}\tprivate\tann\t\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\tAnn's table$`, "m"));
    expect(out).toMatch(new RegExp(`^${example}\tpublic \\(installation\\)\t-\t.*\tOrders$`, "m"));
    expect((await runLimpid(["tables", "list", "--user", "ann"])).out.trim().split("\n")).toHaveLength(1);
    expect(await runLimpid(["tables", "list", "--user", "nobody"])).toMatchObject({
      code: 0,
      messages: ["There are no tables."],
    });
  });

  it("publishes a table as the operator, makes it private, and deletes it", async () => {
    const id = await keep("Rivers", null, null);
    expect((await runLimpid(["tables", "publish", id])).messages).toEqual([`${id} is public: everyone can find it.`]);
    expect(await listedBy(id)).toBe("operator");
    expect((await runLimpid(["tables", "private", id])).messages[0]).toContain(
      "anyone with its link can still open it",
    );
    expect(await listedBy(id)).toBeNull();
    expect((await runLimpid(["tables", "delete", id])).code).toBe(0);
    expect((await tableStore.find(database.db, id))?.deletedAt).toBeInstanceOf(Date);
    expect((await runLimpid(["tables", "publish", id])).code).toBe(2);
  });

  it("makes the public tables of a user private, which are listed when the last key of theirs is revoked", async () => {
    const [one, other] = [await keep("One", "bob", "owner"), await keep("Other", "bob", "operator")];
    const foreign = await keep("Foreign", "cy", "owner");
    for (let key = 0; key < 2; key++) await runLimpid(["keys", "add", "bob"]);
    const [first = ""] = (await runLimpid(["keys", "list", "bob"])).out.split("\t");
    expect((await runLimpid(["keys", "revoke", "bob", first])).messages).toHaveLength(1);
    expect((await runLimpid(["keys", "revoke", "bob"])).messages).toEqual([
      "Revoked: 1 key of bob. Their sessions have ended.",
      '2 tables of bob stay public. "limpid tables private --user bob" makes them private.',
    ]);
    expect([await listedBy(one), await listedBy(other)]).toEqual(["owner", "operator"]);
    expect((await runLimpid(["tables", "private", "--user", "bob"])).messages).toEqual([
      "2 tables of bob made private.",
    ]);
    expect([await listedBy(one), await listedBy(other), await listedBy(foreign)]).toEqual([null, null, "owner"]);
    expect((await runLimpid(["tables", "private", "--user", "bob"])).code).toBe(2);
  });

  it.each([
    ["nothing", []],
    ["an unknown word", ["drop", "x"]],
    ["no table", ["publish"]],
    ["no table that there is", ["private", randomUUID()]],
    ["no id", ["delete", "orders"]],
    ["a table and a user", ["private", randomUUID(), "--user", "ann"]],
    ["two tables", ["delete", randomUUID(), randomUUID()]],
  ])("refuses %s and changes nothing", async (_, args) => {
    expect(await runLimpid(["tables", ...args])).toMatchObject({ code: 2, out: "" });
  });
});

describe("limpid recipe", () => {
  it("writes down what was decided about a table", async () => {
    const id = await keep("Rivers", null, null);
    const column = { ingestTitle: "Name", title: "Name", hasData: true, clean: null };
    await tableStore.update(database.db, id, { columns: [column] });
    const edit = { tableId: id, editUuid: randomUUID(), session: randomUUID(), username: null, dtUtc: new Date() };
    const place = { row: null, column: 0 };
    await editStore.append(database.db, { ...edit, kind: "class", place, value: "city" });
    const { code, out } = await runLimpid(["recipe", id]);
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { format: "limpid-recipe", name: "Rivers", columns: [{ title: "Name", class: "city", class_is: "chosen" }] },
    ]);
  });

  it("names a table that is not there", async () => {
    const { code, messages } = await runLimpid(["recipe", randomUUID()]);
    expect([code, messages.join()]).toEqual([2, expect.stringContaining("There is no table")]);
  });
});
