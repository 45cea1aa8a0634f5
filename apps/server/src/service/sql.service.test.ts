/** Queries over HTTP: what they see of tables, how their results are read, exported and opened again. */
import type { ColumnReply, ProblemReply, SqlReply, SqlTablesReply, ViewReply } from "@limpid/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

const ORDERS = [
  "order day;customer;amount",
  "13/02/2024;anna;1'234.50",
  "14/02/2024;bert;99.90",
  "25/12/2023;anna;n/a",
  "31/02/2024;cora;10.00",
  ...Array.from({ length: 6 }, (_, row) => `${row + 15}/03/2024;dora;${row}.25`),
].join("\n");
const CUSTOMERS = 'customer,Größe "😀"\nanna,L\nbert,S\n';

let server: TestServer;
let client: ApiClient;
let orders: string;
let customers: string;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "silent" });
  client = await ApiClient.connect(server.url);
  [orders, customers] = await Promise.all([upload(ORDERS), upload(CUSTOMERS)]);
});
afterAll(() => server.remove());

async function upload(text: string, by = client): Promise<string> {
  return await by.uploadCleaned(text, { listed: true });
}

async function run(query: string, by = client): Promise<SqlReply> {
  const { status, body } = await ask(query, by);
  if (status !== 200) throw new Error(`"${query}" is refused: ${JSON.stringify(body)}`);
  return body as SqlReply;
}

function ask(query: string, by = client): Promise<Answer<unknown>> {
  return by.post("/api/v1/sql", { session_uuid: by.session, query });
}

async function rowsOf(query: string): Promise<(string | null)[][]> {
  const { view_uuid: view } = await run(query);
  const { body } = await client.cleanPage(view, 0);
  return body.data.map(({ cells }) => cells.map(({ output }) => output));
}

const view = async (id: string): Promise<ViewReply> => (await client.get<ViewReply>(`/api/v1/view/${id}`)).body;

describe("a query", () => {
  it("sees the cleaned values with the types of their classes", async () => {
    expect(await rowsOf(`select * from "${orders}" limit 3`)).toEqual([
      ["2024-02-13", "anna", "1234.50"],
      ["2024-02-14", "bert", "99.90"],
      ["2023-12-25", "anna", null],
    ]);
    expect(await rowsOf(`select typeof("order day"), typeof(amount) from "${orders}" limit 1`)).toEqual([
      ["DATE", "DECIMAL(18,2)"],
    ]);
  });

  it("adds, groups and joins tables", async () => {
    const query = `select o.customer, "Größe ""😀""" as size, count(*), sum(amount)
      from "${orders}" o join "${customers.toUpperCase()}" c on o.customer = c.customer group by all order by 1`;
    expect(await rowsOf(query)).toEqual([
      ["anna", "L", "2", "1234.50"],
      ["bert", "S", "1", "99.90"],
    ]);
  });

  it("has the texts as they were read on request, and not unasked", async () => {
    const { num_columns: columns } = await run(`select * from "${orders}"`);
    expect(columns).toBe(3);
    expect(await rowsOf(`select amount, amount_raw, "order day_raw" from "${orders}" limit 3`)).toEqual([
      ["1234.50", "1'234.50", "13/02/2024"],
      ["99.90", "99.90", "14/02/2024"],
      [null, "n/a", "25/12/2023"],
    ]);
  });

  it("has the place of a cell that is not of its type empty, and its text beside it", async () => {
    expect(await rowsOf(`select "order day", "order day_raw" from "${orders}" where customer = 'cora'`)).toEqual([
      [null, "31/02/2024"],
    ]);
  });

  it("keeps names that stand twice, and gives each its own in JSON", async () => {
    const { view_uuid: id } = await run(`select 1 as a, 2 as a`);
    const columns = await client.post<{ title: string }[]>(`/api/v1/data/clean/columns/${id}`, {});
    expect(columns.body.map(({ title }) => title)).toEqual(["a", "a"]);
    const csv = await fetch(`${server.url}/api/v1/get/${id}/csv`);
    expect(await csv.text()).toBe("a,a\r\n1,2\r\n");
    const json = await fetch(`${server.url}/api/v1/get/${id}/json`);
    expect(await json.json()).toEqual([{ a: 1, a_2: 2 }]);
  });

  it("explains itself without a path of the machine", async () => {
    const text = JSON.stringify(await rowsOf(`explain analyze select * from "${orders}"`));
    expect(text).toContain("READ_PARQUET");
    expect(text).not.toContain(server.dataDir);
  });

  it("has results of every type as texts", async () => {
    const query =
      "select true, 1::tinyint, 1.5::float, 12.30::decimal(9,2), 1e30, sum(range), 170141183460469231731687303715884105727," +
      " date '2024-02-13', timestamp '2024-02-13 10:00:00.5', interval 1 day, [1, null], {'a': 'x'}, null, '', 'a\"b\nc'" +
      " from range(3)";
    expect(await rowsOf(query)).toEqual([
      [
        ...["true", "1", "1.5", "12.30", "1e+30", "3", "170141183460469231731687303715884105727", "2024-02-13"],
        ...["2024-02-13 10:00:00.5", "1 day", "[1, NULL]", "{'a': 'x'}", null, "", 'a"b\nc'],
      ],
    ]);
  });

  it("is in the order that it asks for, over many pages", async () => {
    const { view_uuid: id, num_rows: rows } = await run("select range as n from range(50) order by n desc");
    expect(rows).toBe(50);
    const pages = await Promise.all([0, 1, 2].map((page) => client.cleanPage(id, page)));
    expect(pages.map(({ body }) => [body.data[0]?.cells[0]?.output, body.data.length, body.last_page])).toEqual([
      ["49", 20, false],
      ["29", 20, false],
      ["9", 10, true],
    ]);
    expect((await client.cleanPage(id, 3)).body).toEqual({ page_found: true, data: [], last_page: true });
    for (const stream of ["job_status", "events/dataframe"]) {
      const heard: unknown[] = [];
      for await (const event of client.follow(`/api/v1/${stream}/${id}`)) heard.push(event);
      expect(heard).toEqual([{ name: "end", id: "", data: {} }]);
    }
  });

  it("without rows or without a table has a result too", async () => {
    expect(await run(`select * from "${orders}" where false`)).toMatchObject({ num_rows: 0, num_columns: 3, cut: [] });
    expect(await rowsOf(`select * from "${orders}" where false`)).toEqual([]);
    expect(await run("select 1")).toMatchObject({ num_rows: 1, truncated: false, tables: [] });
  });
});

describe("the result of a query", () => {
  it("is read by the calls of tables", async () => {
    const { view_uuid: id } = await run(`select customer, amount from "${orders}" limit 2`);
    const [clean, ingest, columns, rows] = await Promise.all([
      client.cleanPage(id, 0),
      client.ingestPage(id, 0),
      client.post<object[]>(`/api/v1/data/clean/columns/${id}`, {}),
      client.post<object[]>(`/api/v1/data/clean/rows/${id}`, {}),
    ]);
    expect(clean.body.data[0]!.cells[1]).toMatchObject({
      output: "1234.50",
      is_clean: true,
      has_data: true,
      msg: null,
    });
    expect(ingest.body.data[0]!.cells[1]).toMatchObject({ raw_input: "1234.50" });
    expect(columns.body).toMatchObject([
      { title: "customer", type: "text", clean_data_available: true },
      { title: "amount", type: "number", entity: null },
    ]);
    expect(rows.body).toHaveLength(2);
    expect(clean.body.data.map(({ id: row }) => row)).toEqual(rows.body.map((row) => (row as { id: string }).id));
    const again = await client.get(`/api/v1/data/clean/page/${id}?page=0`);
    expect(again.status).toBe(200);
    const cached = await fetch(`${server.url}/api/v1/data/clean/page/${id}?page=0`, {
      headers: { "if-none-match": again.headers.get("etag") ?? "" },
    });
    expect(cached.status).toBe(304);
  });

  it.each([
    ["csv", "customer,amount\r\nanna,1234.50\r\nbert,99.90\r\n"],
    ["json", '[\n{"customer":"anna","amount":1234.5},\n{"customer":"bert","amount":99.9}\n]\n'],
  ])("is exported as %s", async (format, expected) => {
    const { view_uuid: id } = await run(`select customer, amount from "${orders}" limit 2`);
    const answer = await fetch(`${server.url}/api/v1/get/${id}/${format}`);
    expect(await answer.text()).toBe(expected);
    expect(answer.headers.get("content-disposition")).toContain(`filename="query-result.${format}"`);
  });

  it.each([
    ["excel", "PK"],
    ["parquet", "PAR1"],
  ])("is exported as %s", async (format, start) => {
    const { view_uuid: id } = await run(`select customer, amount from "${orders}" limit 2`);
    const bytes = Buffer.from(await (await fetch(`${server.url}/api/v1/get/${id}/${format}`)).arrayBuffer());
    expect(bytes.subarray(0, start.length).toString()).toBe(start);
  });

  it("cannot be changed", async () => {
    const { view_uuid: id } = await run("select 1 as a");
    const cell = (await client.cleanPage(id, 0)).body.data[0]!.cells[0]!;
    const edit = {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: id,
      action: "edit_cell_output",
      row_uuid: cell.row_uuid,
      column_uuid: cell.column_uuid,
      cell_uuid: cell.id,
      value: "2",
    };
    const answer = await client.post<ProblemReply>(`/api/v1/edit/cell/${cell.id}`, edit);
    expect([answer.status, answer.body.code]).toEqual([403, "view_read_only"]);
    expect((await client.cleanPage(id, 0)).body.data[0]!.cells[0]!.output).toBe("1");
  });
});

describe("a view that is opened again", () => {
  it("tells its query and what came of it", async () => {
    const query = `select count(*) from "${orders}"`;
    const made = await run(query);
    expect(await view(made.view_uuid)).toMatchObject({ ...made, query, rerun: false, problem: null });
  });

  it("is run again when a table has a newer version, and says so", async () => {
    const own = await upload(ORDERS);
    const made = await run(`select amount from "${own}" limit 1`);
    await client.editOutput(own, 0, 2, "7.77");
    const [first, second] = await Promise.all([view(made.view_uuid), view(made.view_uuid)]);
    expect(first).toMatchObject({ rerun: true, problem: null, tables: [{ id: own, version: 2 }] });
    expect(second).toMatchObject({ rerun: true });
    expect((await client.cleanPage(made.view_uuid, 0)).body.data[0]!.cells[0]!.output).toBe("7.77");
    expect(await view(made.view_uuid)).toMatchObject({ rerun: false });
  });

  it("says it when the query is none of the table's any more, and keeps the query", async () => {
    const own = await upload(ORDERS);
    const query = `select customer from "${own}"`;
    const { view_uuid: id } = await run(query);
    const column = (await client.post<{ id: string }[]>(`/api/v1/data/clean/columns/${own}`, {})).body[1]!.id;
    const edit = {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: client.session,
      dataframe_uuid: own,
      action: "edit_column_title",
      affects: "data",
      column_uuid: column,
      value: "buyer",
    };
    expect((await client.post(`/api/v1/edit/column/${column}`, edit)).status).toBe(200);
    expect(await view(id)).toMatchObject({
      query,
      problem: { code: "query_mistake", position: query.indexOf("customer") },
    });
    expect((await rowsOf(`select buyer from "${own}" limit 1`))[0]).toEqual(["anna"]);
  });

  it("is not there when it never was", async () => {
    for (const id of ["aaaaaaaa-0000-4000-8000-000000000000", "nonsense"]) {
      const answer = await client.get<ProblemReply>(`/api/v1/view/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, "unknown_view"]);
    }
  });

  it("is there after the server was started again", async () => {
    const { view_uuid: id } = await run("select 42 as answer");
    server = await (await stopped()).restart();
    expect((await client.cleanPage(id, 0)).body.data[0]!.cells[0]!.output).toBe("42");
    expect(await rowsOf("select 43")).toEqual([["43"]]);
  });
});

async function stopped(): Promise<TestServer> {
  await server.stop();
  return server;
}

describe("the tables to write queries on", () => {
  const ownCookie = () => ({ cookie: `session_uuid=${client.session}` });

  it("are one's own first, and the newest ones of others", async () => {
    const mine = (await client.get<SqlTablesReply>("/api/v1/sql/tables", ownCookie())).body;
    expect(mine.own.map(({ id }) => id)).toContain(orders);
    expect(mine.newest.map(({ id }) => id)).not.toContain(orders);
    const theirs = (await client.get<SqlTablesReply>("/api/v1/sql/tables")).body;
    expect(theirs.own).toEqual([]);
    const listed = theirs.newest.find(({ id }) => id === customers);
    expect(listed?.columns).toEqual([
      { title: "customer", type: "text" },
      { title: 'Größe "😀"', type: "text" },
    ]);
  });

  it("name the type that results have, also where single cells are of none", async () => {
    const table = await upload("day,n\n2024-02-13,1\n2024-03-05,2\n31.02.2024,3\n2024-04-12,4\n2024-05-01,5\n");
    const { own } = (await client.get<SqlTablesReply>("/api/v1/sql/tables", ownCookie())).body;
    const { view_uuid: view } = await run(`select * from "${table}"`);
    const shown = (await client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${view}`, {})).body;
    const types = shown.map(({ title, type }) => ({ title, type }));
    expect(own.find(({ id }) => id === table)?.columns).toEqual(types);
    expect(types).toEqual([
      { title: "day", type: "date" },
      { title: "n", type: "integer" },
    ]);
  });

  it("have columns that are made of components, too, beside those of their own types", async () => {
    const table = await upload("mail,amount\nann@example.org,1.50\nbob@example.com,2.25\ncai@example.net,3.75\n");
    await client.enrich(table, 0, "domain");
    const { own } = (await client.get<SqlTablesReply>("/api/v1/sql/tables", ownCookie())).body;
    expect(own.find(({ id }) => id === table)?.columns).toEqual([
      { title: "mail", type: "text" },
      { title: "mail_domain", type: "computed" },
      { title: "amount", type: "number" },
    ]);
  });
});

describe("a query is refused", () => {
  const nowhere = "aaaaaaaa-0000-4000-8000-000000000000";

  it.each<[string, (table: string) => string, string, string]>([
    ["with a mistake", (t) => `select * frm "${t}"`, "query_mistake", '"'],
    ["with an unknown column", (t) => `select nope from "${t}"`, "query_mistake", "nope"],
    ["that fails on the values", (t) => `select customer::int from "${t}"`, "query_mistake", ""],
    ["with an unknown table", () => `select * from "${nowhere}"`, "query_unknown_table", `"${nowhere}`],
    ["that writes", () => "drop table x", "query_not_allowed", ""],
    ["that reads a file", () => "select * from read_csv('/etc/passwd')", "query_not_allowed", "read_csv"],
  ])("%s, and the next one is run", async (_, queryOf, code, at) => {
    const query = queryOf(orders);
    const { status, body, headers } = await ask(query);
    const problem = body as ProblemReply;
    expect([status, problem.code]).toEqual([422, code]);
    expect(headers.get("content-type")).toContain("application/problem+json");
    expect(problem.detail).toBeTruthy();
    if (at !== "") expect(problem.position).toBe(query.indexOf(at));
    expect(await rowsOf("select 1")).toEqual([["1"]]);
  });

  it.each([
    ["no session", { session_uuid: "nonsense", query: "select 1" }, 401],
    ["no query", { session_uuid: "nonsense" }, 422],
    ["a query of 100,001 characters", { session_uuid: "x", query: " ".repeat(100_001) }, 422],
    ["a query of 1 MB", { session_uuid: "x", query: " ".repeat(2 ** 20) }, 413],
  ])("with %s", async (_, body, status) => {
    expect((await client.post("/api/v1/sql", body)).status).toBe(status);
  });

  it("on a table that is not cleaned yet", async () => {
    const broken = await upload("\u0000\u0001\u0002");
    expect(((await ask(`select * from "${broken}"`)).body as ProblemReply).code).toBe("query_unknown_table");
  });
});

describe("picked tags", () => {
  const pick = async (query: string, by = client): Promise<(string | null)[][]> => {
    const { status, body } = await by.post<{ view_uuid: string }>("/api/v1/tags", {
      session_uuid: by.session,
      query,
    });
    expect(status).toBe(200);
    const page = await client.cleanPage(body.view_uuid, 0);
    return page.body.data.map(({ cells }) => cells.map(({ output }) => output));
  };
  const say = (table: string, details: object) =>
    client.post(`/api/v1/table/${table}/describe`, { session_uuid: client.session, ...details });

  it("give a view of the public tables that carry all of them", async () => {
    const [one, two, hidden] = [await upload("a,b\n1,2\n"), await upload("a,b\n3,4\n"), await upload("a,b\n5,6\n")];
    await say(one, { name: "O'Brien's \"list\"", tags: ["Shipping", "2024"] });
    await say(two, { name: "Two", tags: ["shipping"] });
    await say(hidden, { name: "Three", tags: ["shipping"], listed: false });
    const guest = await ApiClient.connect(server.url);
    expect((await pick("shipping", guest)).map(([id, name]) => [id, name])).toEqual([
      [two, "Two"],
      [one, "O'Brien's \"list\""],
    ]);
    expect((await pick(" 2024 ,SHIPPING,")).map(([id]) => id)).toEqual([one]);
    expect(await pick("ship")).toEqual([]);
  });

  it.each(["", ",,", "'; drop table tables; --", "%", "_", "\u{1F600}", "x".repeat(1000)])(
    "that no table has give a view without rows: %s",
    async (query) => {
      expect(await pick(query)).toEqual([]);
    },
  );
});
