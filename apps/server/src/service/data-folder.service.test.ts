/** Data folders that a server must not start on: one clear sentence, no stack trace, and nothing is begun. */
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@limpid/database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const MAIN = fileURLToPath(new URL("../../../../dist/server/main.js", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the server until it ends by itself. `limit`: what a shell does before, such as setting a limit. */
function run(dataDir: string, settings: Record<string, string> = {}, limit = "true"): Promise<Ended> {
  const quiet = { HOST: "127.0.0.1", PORT: "0", REASONER_PORT: "0", LOG_LEVEL: "warn", DATABASE_URL: "" };
  const child = spawn("bash", ["-c", `${limit} && exec "$0" "$1"`, process.execPath, MAIN], {
    env: { ...process.env, ...quiet, DATA_DIR: dataDir, ...settings },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Limpid is ready")) child.kill("SIGKILL");
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

function expectRefusal({ code, said }: Ended, message: RegExp): void {
  expect(said).toMatch(message);
  expect(said.trimEnd().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
}

describe("a server does not start", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
    const client = await ApiClient.connect(server.url);
    await client.uploadCleaned("a,b\n1,x\n");
  });
  afterAll(() => server.remove());

  it("on a port that another program has", async () => {
    const folder = mkdtempSync(join(tmpdir(), "limpid-port-"));
    const { port } = new URL(server.url);
    expectRefusal(await run(folder, { PORT: port }), new RegExp(`^Port ${port} is in use by another program`));
    rmSync(folder, { recursive: true, force: true });
  });

  it("on a folder that another one uses, which goes on", async () => {
    expectRefusal(await run(server.dataDir), new RegExp(`^The data directory is in use by process ${server.pid}`));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("but tells of folders that its database does not know", async () => {
    await server.stop();
    mkdirSync(join(server.dataDir, "tables", "3f", "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234"), { recursive: true });
    const { said } = await run(server.dataDir);
    expect(said).toMatch(/"folders":1,.*there are folders of tables that the database does not know/);
    server = await server.restart();
  });

  it("on a database that was cut, or is gone", async () => {
    await server.stop();
    const database = join(server.dataDir, "limpid.db");
    truncateSync(database, statSync(database).size / 2);
    expectRefusal(
      await run(server.dataDir),
      /limpid\.db" is damaged: it has \d+ bytes of \d+\. Put it back from a backup/,
    );
    rmSync(database);
    expectRefusal(await run(server.dataDir), /limpid\.db" is missing or empty, but .* has the files of 2 tables\./);
    expect(existsSync(database)).toBe(false);
  });
});

describe("a new folder", () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "limpid-folder-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each([4, 40])("of %i kB is too small, and is said to be", async (kilobytes) => {
    expectRefusal(
      await run(dataDir, {}, `ulimit -f ${kilobytes}`),
      /^Cannot use the database in the data folder .*full/,
    );
    // Once there is room, the same folder does.
    expect((await run(dataDir)).said).toContain("Limpid is ready");
  });

  it.each(["tables", "views", "incoming"])("in which %s is no folder is refused", async (name) => {
    writeFileSync(join(dataDir, name), "");
    expectRefusal(await run(dataDir), new RegExp(`^Cannot (?:use|write to the folder) ".*${name}": .*file`));
  });

  it("with a database of another version is refused, and not changed", async () => {
    const { db, close } = await openDatabase({ dataDir, log: { info: () => undefined, warn: () => undefined } });
    const later = { name: "9999-later", timestamp: "2100-01-01T00:00:00.000Z" } as never;
    await db
      .insertInto("kysely_migration" as never)
      .values(later)
      .execute();
    await close();
    const path = join(dataDir, "limpid.db");
    const before = readFileSync(path);
    expectRefusal(
      await run(dataDir),
      /^The database file ".*limpid\.db" was written by another version of Limpid\. Use that\.\n$/,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("with a PostgreSQL that is down says where it was looked for", async () => {
    const databaseUrl = "postgres://limpid:secret@127.0.0.1:1/limpid";
    const ended = await run(dataDir, { DATABASE_URL: databaseUrl });
    expectRefusal(ended, /^Cannot use the PostgreSQL at 127\.0\.0\.1:1\/limpid \(DATABASE_URL\): .*ECONNREFUSED/);
    expect(ended.said).not.toContain("secret");
  });
});
