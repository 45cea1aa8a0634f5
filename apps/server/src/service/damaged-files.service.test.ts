/** Files of tables that somebody, or the disk, has damaged: it is said, other tables go on, and what can be made again is. */
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProblemReply } from "@limpid/contract";
import { LocalBlobs, TableFiles, viewFolder } from "@limpid/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const FILE = `name,day\nAnn,01.03.2024\nBob,31.02.2024\n${"Eve,04.03.2024\n".repeat(30)}`;

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await startServer({ WORKERS: "1", LOG_LEVEL: "error" });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

async function newTable(): Promise<string> {
  return await client.uploadCleaned(FILE);
}

const pathOf = (table: string, name: string) => new TableFiles(new LocalBlobs(server.dataDir), table).path(name);

const DAMAGES: Readonly<Record<string, (path: string) => void>> = {
  cut: (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  zeroed: (path) => writeFileSync(path, Buffer.alloc(statSync(path).size)),
  emptied: (path) => truncateSync(path, 0),
  "overwritten in the middle": (path) => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0x5a, 4, Math.min(bytes.length - 200, 400)));
  },
  removed: (path) => rmSync(path),
};

/** Calls that need the file; all others must not mind. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  "ingest.parquet": ["clean", "ingest", "review", "changes", "report", "excel"],
  "clean.parquet": ["csv", "excel", "parquet", "sql"],
  "review.parquet": ["clean", "issues", "review", "changes", "report", "excel"],
  "plain.parquet": ["clean", "issues", "excel"],
};

function callsOf(table: string) {
  const get = (path: string) => () => client.get<ProblemReply>(`/api/v1/${path}`);
  return {
    table: get(`table/${table}`),
    clean: () => client.cleanPage(table, 0),
    ingest: () => client.ingestPage(table, 0),
    issues: get(`issues/${table}`),
    review: get(`review/${table}`),
    changes: get(`changes/${table}`),
    report: get(`changes/${table}/csv`),
    csv: get(`get/${table}/csv`),
    excel: get(`get/${table}/excel`),
    parquet: get(`get/${table}/parquet`),
    sql: () => client.post("/api/v1/sql", { session_uuid: client.session, query: `select * from "${table}"` }),
  };
}

describe.each(Object.keys(NEEDED))("a table whose %s", (name) => {
  it.each(Object.keys(DAMAGES))("was %s says so, wherever it is needed", async (how) => {
    const table = await newTable();
    DAMAGES[how]?.(pathOf(table, name));
    const refused: string[] = [];
    for (const [call, ask] of Object.entries(callsOf(table))) {
      const { status, body } = await ask();
      if (status === 200) continue;
      refused.push(call);
      const problem = body as unknown as ProblemReply;
      expect([call, status, problem.code]).toEqual([call, 500, "table_damaged"]);
      expect(JSON.stringify(problem)).not.toContain(server.dataDir);
    }
    expect(refused).toEqual(expect.arrayContaining([...(NEEDED[name] ?? [])]));
    expect(server.output()).toContain(`The table file \\"${pathOf(table, name)}\\" is damaged or missing`);
  });
});

describe("what can be made again", () => {
  it("is: the table of a version, of which an export is asked for", async () => {
    const table = await newTable();
    await client.editOutput(table, 0, 0, "Zoe");
    await client.get(`/api/v1/get/${table}/csv`);
    truncateSync(pathOf(table, "clean-v2.parquet"), 100);
    const { status, body } = await client.get<string>(`/api/v1/get/${table}/json`);
    expect([status, JSON.stringify(body).includes("Zoe")]).toEqual([200, true]);
  });

  it("is: the result of a query, when somebody looks again", async () => {
    const { body } = await client.post<{ view_uuid: string }>("/api/v1/sql", {
      session_uuid: client.session,
      query: "select 42 as answer",
    });
    truncateSync(join(server.dataDir, viewFolder(body.view_uuid), "rows-1.parquet"), 50);
    const look = async () => await client.cleanPage(body.view_uuid, 0);
    expect((await look()).body).toMatchObject({ code: "table_damaged" });
    expect((await look()).body.data[0]?.cells[0]?.output).toBe("42");
  });
});
