/** The built `limpid mcp` as agents use it: the official client, over stdio and over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_MS } from "../../../../tools/testing/patience.ts";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";
import { TOOLS } from "./tools/index.ts";

const MAIN = fileURLToPath(new URL("../../../../dist/cli/main.js", import.meta.url));
const ORDERS = "Day;Amount;Mail\n03/04/2024;1.250,50;ann@example.org\n05/06/2024;99,90;bob@@example.org\n";

type Result = Readonly<Record<string, unknown>> & {
  readonly table: string;
  readonly columns: readonly { readonly decisions: readonly { readonly id: string }[] }[];
};

let folder: string;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "limpid-mcp-"));
  client = await connect();
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(): Promise<Client> {
  const agent = new Client({ name: "test", version: "1" });
  await agent.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, "mcp", "--data", folder],
      env: { DATABASE_URL: "postgres://127.0.0.1:1/of_another_program" },
      stderr: "ignore",
    }),
  );
  return agent;
}

async function use(name: string, input: object, by = client): Promise<Result> {
  const result = await by.callTool({ name, arguments: { ...input } }, undefined, { timeout: TEST_MS });
  if (result.isError === true) throw new Error(JSON.stringify(result.content));
  expect(JSON.parse((result.content as { text: string }[])[0]!.text)).toEqual(result.structuredContent);
  return result.structuredContent as Result;
}

function decisionOf({ columns }: Result): unknown {
  return columns[0]?.decisions.find(({ id }) => id === "date_order");
}

describe("over stdio, with a server of its own", () => {
  it("names its tools with their types", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/\S.{40}/);
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
    }
  });

  it("answers a question of a column, for one value and for all others", async () => {
    const path = join(folder, "countries.csv");
    const names = ["Norway", "Sweden", "Norway", "Sweden", "NO", "Norge"];
    writeFileSync(path, ["country", ...Array.from({ length: 60 }, (_, row) => names[row % 6])].join("\n"));
    const opened = await use("open_table", { path, name: "Countries" });
    expect(opened.columns).toMatchObject([{ judgement: "judged", questions: [{ id: "ways", cells: 20 }] }]);
    const { table } = opened;
    const one = await use("decide", { table, column: 0, decision: "ways:NO", value: "=Kingdom of Norway" });
    expect(one.columns).toMatchObject([{ questions: [{ cells: 10, values: [{ raw: "Norge" }] }] }]);
    const all = await use("decide", { table, column: 0, decision: "ways", value: "accept" });
    expect(all.columns).toMatchObject([{ questions: [] }]);
  });

  it("opens a table, reviews it, decides, edits and exports it", async () => {
    const path = join(folder, "orders.csv");
    writeFileSync(path, ORDERS);
    const opened = await use("open_table", { path, name: "Orders" });
    expect(opened).toMatchObject({ name: "Orders", rows: 2, cleaned_rows: 2, issues: { not_clean: 1 } });
    expect(decisionOf(opened)).toMatchObject({ in_force: null, undecided_cells: 2 });
    const { table } = opened;

    const kinds = await use("review", { table });
    expect(kinds).toMatchObject({ kinds: expect.arrayContaining([expect.objectContaining({ kind: "flagged" })]) });
    const flagged = await use("review", { table, kind: "flagged", column: 2 });
    expect(flagged).toMatchObject({ matching: 1, cells: [{ row: 1, raw: "bob@@example.org" }] });

    const decided = await use("decide", { table, column: 0, decision: "date_order", value: "dmy" });
    expect(decisionOf(decided)).toMatchObject({ in_force: "dmy" });
    expect(await use("edit_cells", { table, edits: [{ row: 1, column: 2, value: "bob@example.org" }] })).toEqual({
      edited: 1,
      doubted: [],
      refused: [],
    });
    expect(await use("read_rows", { table })).toEqual({
      titles: ["Day", "Amount", "Mail"],
      rows: [
        ["2024-04-03", "1250.50", "ann@example.org"],
        ["2024-06-05", "99.90", "bob@example.org"],
      ],
      issues: [],
      last_page: true,
    });

    const sums = await use("query", { sql: `select "Mail", "Amount" * 2 as twice from "${table}" order by 1` });
    expect(sums).toMatchObject({
      titles: ["Mail", "twice"],
      rows: [
        ["ann@example.org", "2501.00"],
        ["bob@example.org", "199.80"],
      ],
      num_rows: 2,
      last_page: true,
    });
    const second = await use("read_rows", { table: sums.view, page: 1, page_size: 1 });
    expect(second).toMatchObject({ titles: ["Mail", "twice"], rows: [["bob@example.org", "199.80"]], last_page: true });
    await expect(use("query", { sql: "drop table x" })).rejects.toThrow();

    const file = join(folder, "clean.csv");
    expect(await use("export_table", { table, format: "csv", path: file })).toMatchObject({ path: file });
    expect(readFileSync(file, "utf8")).toContain("2024-06-05,99.90,bob@example.org");
    await expect(use("export_table", { table, format: "csv", path: file })).rejects.toThrow("already exists");
  });

  it("still owns its tables when it is started again", async () => {
    const { table } = await use("open_table", { text: ORDERS });
    await client.close();
    client = await connect();
    expect(await use("edit_cells", { table, edits: [{ row: 0, column: 0, value: null }] })).toMatchObject({
      edited: 1,
    });
  });

  it.each([
    ["open_table", {}, "exactly one"],
    ["open_table", { text: "a", url: "https://example.org" }, "exactly one"],
    ["open_table", { path: "/nowhere/at/all.csv" }, "Cannot read"],
    ["open_table", { url: "ftp://example.org/a.csv" }, "https://"],
    ["describe_table", { table: "nothing" }, "could not find"],
    ["read_rows", { table: "nothing", page_size: 9999 }, "page_size"],
    ["decide", { table: "nothing", column: 0, value: null }, "could not find"],
    ["no_tool", {}, "not found"],
  ])("%s says what is wrong with %j", async (name, input, words) => {
    await expect(use(name, input)).rejects.toThrow(words);
  });
});

describe("over HTTP, with a server that is there", () => {
  let program: ChildProcess;
  let url: URL;

  beforeAll(async () => {
    const args = [MAIN, "mcp", "--server", sharedServer("plain").url, "--http", "0"];
    program = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    while (!said.includes("\n")) said += String((await once(program.stderr!, "data"))[0]);
    url = new URL(/http:\S+/.exec(said)![0]);
  });
  afterAll(async () => {
    program.kill();
    await once(program, "exit");
  });

  it("does the same, but touches no files of the machine", async () => {
    const agent = new Client({ name: "test", version: "1" });
    await agent.connect(new StreamableHTTPClientTransport(url));
    const { table } = await use("open_table", { text: ORDERS }, agent);
    expect(await use("export_table", { table, format: "json" }, agent)).toEqual({
      url: `${sharedServer("plain").url}/api/v1/get/${table}/json`,
      path: null,
      bytes: null,
    });
    const file = join(folder, "no.csv");
    await expect(use("export_table", { table, format: "csv", path: file }, agent)).rejects.toThrow("not written");
    await expect(use("open_table", { path: MAIN }, agent)).rejects.toThrow("not read over HTTP");
    await agent.close();
  });

  it.each([
    ["a page of another site", { origin: "https://evil.example" }, 403],
    ["no JSON", { body: "{" }, 400],
    ["another method", { method: "GET" }, 405],
    ["too much", { body: "x".repeat(17 * 1024 * 1024) }, 413],
  ])("refuses %s", async (_, { origin, body, method = "POST" }: Record<string, string>, status) => {
    const response = await fetch(url, {
      method: method ?? "POST",
      body: method === "POST" ? (body ?? "{}") : null,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(origin && { origin }),
      },
    });
    expect(response.status).toBe(status);
  });
});
