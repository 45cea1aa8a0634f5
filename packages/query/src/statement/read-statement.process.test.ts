/** What is run and what is refused, by the parser of the DuckDB that would run it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RefusalKind, Refused } from "../refusal.ts";
import { lockSandbox, openSandbox, type Sandbox } from "../sandbox/open-sandbox.ts";
import { readStatement } from "./read-statement.ts";

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
const OTHER = "aaaaaaaa-0000-4000-8000-000000000000";
const T = `"${ID}"`;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(500);
  await lockSandbox(sandbox, []);
});
afterAll(() => sandbox.close());

const namesOf = async (text: string) => [...(await readStatement(sandbox.connection, text)).names.keys()];
const tablesOf = async (text: string) => [...(await readStatement(sandbox.connection, text)).tables.keys()];

async function refusalOf(text: string): Promise<{ kind: RefusalKind; detail: string; position: number | null }> {
  try {
    await readStatement(sandbox.connection, text);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error(`"${text.slice(0, 200)}" is taken`);
}

describe("a query that is run", () => {
  it.each<[string, string, string[]]>([
    ["a select", `select * from ${T} limit 10`, [ID]],
    ["no table", "select 1", []],
    ["an id in capitals", `select * from "${ID.toUpperCase()}"`, [ID]],
    ["a join", `select a.x, b.* from ${T} a join "${OTHER}" b using (x)`, [ID, OTHER]],
    ["a table twice", `select * from ${T} a, ${T} b`, [ID]],
    ["a subselect", `select (select max(x) from ${T}) where exists (from "${OTHER}")`, [ID, OTHER]],
    ["a lateral join", `select * from ${T} t, lateral (select t.x + 1)`, [ID]],
    ["a with clause", `with a as (from ${T}), b as (from a) select * from b`, [ID]],
    ["a with clause in a subselect", `select * from (with a as (from ${T}) from a)`, [ID]],
    ["a name of the with clause in other letters", `with Abc as (select 1) from "aBC"`, []],
    ["a recursion", "with recursive r as (select 1 n union all select n + 1 from r where n < 9) from r", []],
    ["a union", `(from ${T} union all from "${OTHER}") order by 1 limit 3`, [ID, OTHER]],
    ["values", "values (1), (2)", []],
    ["an unpivot", `from ${T} unpivot (x for y in (a, b))`, [ID]],
    [
      "windows, cases and casts",
      `select sum(x) over (order by y), case when x is null then 1 end, y::date, try_cast(z as int) from ${T} qualify row_number() over () = 1`,
      [ID],
    ],
    [
      "lists, structs and lambdas",
      "select [x + 1 for x in [1, 2]], {'a': 1}.a, list_transform([1], lambda x: x), [1,2][1]",
      [],
    ],
    ["a sample", `from ${T} using sample 10%`, [ID]],
    [
      "table functions that make rows",
      "select * from range(3), generate_series(1, 2), unnest([1]), json_each('{}')",
      [],
    ],
    ["sorting by a language", `from ${T} order by name collate de`, [ID]],
    ["comments and a semicolon", `/* a */ select 1 -- b\n;`, []],
    ["an explanation", `explain select * from ${T}`, [ID]],
    ["an explanation behind comments", `-- a\n/* b */ EXPLAIN ANALYZE\nselect * from ${T}`, [ID]],
    ["quotes and unicode in names", `select "a""b", "größe 😀" from ${T}`, [ID]],
  ])("has %s", async (_, text, tables) => {
    expect(await tablesOf(text)).toEqual(tables);
  });

  it("tells which columns it names, so that texts as they were read are given on request", async () => {
    const { columns } = await readStatement(sandbox.connection, `select t."Amount_RAW", b from ${T} t`);
    expect([...columns].sort()).toEqual(["amount_raw", "b", "t"]);
  });
});

describe("the name of a table, which is looked for among those of its writer,", () => {
  it.each<[string, string]>([
    ["orders", "orders"],
    ["Orders", "Orders"],
    ['"CRM export"', "CRM export"],
    ['"a""b"', 'a"b'],
    ['"; drop table x; --"', "; drop table x; --"],
    ["'/etc/passwd'", "/etc/passwd"],
    ["'x.csv'", "x.csv"],
    ["'s3://bucket/x.parquet'", "s3://bucket/x.parquet"],
    ["tables", "tables"],
    ["range", "range"],
    ['"read_csv"', "read_csv"],
    ['"main.orders"', "main.orders"],
    [`"${ID}'"`, `${ID}'`],
    [`"${ID}""; drop table x; --"`, `${ID}"; drop table x; --`],
    [`"${ID}\u200b"`, `${ID}\u200b`],
    [`"${ID.replaceAll("a", "а")}"`, ID.replaceAll("a", "а")],
    [`"${ID} "`, `${ID} `],
    ["größe", "größe"],
    [`"${"x".repeat(10_000)}"`, "x".repeat(10_000)],
  ])("may be %.40s", async (table, name) => {
    const { names, tables } = await readStatement(sandbox.connection, `select * from ${table}`);
    expect([[...names], [...tables]]).toEqual([[[name, 14]], []]);
    expect(await namesOf(`with a as (select * from ${table}) select 1`)).toEqual([name]);
  });

  it.each<[string, string, string[]]>([
    ["a name that the query gives only afterwards", "with a as (from b), b as (select 1) from a", ["b"]],
    ["a name of the query's own inside it", "with a as (from a) from a", ["a"]],
    ["a name given in another subselect", "select * from (with a as (select 1) from a), (from a)", ["a"]],
    ["a recursion from its beginning", "with recursive r as (from r union all select 1) from r", ["r"]],
    ["a name given in a union's other half", "(with a as (select 1) from a) union all from a", ["a"]],
    ["a name in other letters, once", 'select * from Orders, orders o, "ORDERS" p', ["Orders"]],
    ["an id beside names", `select * from ${T}, orders`, ["orders"]],
    ["none, where the query gives it", "with Orders as (select 1) from orders", []],
  ])("is %s", async (_, text, names) => {
    expect(await namesOf(text)).toEqual(names);
  });
});

/** Functions that reach out of the tables, and where in a query they may hide. */
const FUNCTIONS = [
  ...["read_csv('/etc/passwd')", "read_text('/etc/*')", "read_blob('x')", "read_parquet('x')", "read_json('x')"],
  ...["parquet_metadata('x')", "parquet_scan('x')", "sniff_csv('x')", "glob('/etc/*')", "read_duckdb('x')"],
  ...["duckdb_settings()", "duckdb_tables()", "duckdb_logs()", "duckdb_secrets()", "duckdb_variables()"],
  ...["enable_logging(storage = 'file')", "enable_profiling()", "enable_peg_parser()", "truncate_duckdb_logs()"],
  ...["checkpoint()", "query('select 1')", "query_table('x')", "json_execute_serialized_sql('{}')"],
  ...[
    "pragma_table_info('x')",
    "pragma_version()",
    "sql_auto_complete('x')",
    "which_secret('x', 'y')",
    "test_all_types()",
  ],
  ...["summary(table x)", "seq_scan('x')", "arrow_scan(1, 2, 3)", "no_such_function()"],
];

describe("a query that is refused", () => {
  it.each(
    FUNCTIONS.flatMap((call) => [
      [call, `select * from ${call}`],
      [`${call} in a WITH clause`, `with a as (select * from ${call}) select * from a`],
      [`${call} in a WITH clause that nobody uses`, `with a as (select * from ${call}) select 1`],
      [`${call} in a subselect`, `select (select count(*) from ${call})`],
      [`${call} beside a table`, `select * from ${T}, lateral (select * from ${call})`],
      [`${call} in a union`, `select 1 union all select 1 from ${call}`],
      [`${call} explained`, `explain analyze select * from ${call}`],
      [`${call} behind comments`, `select * from /* a */ ${call.replace("(", "/**/ (")} -- b`],
      [`${call} in capitals`, `select * from ${call.replace(/^\w+/, (name) => `"${name.toUpperCase()}"`)}`],
    ]),
  )("calls %s", async (_, text) => {
    const { kind } = await refusalOf(text);
    expect(["not_allowed", "mistake"]).toContain(kind);
    if (kind === "mistake") expect((await refusalOf(text)).detail).toMatch(/syntax error/i);
  });

  it.each([
    "current_setting('allowed_paths')",
    "getenv('HOME')",
    "getvariable('x')",
    "write_log('x')",
    "sleep_ms(1000)",
    "pg_sleep(1)",
    "nextval('x')",
    "current_query()",
    "version()",
    "json_serialize_plan('select 1')",
    "json_deserialize_sql('{}')",
    "current_database()",
    "pg_get_viewdef(1)",
    "system.main.current_setting('x')",
    "sum(current_setting('x')) over ()",
    "list_transform([1], lambda x: current_setting('threads'))",
    "case when true then current_setting('threads') end",
    "(select current_setting('threads'))",
    "columns(c -> current_setting('threads') = c)",
  ])("asks for %s", async (expression) => {
    expect(await refusalOf(`select ${expression}`)).toMatchObject({ kind: "not_allowed" });
    expect(await refusalOf(`select 1 from ${T} order by ${expression}`)).toMatchObject({ kind: "not_allowed" });
  });

  it.each([
    "information_schema.tables",
    "sqlite_master",
    "SQLITE_SCHEMA",
    '"sqlite_schema"',
    "pg_catalog.pg_class",
    "pg_tables",
    "duckdb_tables",
    "duckdb_databases",
    "pragma_database_list",
    `main.${T}`,
    `memory.main.${T}`,
    `temp.${T}`,
    `system.${T}`,
    "main.orders",
    'other."CRM export"',
  ])("reads %s", async (table) => {
    expect(await refusalOf(`select * from ${table}`)).toMatchObject({ kind: "unknown_table", position: 14 });
    expect(await refusalOf(`with a as (select * from ${table}) select 1`)).toMatchObject({ kind: "unknown_table" });
  });

  it.each([
    "sqlite_master",
    "SQLITE_MASTER",
    "duckdb_tables",
    "pg_tables",
    "pragma_database_list",
    "/etc/passwd",
    "x.csv",
    "information_schema",
  ])("gives the name %s to a query of its own", async (name) => {
    expect(await refusalOf(`with "${name}" as (select 1) select * from "${name}"`)).toMatchObject({
      kind: "not_allowed",
    });
  });

  it.each([
    "drop table x",
    "create table x (a int)",
    "create macro f() as 1",
    "create view v as select 1",
    "create temp table x as select 1",
    "insert into x values (1)",
    `update ${T} set a = 1`,
    `delete from ${T}`,
    `copy ${T} to '/tmp/x.csv'`,
    `copy (select 1) to '/tmp/x.csv'`,
    "export database '/tmp/x'",
    "import database '/tmp/x'",
    "attach ':memory:' as x",
    "attach '/tmp/x.db'",
    "detach x",
    "use x",
    "install httpfs",
    "load httpfs",
    "call enable_logging(storage='file')",
    "pragma version",
    "pragma database_list",
    "set memory_limit = '1TB'",
    "set lock_configuration = false",
    "reset memory_limit",
    "prepare p as select 1",
    "execute p",
    "begin",
    "checkpoint",
    "vacuum",
    "describe x",
    `describe select * from ${T}`,
    "show tables",
    "show all tables",
    `summarize ${T}`,
    `select * from (describe ${T})`,
    `select * from (summarize ${T})`,
    `pivot ${T} on a using sum(b)`,
    "set variable x = 1",
    "explain drop table x",
    "explain explain select 1",
    "explain (format json) drop table x",
    "\u00a0drop table x",
    "/* select */ drop /* */ table x",
    "--select\ndrop table x",
    "execute immediate 'select 1'",
    "select $1",
    "select ?",
    "select $name",
    `select * from ${T} at (version => 1)`,
  ])("says %s", async (text) => {
    expect(["not_allowed", "unknown_table", "mistake"]).toContain((await refusalOf(text)).kind);
  });

  it.each(["select 1; select 2", `select 1; drop table ${T}`, "select 1;;select 2", "select 1; -- a\nselect 2"])(
    "has more than one statement: %s",
    async (text) => {
      expect((await refusalOf(text)).kind).toBe("not_allowed");
    },
  );

  it.each(["", "  ", "-- nothing", "/* nothing */", ";"])("has no statement: %j", async (text) => {
    expect(await refusalOf(text)).toMatchObject({ kind: "mistake", detail: "Write a query" });
  });

  it.each<[string, string, string]>([
    ["a mistyped word", "selec 1", "selec"],
    ["letters of several bytes before it", "select 'ü😀', 1 x y z", "y"],
    ["comments before it", "-- ü\n/* 😀 */ select 1 a z", "z"],
    ["an explanation", `/* ü */ explain select * frm ${T}`, `"${ID}`],
    ["a function", "select 'ü😀', getenv('x')", "getenv"],
    ["a table", "select 'ü😀' from main.nowhere", "main"],
    ["a table of an explanation", "explain select 'ü😀' from main.nowhere", "main"],
  ])("is told where its mistake is: %s", async (_, text, at) => {
    expect((await refusalOf(text)).position).toBe(text.indexOf(at));
  });

  it.each([
    ["3,000 parentheses", `select ${"(".repeat(3000)}1${")".repeat(3000)}`],
    ["20,000 terms", `select ${"1+".repeat(20_000)}1`],
    ["500 subselects in one another", `${"select * from (".repeat(500)}select 1${")".repeat(500)}`],
    ["50,000 rows of values", `values ${"(1),".repeat(50_000)}(1)`],
    ["a name of 100 kB", `select * from "${"x".repeat(100_000)}"`],
    ["a list of 20,000 functions", `select ${"abs(1),".repeat(20_000)}getenv('x')`],
  ])("or taken, but always answered, with %s", async (_, text) => {
    const answer = await readStatement(sandbox.connection, text).catch((error: unknown) => error);
    expect(answer instanceof Error && !(answer instanceof Refused) ? answer.message : "answered").toBe("answered");
    expect(await tablesOf("select 1")).toEqual([]);
  });
});
