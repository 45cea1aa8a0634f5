/** Queries that call tables by their names: whose table it is, and the answer where that is not known. */
import type { ProblemReply, SqlReply, SqlTablesReply, ViewReply } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const CRM = "customer,town\nanna,Bern\nbert,Chur\n";
const SALES = "day;amount\n2024-02-13;10\n2024-02-14;20\n";

let server: InProcessServer;
let owner: ApiClient;
let other: ApiClient;
let crm: string;
beforeAll(async () => {
  server = await serveInProcess({ LOG_LEVEL: "silent" });
  [owner, other] = await Promise.all([ApiClient.connect(server.url), ApiClient.connect(server.url)]);
  crm = await owner.uploadCleaned(CRM, { filename: "CRM export.csv", listed: false });
});
afterAll(() => server.remove());

const ask = (query: string, by = owner): Promise<Answer<unknown>> =>
  by.post("/api/v1/sql", { session_uuid: by.session, query });

async function run(query: string, by = owner): Promise<SqlReply> {
  const { status, body } = await ask(query, by);
  if (status !== 200) throw new Error(`"${query}" is refused: ${JSON.stringify(body)}`);
  return body as SqlReply;
}

async function refusal(query: string, by = owner): Promise<ProblemReply> {
  const { status, body } = await ask(query, by);
  expect(status).toBe(422);
  return body as ProblemReply;
}

const rename = (table: string, name: string, by = owner) =>
  by.post(`/api/v1/table/${table}/describe`, { session_uuid: by.session, name });

async function listed(by: ApiClient): Promise<SqlTablesReply> {
  return (await by.get<SqlTablesReply>("/api/v1/sql/tables", { cookie: `session_uuid=${by.session}` })).body;
}

describe("a table is called", () => {
  it.each(['"CRM export"', "crm_export", "CRM_Export", '"crm export.csv"', "'CRM-export.csv'"])("%s", async (name) => {
    const { tables, num_rows: rows } = await run(`select * from ${name}`);
    expect([rows, tables.map(({ id }) => id), tables[0]?.namesakes]).toEqual([2, [crm], 0]);
  });

  it("by a name and by its id in one query", async () => {
    const { tables } = await run(
      `select * from crm_export a join "${crm}" b using (customer) join CRMexport c using (customer)`,
    );
    expect(tables).toEqual([{ id: crm, version: 1, names: ["crm_export", "CRMexport"], namesakes: 0 }]);
  });

  it("not so, where a query of the statement itself has the name", async () => {
    expect((await run("with crm_export as (select 1 as x) select * from crm_export")).tables).toEqual([]);
  });

  it("by its name in the list beside the editor", async () => {
    const { own } = await listed(owner);
    expect(own.find(({ id }) => id === crm)?.sql_name).toBe("CRM export");
  });
});

describe("a name that is not known", () => {
  it("is told with names that are near it", async () => {
    const problem = await refusal("select * from cmr_export where town = 'Bern'");
    expect(problem).toMatchObject({
      code: "query_unknown_table",
      position: 14,
      detail: 'There is no table called "cmr_export". Did you mean "CRM export"?',
      tables: [{ id: crm, sql_name: "CRM export", is_own: true, num_rows: 2 }],
    });
  });

  it("is told without the private tables of others, also when it is right", async () => {
    const stranger = await ApiClient.connect(server.url);
    for (const name of ["crm_export", '"CRM export"', "cmr_export"]) {
      const problem = await refusal(`select * from ${name}`, stranger);
      expect(problem.code).toBe("query_unknown_table");
      expect(JSON.stringify(problem)).not.toMatch(new RegExp(`${crm}|CRM export"[^ .]|Did you mean`));
      expect(problem.tables).toBeUndefined();
    }
    expect((await listed(stranger)).newest.map(({ id }) => id)).not.toContain(crm);
    // The link is the key to it, as ever.
    expect((await run(`select * from "${crm}"`, stranger)).num_rows).toBe(2);
  });

  it.each([
    ["10,000 characters", "x".repeat(10_000)],
    ["a statement", "; drop table tables; --"],
    ["signs of a pattern", "%"],
    ["signs of a pattern for one letter", "___"],
    ["a quote", "'"],
    ["an id", "aaaaaaaa-0000-4000-8000-000000000000"],
    ["nothing of ASCII", "名簿"],
    ["a blank", " "],
  ])("of %s is told shortly", async (_, name) => {
    const problem = await refusal(`select * from "${name}"`);
    expect(problem.code).toBe("query_unknown_table");
    expect(problem.detail?.length).toBeLessThan(500);
  });

  it("is refused with more names than a query may have", async () => {
    const list = Array.from({ length: 101 }, (_, index) => `crm${"_".repeat(index)}export t${index}`).join(", ");
    expect(await refusal(`select 1 from ${list}`)).toMatchObject({ code: "query_not_allowed" });
  });
});

describe("a name that twenty tables have", () => {
  const published: string[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 20; count++)
      published.push(await other.uploadCleaned(SALES, { filename: "Sales.csv", listed: true }));
  });

  it("is told with a few of them and their ids", async () => {
    const problem = await refusal("select * from sales");
    expect(problem).toMatchObject({ code: "query_ambiguous_table", position: 14 });
    expect(problem.detail).toMatch(/^20 tables are called "sales"\. Write the id of one of them in double quotes: /);
    expect(problem.detail).toContain("and 15 more");
    expect(problem.tables).toHaveLength(5);
    for (const table of problem.tables ?? []) {
      expect(published).toContain(table.id);
      expect(problem.detail).toContain(`"${table.id}" (public, last changed ${table.updated_at.slice(0, 10)})`);
      expect(table.sql_name).toBe(table.id);
    }
  });

  it("is called by its id in the list beside the editor", async () => {
    const { newest } = await listed(owner);
    for (const table of newest.filter(({ id }) => published.includes(id))) expect(table.sql_name).toBe(table.id);
  });

  it("means one's own, where one of them is that, and the reply says so", async () => {
    const own = await owner.uploadCleaned(SALES, { filename: "Sales.csv", listed: false });
    expect((await run("select * from sales")).tables).toEqual([
      { id: own, version: 1, names: ["sales"], namesakes: 20 },
    ]);
    const second = await owner.uploadCleaned(SALES, { filename: "sales.xlsx.csv", listed: false });
    const problem = await refusal('select * from "SALES"');
    expect(problem.code).toBe("query_ambiguous_table");
    expect(problem.tables?.slice(0, 2).map(({ id, is_own }) => [id, is_own])).toEqual([
      [second, true],
      [own, true],
    ]);
    expect(problem.tables?.slice(2).some(({ is_own }) => is_own)).toBe(false);
  });
});

describe("a view", () => {
  it("keeps the table that a name of its query stood for, when it is renamed and opened by others", async () => {
    const table = await owner.uploadCleaned(SALES, { filename: "Turnover.csv", listed: false });
    const { view_uuid: id } = await run("select sum(amount) as s from turnover");
    expect((await rename(table, "Another name")).status).toBe(200);
    await owner.uploadCleaned(CRM, { filename: "Turnover.csv", listed: false });
    await owner.editOutput(table, 0, 1, "30");
    const { body } = await other.get<ViewReply>(`/api/v1/view/${id}`);
    expect(body).toMatchObject({ rerun: true, problem: null, tables: [] });
    const own = await owner.get<ViewReply>(`/api/v1/view/${id}`, { cookie: `session_uuid=${owner.session}` });
    expect(own.body).toMatchObject({ rerun: false, tables: [{ id: table, names: ["turnover"] }] });
    expect((await other.cleanPage(id, 0)).body.data[0]?.cells[0]?.output).toBe("50");
  });
});
