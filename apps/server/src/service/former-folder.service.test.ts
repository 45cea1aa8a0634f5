/**
 * Data folders as whole former versions left them (fixtures/former), with an SQLite file or what pg_dump wrote of a PostgreSQL: today's service opens
 * them, and all goes on.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { EditLogReply, EditReply, TableReply, ValidateKeyReply } from "@limpid/contract";
import { examineFolder, openDatabase } from "@limpid/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, startServerOnPostgres, type TestServer } from "../../../../tools/testing/start-server.ts";

/** What the version did and showed: see tools/former/write-former-folder.mjs. */
interface Story {
  readonly session: string;
  readonly table: {
    readonly id: string;
    readonly version: number;
    readonly outputs: readonly (readonly (string | null)[])[];
    readonly csv: string;
  };
  readonly view: string | null;
  readonly deleted: string | null;
  readonly key: string | null;
  readonly keyTable: string | null;
}

const POSTGRES = process.env.TEST_DATABASE_URL;
const FORMER = fileURLToPath(new URL("../../../../fixtures/former", import.meta.url));

function unpack(name: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "limpid-former-"));
  const packed = join(FORMER, name);
  for (const place of ["tables", "views"])
    if (existsSync(join(packed, place))) cpSync(join(packed, place), join(dataDir, place), { recursive: true });
  if (!isOnPostgres(name)) writeFileSync(join(dataDir, "limpid.db"), unzipped(name, "limpid.db.gz"));
  return dataDir;
}

function isOnPostgres(name: string): boolean {
  return existsSync(join(FORMER, name, "database.sql.gz"));
}

function unzipped(name: string, file: string): Buffer {
  return gunzipSync(readFileSync(join(FORMER, name, file)));
}

async function startOn(name: string, dataDir: string): Promise<TestServer> {
  const settings = { DATA_DIR: dataDir };
  if (!isOnPostgres(name)) return await startServer(settings);
  return await startServerOnPostgres(POSTGRES ?? "", settings, unzipped(name, "database.sql.gz").toString());
}

const folders = readdirSync(FORMER).filter((name) => !name.endsWith(".md"));

for (const name of folders)
  describe.skipIf(isOnPostgres(name) && POSTGRES === undefined)(`a folder of the version ${name}`, () => {
    const story = JSON.parse(readFileSync(join(FORMER, name, "story.json"), "utf8")) as Story;
    const { id, version, outputs, csv } = story.table;
    let dataDir: string;
    let server: TestServer;
    let client: ApiClient;

    beforeAll(async () => {
      dataDir = unpack(name);
      server = await startOn(name, dataDir);
      client = ApiClient.as(server.url, story.session);
    });
    afterAll(async () => {
      await server?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const outputsNow = async () =>
      (await client.cleanPage(id, 0, 100)).body.data.map(({ cells }) => cells.map(({ output }) => output));
    const log = async () =>
      (await client.get<EditLogReply>(`/api/v1/edits/${id}`, { cookie: `session_uuid=${story.session}` })).body;

    it.skipIf(isOnPostgres(name))("is whole", async () => {
      const findings = await examineFolder(dataDir);
      expect(findings.filter(({ kind }) => kind === "wrong")).toEqual([]);
    });

    it("shows its table as it was, with its edits, to its owner", async () => {
      expect((await client.table(id)).body).toMatchObject({
        status: "done",
        damage: "none",
        allow_edits: true,
        basics: { dl_version: version, num_rows: outputs.length },
      });
      expect(await outputsNow()).toEqual(outputs);
      for (const path of ["issues", "changes", "review"])
        expect([path, (await client.get(`/api/v1/${path}/${id}`)).status]).toEqual([path, 200]);
    });

    it("exports it as it was, and in every other format", async () => {
      expect((await client.get<string>(`/api/v1/get/${id}/csv`)).body).toBe(csv);
      for (const format of ["excel", "json", "parquet"])
        expect([format, (await client.get(`/api/v1/get/${id}/${format}`)).status]).toEqual([format, 200]);
    });

    it("takes edits, and undoes those of today and of then", async () => {
      const steps = (await log()).step_count;
      expect((await client.editOutput(id, 5, 0, "Anew")).body).toMatchObject({ accepted: true, version: version + 1 });
      const { undo, step_count } = await log();
      expect([step_count, undo.length > 1]).toEqual([steps + 1, true]);
      for (const edit_uuid of undo) {
        const body = { session_uuid: story.session, edit_uuid, undone: true };
        expect((await client.post<EditReply>(`/api/v1/review/${id}/undo`, body)).status).toBe(200);
      }
      const [, bob, , zoe] = await outputsNow();
      expect([bob?.[1], zoe?.[0], (await outputsNow())[5]?.[0]]).toEqual(["31/02/1990", "Zoé", "Row 1"]);
    });

    it("takes new tables, beside which queries read the former", async () => {
      const added = await client.uploadCleaned("a,b\n1,x\n");
      const query = `select (select count(*) from "${id}") + (select count(*) from "${added}") as n`;
      const { body } = await client.post<{ view_uuid: string }>("/api/v1/sql", { session_uuid: story.session, query });
      const [row] = (await client.cleanPage(body.view_uuid, 0)).body.data;
      expect(row?.cells[0]?.output).toBe(String(outputs.length + 1));
    });

    it.skipIf(story.view === null)("runs its queries again", async () => {
      const [row] = (await client.cleanPage(story.view ?? "", 0)).body.data;
      expect(row?.cells[0]?.output).toBe(String(outputs.length));
    });

    it.skipIf(story.deleted === null)("restores what was deleted, for its owner", async () => {
      const path = `/api/v1/table/${story.deleted}/restore`;
      expect((await client.post<TableReply>(path, { session_uuid: story.session })).status).toBe(200);
      expect((await client.cleanPage(story.deleted ?? "", 0)).status).toBe(200);
    });

    it.skipIf(story.key === null)("knows its keys, and whose tables they open", async () => {
      const guest = await ApiClient.connect(server.url);
      const answer = await guest.post<ValidateKeyReply>("/api/v1/api_key/validate", {
        session_uuid: guest.session,
        api_key: story.key,
      });
      expect(answer.body).toMatchObject({ is_valid: true, username: "ann" });
      const ann = ApiClient.as(server.url, answer.body.session_uuid ?? guest.session);
      expect((await ann.table(story.keyTable ?? "")).body.allow_edits).toBe(true);
      expect((await guest.table(id)).body.allow_edits).toBe(false);
    });
  });

it("a folder of a newer version is refused in a sentence, and nothing of it is changed", async () => {
  const dataDir = unpack("before-damage");
  const { db, close } = await openDatabase({ dataDir, log: { info: () => undefined, warn: () => undefined } });
  const later = { name: "9999-later", timestamp: "2100-01-01T00:00:00.000Z" };
  await db
    .insertInto("kysely_migration" as never)
    .values(later as never)
    .execute();
  await close();
  const before = contentsOf(dataDir);
  await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(
    /ended \(1\):\nThe database file ".*limpid\.db" was written by a newer version of Limpid\. Use that\.\n$/,
  );
  expect(contentsOf(dataDir)).toEqual(before);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Each file by its path, and what is in it. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path, createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}
