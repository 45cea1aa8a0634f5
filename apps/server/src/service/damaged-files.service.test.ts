/** Files of tables that somebody, or the disk, has damaged: users see it, other tables go on, and what can be made again is. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProblemReply, SearchReply, TableReply } from "@limpid/contract";
import { LocalBlobs, TableFiles, viewFolder } from "@limpid/files";
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

const asideOf = (table: string) =>
  readdirSync(dirname(pathOf(table, "any"))).filter((name) => name.includes(".damaged-"));

const repair = (table: string, session = client.session) =>
  client.post<Omit<TableReply, "status"> & ProblemReply>(
    `/api/v1/repair/${table}`,
    { session_uuid: session },
    { cookie: `session_uuid=${session}` },
  );

/** Ids that the search of somebody else finds. */
async function foundByOthers(text: string): Promise<readonly string[]> {
  const other = await ApiClient.connect(server.url);
  const search = { session_uuid: other.session, scope: "name", search_text: text, sort_order: "relevance" };
  const { body } = await other.post<SearchReply>("/api/v1/search", search);
  return body.results.map(({ id }) => id);
}

describe("a table with a damaged file", () => {
  it("is marked, its file is set aside, and the rest of the service goes on", async () => {
    const [table, other] = [await newTable(), await newTable()];
    expect((await client.table(table)).body.damage).toBe("none");
    writeFileSync(pathOf(table, "review.parquet"), "");
    await client.cleanPage(table, 0);
    expect((await client.table(table)).body.damage).toBe("repairable");
    expect(asideOf(table)).toEqual([expect.stringMatching(/^review\.parquet\.damaged-\d{8}T\d{6}$/)]);
    expect((await client.ingestPage(table, 0)).status).toBe(200);
    expect((await client.cleanPage(other, 0)).status).toBe(200);
    expect((await client.table(other)).body.damage).toBe("none");
  });

  it("is in no search of others until it is whole again", async () => {
    const table = await client.uploadCleaned("quokka,day\nAnn,01.03.2024\n", { listed: true, filename: "quokka.csv" });
    await expect.poll(() => foundByOthers("quokka")).toContain(table);
    truncateSync(pathOf(table, "clean.parquet"), 40);
    await client.get(`/api/v1/get/${table}/csv`);
    await expect.poll(() => foundByOthers("quokka")).not.toContain(table);
    expect((await repair(table)).status).toBe(200);
    await expect.poll(() => foundByOthers("quokka")).toContain(table);
  });

  it.each(["ingest.parquet", "clean.parquet", "review.parquet", "plain.parquet"])(
    "is made again from the upload, with its edits, where %s was damaged",
    async (name) => {
      const table = await newTable();
      await client.editOutput(table, 1, 0, "Robert");
      const [before, original] = [await client.cleanPage(table, 0), await client.ingestPage(table, 0)];
      writeFileSync(pathOf(table, name), Buffer.alloc(300));
      for (const ask of Object.values(callsOf(table))) await ask();
      const { status, body } = await repair(table);
      expect([status, body.damage, body.basics.dl_version]).toEqual([200, "none", 3]);
      expect((await client.cleanPage(table, 0)).body.data).toEqual(before.body.data);
      expect((await client.ingestPage(table, 0)).body).toEqual(original.body);
      for (const [call, ask] of Object.entries(callsOf(table)))
        expect([call, (await ask()).status]).toEqual([call, 200]);
      expect(JSON.stringify((await client.get(`/api/v1/get/${table}/csv`)).body)).toContain("Robert");
      expect(asideOf(table)).toHaveLength(1);
    },
  );

  it("cannot be made again by others, without its upload, or where it is whole", async () => {
    const table = await newTable();
    expect((await repair(table)).body.code).toBe("not_damaged");
    const upload = pathOf(table, "upload.bin");
    renameSync(upload, `${upload}.away`);
    rmSync(pathOf(table, "review.parquet"));
    await client.cleanPage(table, 0);
    expect((await client.table(table)).body.damage).toBe("lost");
    const other = await ApiClient.connect(server.url);
    expect((await repair(table, other.session)).body.code).toBe("not_owner");
    expect((await repair(table)).body.code).toBe("no_upload");
  });

  it("is as others again after a start, once its file was put back", async () => {
    const table = await newTable();
    const path = pathOf(table, "review.parquet");
    const whole = readFileSync(path);
    truncateSync(path, 30);
    await client.cleanPage(table, 0);
    writeFileSync(path, whole);
    await server.stop();
    server = await server.restart();
    await expect.poll(async () => (await client.table(table)).body.damage).toBe("none");
    expect((await client.cleanPage(table, 0)).status).toBe(200);
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

  it.each(["cut", "zeroed", "removed"])(
    "is at once: what a computed column shows, of which the file was %s",
    async (how) => {
      const table = await newTable();
      await client.enrich(table, 1, "year");
      const ask = (what: "distribution" | "profile") => client.get<object>(`/api/v1/${what}/${table}?column=2`);
      expect((await ask("profile")).body).toMatchObject({ values: [{ value: "2024" }] });
      const [file = ""] = readdirSync(pathOf(table, "profiles"));
      DAMAGES[how]?.(join(pathOf(table, "profiles"), file));
      expect((await ask("distribution")).body).toMatchObject({ order: "number", bins: [{ least: "2024" }] });
      expect((await client.table(table)).body.damage).toBe("none");
    },
  );

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
