/**
 * What attackers write as queries. Each is refused or comes to its end, with the cause; and each time somebody else's
 * query is answered right after it, by the same host.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorCode, ProblemReply, SqlReply } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

/** The limit of queries that have no end; those that have one get as long as a slow machine needs. */
const HURRIED_SECONDS = 2;
const PATIENT_SECONDS = 60;

let server: TestServer;
let attacker: ApiClient;
let other: ApiClient;
let table: string;

async function open(seconds: number): Promise<void> {
  server = await startServer({ LOG_LEVEL: "silent", SQL_SECONDS: String(seconds) });
  attacker = await ApiClient.connect(server.url);
  other = await ApiClient.connect(server.url);
  table = await other.uploadCleaned("name,amount\nanna,1.50\nbert,2.50\n");
}

beforeAll(() => open(HURRIED_SECONDS));
afterAll(() => server.remove());

const ask = (query: string, by = attacker): Promise<Answer<SqlReply & ProblemReply>> =>
  by.post("/api/v1/sql", { session_uuid: by.session, query });

async function expectOthersServed(): Promise<void> {
  const { status, body } = await ask(`select sum(amount) from "${table}"`, other);
  expect({ status, body }).toMatchObject({ status: 200, body: { num_rows: 1 } });
  const page = await other.cleanPage(body.view_uuid, 0);
  expect(page.body.data[0]?.cells[0]?.output).toBe("4.00");
}

async function expectRefusal(query: string, code: ErrorCode): Promise<ProblemReply> {
  const { status, body, headers } = await ask(query);
  expect({ status, code: body.code }).toEqual({ status: code === "too_many_queries" ? 429 : 422, code });
  expect(headers.get("content-type")).toContain("application/problem+json");
  expect(JSON.stringify(body)).not.toContain(server.dataDir);
  await expectOthersServed();
  return body;
}

describe("files and other things outside of tables", () => {
  it.each([
    ["44", "select * from read_csv('/etc/passwd')"],
    ["44", "select * from read_text('/etc/passwd')"],
    ["44", "select * from read_blob('/etc/passwd')"],
    ["44", "select * from glob('/etc/*')"],
    ["44", "select * from parquet_metadata('tables/*/*/clean.parquet')"],
    ["44", "select * from sniff_csv('/etc/passwd')"],
    ["44", "select * from (with a as (select * from read_parquet('tables/*/*/clean.parquet')) from a)"],
    ["45", "copy (select 1) to '/tmp/limpid-attack.csv'"],
    ["45", "export database '/tmp/limpid-attack'"],
    ["45", "attach '/tmp/limpid-attack.db'"],
    ["45", "install httpfs"],
    ["45", "load httpfs"],
    ["46", "attach ':memory:' as x"],
    ["46", "create table x (a int)"],
    ["46", "create macro f() as table select * from read_text('/etc/passwd')"],
    ["46", "insert into x values (1)"],
    ["46", "pragma version"],
    ["46", "set threads = 1"],
    ["46", "prepare p as select 1"],
    ["46", "select 1; drop table x"],
    ["47", "call enable_logging(storage = 'file', storage_path = '/tmp/limpid-attack')"],
    ["48", "select * from enable_logging(storage = 'file', storage_path = '/tmp/limpid-attack')"],
    ["48", "from query('select * from enable_logging(storage = ''file'')')"],
    ["48", "with a as (from enable_logging(storage = 'file')) from a"],
    ["48", "select (select count(*) from enable_logging(storage = 'file'))"],
    ["48", "from json_execute_serialized_sql(json_serialize_sql('select 1'))"],
    ["48b", "from enable_profiling()"],
    ["48b", "from enable_peg_parser()"],
    ["48b", "from truncate_duckdb_logs()"],
    ["48b", "from checkpoint()"],
    ["49", "set memory_limit = '100GB'"],
    ["49", "set lock_configuration = false"],
    ["49", "reset memory_limit"],
    ["50", "from duckdb_settings()"],
    ["50", "from duckdb_tables()"],
    ["50", "from duckdb_logs()"],
    ["50", "select current_setting('allowed_paths')"],
  ])("row %s: %s", async (_, query) => {
    await expectRefusal(query, "query_not_allowed");
  });

  it.each([
    ["44", "select * from '/etc/passwd'"],
    ["44", "select * from 'x.csv'"],
    ["45", "select * from 'https://example.org/x.parquet'"],
    ["50", "select * from information_schema.tables"],
    ["50", "select * from sqlite_master"],
    ["50", "select * from duckdb_views"],
    ["57", 'select * from "aaaaaaaa-0000-4000-8000-000000000000"'],
    ["57", `select * from "'; drop table x; --"`],
    ["57", 'select * from "größe 😀"'],
    ["57", 'select * from "../../limpid.db"'],
  ])("row %s: %s", async (_, query) => {
    const { position } = await expectRefusal(query, "query_unknown_table");
    expect(position).toBe(14);
  });

  it("leaves nothing behind", () => {
    for (const name of ["limpid-attack", "limpid-attack.csv", "limpid-attack.db"])
      expect(existsSync(join("/tmp", name))).toBe(false);
    expect(readdirSync(join(server.dataDir, "incoming"))).toEqual([]);
  });

  it("row 57: a table is called by its id whatever letters it is written in, and by none that is like it", async () => {
    for (const query of [`from "${table.toUpperCase()}"`, `from "${table}" t where t.name = '"; drop table x; --'`])
      expect((await ask(query)).status).toBe(200);
    for (const query of [`from "${table}'"`, `from "${table}" "; drop`, `from main."${table}"`])
      expect((await ask(query)).status).toBe(422);
    await expectOthersServed();
  });
});

describe("memory", () => {
  it.each([
    ["51", "select len(generate_series(1, 500000000))"],
    ["52", "select length(repeat('x', 2000000000))"],
    ["52", "select sum(length(repeat('x', 100000000 + range::int))) from range(40)"],
    ["54", "select list(range) from range(2000000000)"],
    ["54", "select string_agg(repeat('x', 1000000), '') from range(100000)"],
  ])("row %s: %s ends with the cause", async (_, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(422);
    expect(["query_too_large", "query_too_slow"]).toContain(body.code);
    await expectOthersServed();
  });

  it("the system holds each process to its limit", async () => {
    const children = childrenOf(server.pid).filter((pid) => commandOf(pid).includes("query-child"));
    expect(children.length).toBeGreaterThan(0);
    for (const pid of children) {
      expect(readFileSync(`/proc/${pid}/limits`, "utf8")).toMatch(/Max address space +2621440000 /);
      expect(environmentOf(pid)).not.toContain("DATA_DIR");
    }
  });
});

describe("time", () => {
  it.each([
    ["53", "select count(*) from range(2000000000) a, range(10) b"],
    ["53", "with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r"],
    ["53", "select * from range(10000000000) order by random() limit 1"],
    ["54", "select levenshtein(repeat('a', 100000), repeat('b', 100000))"],
    ["54", "select damerau_levenshtein(repeat('a', 30000), repeat('b', 30000))"],
  ])("row %s: %s is ended at the limit", async (_, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(422);
    expect(["query_too_large", "query_too_slow"]).toContain(body.code);
    await expectOthersServed();
  });

  it("row 54: a regular expression takes no longer than its text", async () => {
    expect((await ask("select regexp_matches(repeat('a', 50000) || 'b', '(a+)+$')")).status).toBe(200);
    await expectOthersServed();
  });

  it("a query whose client has gone is ended", async () => {
    const gone = new AbortController();
    const query = "select count(*) from range(2000000000) a, range(10) b";
    const asked = fetch(`${server.url}/api/v1/sql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session_uuid: attacker.session, query }),
      signal: gone.signal,
    });
    setTimeout(() => gone.abort(), 300);
    await expect(asked).rejects.toThrow();
    // A session has one query at a time: the next one is answered because the first one is gone.
    expect((await ask("select 1")).status).toBe(200);
    await expectOthersServed();
  });
});

describe("size", () => {
  beforeAll(async () => {
    await server.remove();
    await open(PATIENT_SECONDS);
  });

  it.each([
    ["3,000 parentheses", `select ${"(".repeat(3000)}1${")".repeat(3000)}`, [200, 422]],
    ["20,000 terms", `select ${"1+".repeat(20_000)}1`, [200, 422]],
    ["15,000 rows of values", `values ${"(1),".repeat(15_000)}(1)`, [200]],
    ["100,001 characters", " ".repeat(100_001), [422]],
    ["1 MB", " ".repeat(2 ** 20), [413]],
  ])("row 55: a query of %s is answered", async (_, query, statuses) => {
    expect(statuses).toContain((await ask(query)).status);
    await expectOthersServed();
  });

  it("row 56: a result of 10⁹ rows is cut, and says so", async () => {
    const { body } = await ask("select * from range(1000000000)");
    expect(body).toMatchObject({ num_rows: 100_000, truncated: true, cut: ["rows"] });
    expect((await attacker.cleanPage(body.view_uuid, 4999)).body).toMatchObject({ last_page: true });
    await expectOthersServed();
  });

  it("row 56: so is one of 10,000 columns", async () => {
    const { body } = await ask(`select ${Array.from({ length: 10_000 }, (_, index) => index).join(",")}`);
    expect(body).toMatchObject({ num_columns: 1000, truncated: true, cut: ["columns"] });
    expect((await attacker.cleanPage(body.view_uuid, 0)).body.data[0]?.cells).toHaveLength(1000);
    await expectOthersServed();
  });

  it("row 56: so is a cell of 30 MB", async () => {
    const { body } = await ask("select repeat('x', 30000000) as x");
    expect(body).toMatchObject({ num_rows: 1, truncated: true, cut: ["cells"] });
    expect((await attacker.cleanPage(body.view_uuid, 0)).body.data[0]?.cells[0]?.output).toHaveLength(100_000);
    await expectOthersServed();
  });

  it("row 56: one of 100 MB is cut, or refused where the child has no room for its copies", async () => {
    const { status, body } = await ask("select repeat('x', 100000000) as x");
    if (status === 200) expect(body).toMatchObject({ num_rows: 1, truncated: true, cut: ["cells"] });
    else expect({ status, code: body.code }).toEqual({ status: 422, code: "query_too_large" });
    await expectOthersServed();
  });

  it("row 56: so are rows of 50 MB together", async () => {
    const { body } = await ask("select repeat('x', 50000) as x from range(1000)");
    expect(body).toMatchObject({ truncated: true, cut: ["bytes"] });
    expect(body.num_rows).toBeGreaterThan(500);
    await expectOthersServed();
  });
});

describe("number", () => {
  it("row 58: of 50 queries at once some wait and the others are told when to come back; others are served", async () => {
    const slow = "select count(*) from range(20000000) a where a.range % 7 = 3";
    const asked = Array.from({ length: 50 }, () => ask(slow));
    await expectOthersServed();
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    // A place that gets free while the others arrive lets one more in.
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body.code).toBe("too_many_queries");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThan(0);
    expect(served.length + refused.length).toBe(answers.length);
    await expectOthersServed();
  });

  it("row 58: of those that would wait for longer than is allowed, none hangs", async () => {
    const hurried = await startServer({ LOG_LEVEL: "silent", SQL_SECONDS: "60", SQL_WAIT_SECONDS: "2" });
    try {
      const by = await ApiClient.connect(hurried.url);
      const endless = "select count(*) from range(1000000) a, range(1000000) b where a.range % 7 = b.range % 5";
      // From here on its process is there: a busy machine takes longer than that to start one.
      await expect.poll(async () => (await ask("select 1 as x", by)).status).toBe(200);
      const gone = new AbortController();
      const refused: { readonly status: number; readonly code: string; readonly again: number }[] = [];
      // Whichever comes first is at work; all others wait for it.
      const asked = Array.from({ length: 6 }, async () => {
        const reply = await fetch(`${hurried.url}/api/v1/sql`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ session_uuid: by.session, query: endless }),
          signal: gone.signal,
        });
        const { code } = (await reply.json()) as ProblemReply;
        refused.push({ status: reply.status, code, again: Number(reply.headers.get("retry-after")) });
      });
      await expect.poll(() => refused.length).toBe(5);
      gone.abort();
      await expect(Promise.all(asked)).rejects.toThrow();
      for (const { status, code, again } of refused) {
        expect({ status, code }).toEqual({ status: 429, code: "too_many_queries" });
        expect(again).toBeGreaterThan(0);
      }
      expect((await ask("select 1 as x", by)).status).toBe(200);
    } finally {
      await hurried.remove();
    }
  });
});

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8");
}

function environmentOf(pid: number): string {
  return readFileSync(`/proc/${pid}/environ`, "utf8");
}
