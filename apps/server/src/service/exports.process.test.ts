/** Exports over HTTP: typed cell by cell, with the edits; of chosen rows, in parts, and when they fail. */

import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as XLSX from "@e965/xlsx";
import { EXPORT_FORMATS, LABELS, PANEL_LABELS } from "@limpid/contract";
import { ISSUE_WORDS } from "@limpid/export";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";
import { readParquet } from "../../../../tools/testing/read-parquet.ts";

const DAYS = [
  "day;amount;note",
  "13/02/2024;1'234.50;a",
  "31/02/2024;99.90;b",
  "25/12/2023;n/a;c",
  ...Array.from({ length: 40 }, (_, row) => `14/03/2024;${row}.25;c${row}`),
].join("\n");

let server: InProcessServer;
let client: ApiClient;

beforeAll(async () => {
  server = await serveInProcess({ CLEAN_ROW_LIMIT: "0", LOG_LEVEL: "silent" });
  client = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

async function uploadDays(): Promise<string> {
  return await client.uploadCleaned(DAYS, { filename: "days.csv" });
}

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/v1/get/${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function parquetOf(path: string) {
  const file = join(server.dataDir, "read-back.parquet");
  writeFileSync(file, await bytesOf(path));
  const { columns, rows } = await readParquet(file);
  rmSync(file);
  return { columns: columns.map(({ title, type }) => `${title}: ${type}`), rows };
}

describe("a part of an export", () => {
  const ask = (job: string, format: string, range: string) =>
    fetch(`${server.url}/api/v1/get/${job}/${format}`, { headers: { range, "accept-encoding": "identity" } });

  it("is sent of Parquet, whose readers begin at the end", async () => {
    const job = await uploadDays();
    const whole = await bytesOf(`${job}/parquet`);
    const end = await ask(job, "parquet", "bytes=-8");
    expect({ status: end.status, range: end.headers.get("content-range") }).toEqual({
      status: 206,
      range: `bytes ${whole.length - 8}-${whole.length - 1}/${whole.length}`,
    });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-8));
    const middle = await ask(job, "parquet", "bytes=4-7");
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(whole.subarray(4, 8));
    const head = await fetch(`${server.url}/api/v1/get/${job}/parquet`, { method: "HEAD" });
    expect({ length: head.headers.get("content-length"), accepts: head.headers.get("accept-ranges") }).toEqual({
      length: String(whole.length),
      accepts: "bytes",
    });
  });

  it("that there is not is refused, and of a text that is compressed there are none", async () => {
    const job = await uploadDays();
    const beyond = await ask(job, "parquet", "bytes=999999999-");
    expect({ status: beyond.status, code: ((await beyond.json()) as { code: string }).code }).toEqual({
      status: 416,
      code: "no_such_range",
    });
    const text = await ask(job, "csv", "bytes=0-3");
    expect(text.status).toBe(200);
    expect((await text.text()).length).toBeGreaterThan(4);
  });
});

describe("a table with one bad cell among its days", () => {
  it("has days in Excel, the bad cell as text, and its issues on a sheet", async () => {
    const job = await uploadDays();
    const book = XLSX.read(await bytesOf(`${job}/excel`), { cellNF: true });
    expect(book.SheetNames).toEqual(["Table", "Issues"]);
    const cell = (at: string) => book.Sheets.Table![at] as XLSX.CellObject;
    expect([cell("A2"), cell("A3"), cell("B2")].map(({ t, v, z }) => [t, v, z])).toEqual([
      ["n", 45335, "yyyy-mm-dd"],
      ["s", "31/02/2024", "@"],
      ["n", 1234.5, "0.00"],
    ]);
    const issues = XLSX.utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Issues!);
    const page = (await client.cleanPage(job, 0)).body.data;
    expect(issues).toMatchObject([
      { Row: 2, Column: "day", Value: "31/02/2024", Why: page[1]!.cells[0]!.msg },
      { Row: 3, Column: "amount", Value: "n/a", Issue: "Missing data", Why: page[2]!.cells[1]!.msg },
    ]);
  });

  it("keeps the type of its columns in Parquet, unless texts are asked for", async () => {
    const job = await uploadDays();
    const typed = await parquetOf(`${job}/parquet`);
    expect(typed.columns).toEqual(["day: date", "day_raw: text", "amount: number", "note: text"]);
    expect(typed.rows.slice(0, 3)).toEqual([
      ["2024-02-13", null, "1234.50", "a"],
      [null, "31/02/2024", "99.90", "b"],
      ["2023-12-25", null, null, "c"],
    ]);
    const texts = await parquetOf(`${job}/parquet?bad_cells=text_column`);
    expect(texts.columns).toEqual(["day: text", "amount: number", "note: text"]);
    expect(texts.rows[1]).toEqual(["31/02/2024", "99.90", "b"]);
    expect((await client.get(`/api/v1/get/${job}/parquet?bad_cells=none`)).status).toBe(422);
  });

  it("is mended by an edit, in every format", async () => {
    const job = await uploadDays();
    await client.editOutput(job, 1, 0, "2024-02-29");
    expect((await parquetOf(`${job}/parquet`)).columns).toEqual(["day: date", "amount: number", "note: text"]);
    const book = XLSX.read(await bytesOf(`${job}/excel`));
    expect(book.Sheets.Table!.A3).toMatchObject({ t: "n", v: 45351 });
    expect(XLSX.utils.sheet_to_json(book.Sheets.Issues!)).toMatchObject([{ Row: 3, Column: "amount" }]);
    expect(String(await bytesOf(`${job}/csv`)).split("\r\n")[2]).toBe("2024-02-29,99.90,b");
    expect(JSON.parse(String(await bytesOf(`${job}/json`)))[1]).toEqual({ day: "2024-02-29", amount: 99.9, note: "b" });
  });
});

it("a column named as DuckDB names the number of a row is exported and queried as any, edits included", async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `${row},w${row}`);
  const job = await client.uploadCleaned(["File_Row_Number,word", ...rows].join("\n"), { filename: "rows.csv" });
  await client.editOutput(job, 0, 1, "edited");
  expect(
    String(await bytesOf(`${job}/csv?flags=true`))
      .split("\r\n")
      .slice(0, 2),
  ).toEqual(["File_Row_Number,File_Row_Number_flag,word,word_flag", "0,ok,edited,edited"]);
  expect((await parquetOf(`${job}/parquet`)).rows[0]).toEqual(["0", "edited"]);
  const { status } = await client.post("/api/v1/sql", {
    session_uuid: client.session,
    query: `select word, word_raw from "${job}" limit 2`,
  });
  expect(status).toBe(200);
});

it("the sheet of issues says what the page says", () => {
  const { notClean, invalidData, missingData, byPerson, asItWas, forYou, couldBeMissing, none } = ISSUE_WORDS;
  expect([notClean, invalidData, missingData]).toEqual([LABELS.notClean, LABELS.invalidData, LABELS.missingData]);
  expect([byPerson, asItWas, forYou]).toEqual([
    PANEL_LABELS.setByPerson,
    PANEL_LABELS.leftAsItWas,
    PANEL_LABELS.leftForYou,
  ]);
  expect([couldBeMissing(85), none]).toEqual([LABELS.couldBeMissing(85), LABELS.issues(0)]);
});

it.each(EXPORT_FORMATS)("a %s that cannot be kept is told of, and made once it can", async (format) => {
  const job = await uploadDays();
  const blocked = join(server.dataDir, "tables", job.slice(0, 2), job, "exports");
  writeFileSync(blocked, "in the way");
  const { status, body } = await client.get<{ code: string }>(`/api/v1/get/${job}/${format}`);
  expect([status, body.code]).toEqual([500, "internal"]);
  expect(readdirSync(dirname(blocked)).filter((name) => name.includes(".tmp-"))).toEqual([]);
  rmSync(blocked);
  expect((await bytesOf(`${job}/${format}`)).length).toBeGreaterThan(0);
});

describe("chosen rows", () => {
  const rowsOf = async (table: string, format: string, body: unknown, query = "") =>
    await fetch(`${server.url}/api/v1/get/${table}/${format}/rows${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it("are a file in their order, with the edits, named after the table and their number", async () => {
    const table = await uploadDays();
    await client.editOutput(table, 4, 2, "edited");
    const answer = await rowsOf(table, "csv", { rows: [4, 0] });
    expect(await answer.text()).toBe("day,amount,note\r\n2024-03-14,1.25,edited\r\n2024-02-13,1234.50,a\r\n");
    expect(answer.headers.get("content-disposition")).toContain('filename="days-clean-2-rows.csv"');
    const selected = await client.post<{ packed: string; count: number }>(`/api/v1/rows/${table}`, {
      values: [{ column: 0, any_of: ["2024-03-14"] }],
      packed: true,
    });
    const json = await rowsOf(table, "json", { packed: selected.body.packed });
    expect(((await json.json()) as unknown[]).length).toBe(40);
    for (const format of EXPORT_FORMATS) expect((await rowsOf(table, format, { rows: [1] })).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ["none", { rows: [] }, ""],
    ["a row that there is not", { rows: [43] }, ""],
    ["a row before the first one", { rows: [-1] }, ""],
    ["a text that is none", { packed: "?" }, ""],
    ["two lists", { rows: [1], packed: "AA==" }, ""],
    ["more rows than a list may have", { rows: Array.from({ length: 10_001 }, (_, row) => row) }, ""],
  ])("are refused: %s", async (_, body, query) => {
    const answer = await rowsOf(await uploadDays(), "csv", body, query);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, "invalid_request"]);
  });
});

it("the numbers of a column with a few odd cells are numbers in a workbook, and codes are texts", async () => {
  const amounts = Array.from({ length: 110 }, (_, row) =>
    row === 20 ? "sold out" : row === 70 ? "~ 40" : String((row * 37) % 60),
  );
  const lines = amounts.map(
    (amount, row) => `${String(row + 1).padStart(5, "0")};${amount};0${79_000_0000 + row * 7919}`,
  );
  const table = await client.uploadCleaned(`article;stock;phone\n${lines.join("\n")}\n`, { filename: "stock.csv" });
  const { Sheets } = XLSX.read(await bytesOf(`${table}/excel`));
  const cells = XLSX.utils.sheet_to_json<unknown[]>(Sheets.Table ?? {}, { header: 1 }).slice(1);
  expect(cells.map(([, stock]) => typeof stock)).toEqual(
    amounts.map((text) => (/^\d+$/.test(text) ? "number" : "string")),
  );
  expect(cells.map(([article]) => typeof article)).toEqual(amounts.map(() => "string"));
  expect(cells.map(([, , phone]) => typeof phone)).toEqual(amounts.map(() => "string"));
});
