/** A backup of a service at work on SQLite, and a service on what was made of it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examineFolder } from "@limpid/admin";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";
import { runLimpid } from "../testing/run-limpid.ts";

let root: string;
let server: InProcessServer;
let client: ApiClient;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "limpid-backup-"));
  server = await serveInProcess();
  client = await ApiClient.connect(server.url);
});
afterEach(async () => {
  await server.remove();
  rmSync(root, { recursive: true, force: true });
});

const at = (name: string) => join(root, name);
const csvOf = async (from: ApiClient, table: string) => (await from.get<string>(`/api/v1/get/${table}/csv`)).body;

const remove = (table: string) => client.post(`/api/v1/table/${table}/delete`, { session_uuid: client.session });

async function uploadTable(text = "name\nAnn\nBob\n"): Promise<string> {
  const table = await client.upload(text);
  await client.finish(table);
  return table;
}

describe("limpid backup and restore", () => {
  it("bring back tables with their edits, to the moment of the backup, while others come and go", async () => {
    const [kept, gone] = [await uploadTable(), await uploadTable("a\n1\n")];
    await client.editOutput(kept, 0, 0, "Eve");
    const edited = await csvOf(client, kept);
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const table = await uploadTable(`a\n${Math.random()}\n`);
        await remove(table);
      }
    })();
    const backedUp = await runLimpid(["backup", at("copy"), server.dataDir]);
    isOver = true;
    await others;
    expect(backedUp).toMatchObject({
      code: 0,
      out: expect.stringMatching(/→ .*copy: \d+ tables, \d+ files, .* intact/),
    });
    await client.editOutput(kept, 1, 0, "Later");
    await remove(gone);

    expect(await runLimpid(["restore", at("copy"), at("data")])).toMatchObject({ code: 0 });
    expect((await examineFolder(at("data"))).filter(({ kind }) => kind === "wrong")).toEqual([]);
    const again = await serveInProcess({ DATA_DIR: at("data") });
    try {
      const visitor = await ApiClient.connect(again.url);
      expect(await csvOf(visitor, kept)).toBe(edited);
      expect(await csvOf(visitor, gone)).toBe("a\r\n1\r\n");
    } finally {
      await again.remove();
    }
  });

  it("never write over anything", async () => {
    mkdirSync(at("filled"));
    writeFileSync(join(at("filled"), "mine.txt"), "mine");
    const refused = { code: 2, messages: [expect.stringMatching(/is not empty/)] };
    expect(await runLimpid(["backup", at("filled"), server.dataDir])).toMatchObject(refused);
    await runLimpid(["backup", at("copy"), server.dataDir]);
    expect(await runLimpid(["restore", at("copy"), at("filled")])).toMatchObject(refused);
    expect(await runLimpid(["restore", at("copy"), server.dataDir])).toMatchObject(refused);
    expect(readdirSync(at("filled"))).toEqual(["mine.txt"]);
  });

  it("bring back all that is sound while tables are damaged, and these as damaged", async () => {
    const [sound, unnoticed, noticed] = [await uploadTable(), await uploadTable("a\n1\n"), await uploadTable("a\n2\n")];
    await client.editOutput(sound, 0, 0, "Eve");
    const edited = await csvOf(client, sound);
    const folderOf = (table: string) => join("tables", table.slice(0, 2), table);
    for (const table of [unnoticed, noticed]) truncateSync(join(server.dataDir, folderOf(table), "clean.parquet"), 40);
    expect((await client.get(`/api/v1/get/${noticed}/csv`)).status).toBe(500);
    const named = {
      code: 1,
      out: expect.stringMatching(/: 3 tables, .*intact except for 2 of the tables/),
      messages: expect.arrayContaining(
        [unnoticed, noticed].map((table) => expect.stringMatching(`${table} is damaged \\(clean\\.parquet\\)`)),
      ),
    };
    const backedUp = await runLimpid(["backup", at("copy"), server.dataDir]);
    expect(backedUp).toMatchObject(named);
    expect(backedUp.messages).toHaveLength(2);
    const manifest = JSON.parse(readFileSync(join(at("copy"), "backup.json"), "utf8"));
    expect(manifest).toMatchObject({ tables: 3 });
    expect(manifest.damaged.map(({ table }: { table: string }) => table).sort()).toEqual([unnoticed, noticed].sort());

    const restored = await runLimpid(["restore", at("copy"), at("data")]);
    expect(restored).toMatchObject(named);
    expect(existsSync(join(at("data"), "backup.json"))).toBe(false);
    const again = await serveInProcess({ DATA_DIR: at("data") });
    try {
      const visitor = ApiClient.as(again.url, client.session);
      expect(await csvOf(visitor, sound)).toBe(edited);
      for (const table of [unnoticed, noticed]) {
        expect((await visitor.table(table)).body).toMatchObject({ damage: "repairable" });
        const repaired = await visitor.post(`/api/v1/repair/${table}`, { session_uuid: client.session });
        expect(repaired.status).toBe(200);
      }
    } finally {
      await again.remove();
    }
    truncateSync(join(at("copy"), folderOf(sound), "clean.parquet"), 40);
    expect(await runLimpid(["restore", at("copy"), at("another")])).toMatchObject({
      code: 2,
      messages: [expect.stringMatching(new RegExp(`The backup is damaged.*${sound}.*clean\\.parquet`))],
    });
  });

  it("make nothing of what is damaged, or is no data folder", async () => {
    const table = await uploadTable();
    await runLimpid(["backup", at("copy"), server.dataDir]);
    const files = join("tables", table.slice(0, 2), table);
    cpSync(at("copy"), at("cut"), { recursive: true });
    truncateSync(join(at("cut"), files, "clean.parquet"), 40);
    expect(await runLimpid(["restore", at("cut"), at("data")])).toMatchObject({
      code: 2,
      messages: [expect.stringMatching(/The backup is damaged.*clean\.parquet/)],
    });
    cpSync(at("copy"), at("mute"), { recursive: true });
    for (const manifest of ["{", "{}", '{"damaged":[{}]}']) {
      writeFileSync(join(at("mute"), "backup.json"), manifest);
      expect(await runLimpid(["restore", at("mute"), at("data")])).toMatchObject({
        code: 2,
        messages: [expect.stringContaining('"backup.json" is not as it was written')],
      });
    }
    expect(await runLimpid(["restore", at("nowhere"), at("data")])).toMatchObject({ code: 2 });
    expect(await runLimpid(["backup", at("second"), at("nowhere")])).toMatchObject({ code: 2 });
    expect(["data", "second"].filter((name) => existsSync(at(name)))).toEqual([]);
    expect(readdirSync(root).sort()).toEqual(["copy", "cut", "mute"]);
  });
});
