/** Tables under names that mean something else to DuckDB, or would. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSandbox } from "./open-sandbox.ts";
import { QueryEngine } from "./query-engine.ts";

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
const LIMITS = { rows: 10, columns: 10, bytes: 10_000, cellCharacters: 1000 };

let folder: string;
let engine: QueryEngine;
let secret: string;
let runs = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "limpid-engine-"));
  secret = join(folder, "secret.csv");
  writeFileSync(secret, "x\nsecret\n");
  const writer = await openSandbox(200);
  await writer.connection.run(`copy (select 'right' as x) to '${join(folder, "table.parquet")}' (format parquet)`);
  writer.close();
  engine = await QueryEngine.open(500);
});
afterAll(() => {
  engine.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(query: string, aliases: readonly string[]) {
  const rowsPath = join(folder, `rows${runs++}`);
  const table = { id: ID, aliases, path: join(folder, "table.parquet"), columns: ["x"], raw: null };
  const reply = await engine.run({ query, tables: [table], limits: LIMITS, rowsPath });
  return reply.kind === "done" ? readFileSync(rowsPath, "utf8").trim() : reply.refusal;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

it.each([
  ["a plain name", "orders"],
  ["blanks", "CRM export"],
  ["quotes", `a"b'c""`],
  ["a statement", "; drop table x; --"],
  ["the end of its view", "\" as select 1; attach '/tmp/x' as \"y"],
  ["a name with a schema in it", "main.orders"],
  ["the schema of DuckDB's tables", "tables"],
  ["a function", "read_csv"],
  ["a table function", "range"],
  ["a pragma", "version"],
  ["a word of SQL", "select"],
  ["a file that there is", "secret.csv"],
  ["a pattern of files", "*.csv"],
  ["an address", "https://example.org/x.parquet"],
  ["letters beyond ASCII", "Größe 😀"],
  ["a name of 10,000 characters", "x".repeat(10_000)],
  ["nothing but a blank", " "],
])("a table is read under %s", async (_, name) => {
  expect(await run(`select * from ${quoted(name)}`, [name])).toBe('["right"]');
  expect(await run(`select t.x from ${quoted(name)} t join "${ID}" using (x)`, [name])).toBe('["right"]');
});

it("a table takes the place of a file that has its name", async () => {
  expect(await run(`select * from ${quoted(secret)}`, [secret])).toBe('["right"]');
});

it("a query of the statement's own comes before a table of its name", async () => {
  expect(await run(`with orders as (select 'own' as x) select * from Orders`, ["orders"])).toBe('["own"]');
  expect(await run("with orders as (from orders) select * from orders", ["orders"])).toBe('["right"]');
  expect(
    await run("select x from (with orders as (select 'own' as x) from orders), (select 1 from orders)", ["orders"]),
  ).toBe('["own"]');
});

it.each(["orders", "secret.csv", "tables", "information_schema", "aaaaaaaa-0000-4000-8000-000000000000"])(
  "what is not given is not there: %s",
  async (name) => {
    expect(await run(`select * from ${quoted(name)}`, ["Sales"])).toMatchObject({
      kind: "unknown_table",
      position: 14,
    });
  },
);
