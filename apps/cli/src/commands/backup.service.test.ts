/** A backup of a service at work, and a service on what was made of it. */
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
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startS3Server } from "../../../../tools/testing/s3-server.ts";
import {
  type Installation,
  openInstallation,
  startServer,
  type TestServer,
} from "../../../../tools/testing/start-server.ts";
import { runLimpid } from "../testing/run-limpid.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;

let root: string;
let server: TestServer;
let client: ApiClient;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "limpid-backup-"));
  server = await startServer({ WORKERS: "1" });
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
    const again = await startServer({ WORKERS: "1", DATA_DIR: at("data") });
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
    const again = await startServer({ WORKERS: "1", DATA_DIR: at("data") });
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

describe.skipIf(POSTGRES === undefined)("limpid backup, restore, doctor and gc of several processes", () => {
  const STORE = ["STORE_URL", "STORE_ENDPOINT", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

  afterEach(() => vi.unstubAllEnvs());

  /** Sets the environment as an operator would. */
  function useSettingsOf({ settings }: Installation): void {
    vi.unstubAllEnvs();
    for (const name of ["DATABASE_URL", "DATA_DIR", ...STORE]) vi.stubEnv(name, settings[name] ?? "");
  }

  it.each(["a folder", "a bucket"])(
    "with %s bring a PostgreSQL at work back, into another and into an SQLite file",
    async (place) => {
      const store = place === "a bucket" ? await startS3Server() : undefined;
      const common = { WORKERS: "1", ...store?.settings };
      const installation = await openInstallation(POSTGRES ?? "", common);
      const another = await openInstallation(POSTGRES ?? "", {
        ...common,
        ...(store && { STORE_URL: "s3://limpid/there" }),
      });
      const processes = await Promise.all([installation.start("web"), installation.start("worker")]);
      const owner = await ApiClient.connect(processes[0]!.url);
      const kept = await owner.uploadCleaned("name\nAnn\nBob\n");
      await owner.editOutput(kept, 0, 0, "Eve");
      const edited = await csvOf(owner, kept);
      let isOver = false;
      const others = (async () => {
        while (!isOver) {
          const table = await owner.uploadCleaned(`a\n${Math.random()}\n`);
          await owner.post(`/api/v1/table/${table}/delete`, { session_uuid: owner.session, at_once: true });
        }
      })();
      useSettingsOf(installation);
      expect(await runLimpid(["backup", at("copy")])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/and its PostgreSQL → .*intact/),
      });
      expect(await runLimpid(["gc"])).toMatchObject({ code: 0, out: "0.0 MB removed, 0.0 MB left.\n" });
      isOver = true;
      await others;
      await owner.editOutput(kept, 1, 0, "Later");
      expect(await runLimpid(["doctor"])).toMatchObject({ code: 0, messages: [] });
      expect(await runLimpid(["restore", at("copy")])).toMatchObject({
        code: 2,
        messages: [expect.stringContaining("is not empty")],
      });

      useSettingsOf(another);
      expect(await runLimpid(["restore", at("copy")])).toMatchObject({ code: 0 });
      expect(await runLimpid(["doctor"])).toMatchObject({ code: 0 });
      vi.unstubAllEnvs();
      expect(await runLimpid(["restore", at("copy"), at("data")])).toMatchObject({ code: 0 });
      const restored = await Promise.all([another.start("web"), startServer({ WORKERS: "1", DATA_DIR: at("data") })]);
      for (const { url } of restored) expect(await csvOf(await ApiClient.connect(url), kept)).toBe(edited);
      await Promise.all([...processes.map((each) => each.stop()), restored[0].stop(), restored[1].remove()]);
      await Promise.all([installation.remove(), another.remove(), store?.close()]);
    },
    120_000,
  );
});
