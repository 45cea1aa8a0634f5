/** Answers of many cells and rows: whole, the same as small ones, refused beyond their bound, and nobody waits for them. */
import { type ColumnReply, type FindReply, LIMITS } from "@limpid/contract";
import { CALLS } from "@limpid/contract/schemas";
import { Check } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const COLUMNS = 500;
const ROWS = 60;
const valueAt = (row: number, column: number) => (row * 7 + column) % 97;
const LINE = (row: number) => Array.from({ length: COLUMNS }, (_, column) => valueAt(row, column)).join(",");
const TITLES = Array.from({ length: COLUMNS }, (_, column) => `c${column}`).join(",");

let client: ApiClient;
let wide: string;

beforeAll(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  wide = await client.uploadCleaned([TITLES, ...Array.from({ length: ROWS }, (_, row) => LINE(row))].join("\n"));
});

/** Four rows after four rows, which are answered at once. */
async function rowsOfSmallPages(side: "clean" | "ingest"): Promise<unknown[]> {
  const read = side === "clean" ? client.cleanPage : client.ingestPage;
  const rows: unknown[] = [];
  for (let page = 0; page < ROWS / 4; page++) {
    const { body } = await read.call(client, wide, page, 4);
    expect(Check(CALLS[`${side}Page`].reply, body)).toBe(true);
    rows.push(...body.data);
  }
  return rows;
}

describe("a page of many cells", () => {
  it("has the rows that small pages have, with the edits", async () => {
    expect((await client.editOutput(wide, 41, 3, "edited")).status).toBe(200);
    const { status, headers, body } = await client.cleanPage(wide, 0, ROWS);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(body).toMatchObject({ page_found: true, last_page: true });
    expect(body.data[41]?.cells[3]).toMatchObject({ output: "edited", edited: true });
    expect(body.data).toEqual(await rowsOfSmallPages("clean"));
  });

  it("of the original is the same", async () => {
    const { body } = await client.ingestPage(wide, 0, ROWS);
    expect(body.last_page).toBe(true);
    expect(body.data).toEqual(await rowsOfSmallPages("ingest"));
  });

  it("is not the last one where rows follow", async () => {
    const { body } = await client.cleanPage(wide, 1, 25);
    expect(body.last_page).toBe(false);
    expect(body.data.map(({ idx }) => idx)).toEqual(Array.from({ length: 25 }, (_, place) => 25 + place));
  });

  it("is refused where it has more than an answer may have", async () => {
    const { status, body } = await client.post<{ code: string; detail: string }>(`/api/v1/data/clean/page/${wide}`, {
      page: 0,
      page_size: 801,
    });
    expect([status, body.code]).toEqual([422, "page_too_large"]);
    expect(body.detail).toBe("A page of this table has at most 800 rows");
    expect((await client.ingestPage(wide, 0, 801)).status).toBe(422);
    expect((await client.ingestPage(wide, 0, 800)).status).toBe(200);
  });

  it("or of few cells with long texts has them whole, in their order", async () => {
    const texts = Array.from({ length: 9 }, (_, row) => `${row} ${"long text ".repeat(95_000)}`);
    const long = await client.uploadCleaned(`id,text\n${texts.map((text, row) => `${row},${text}`).join("\n")}\n`);
    const { body } = await client.ingestPage(long, 0, 9);
    expect(body.data.map(({ idx, cells }) => `${idx} ${cells[1]?.raw_input.length}`)).toEqual(
      texts.map((text, row) => `${row} ${text.length}`),
    );
    expect((await client.cleanPage(long, 0, 9)).body.data.map(({ cells }) => cells[0]?.raw_input)).toEqual(
      texts.map((_, row) => String(row)),
    );
  });

  it("of a view is written in pieces as well", async () => {
    const select = Array.from({ length: 100 }, (_, column) => `range + ${column} as c${column}`).join(", ");
    const { body } = await client.post<{ view_uuid: string }>("/api/v1/sql", {
      session_uuid: client.session,
      query: `select ${select} from range(200)`,
    });
    const page = (await client.cleanPage(body.view_uuid, 0, 200)).body;
    expect([page.data.length, page.last_page]).toEqual([200, true]);
    expect(page.data.map(({ cells }) => cells[99]?.output)).toEqual(
      Array.from({ length: 200 }, (_, row) => String(row + 99)),
    );
  });
});

describe("a table of many columns", () => {
  it.each(["clean", "ingest"])("tells of all of them: %s", async (side) => {
    const { status, headers, body } = await client.post<ColumnReply[]>(`/api/v1/data/${side}/columns/${wide}`, {});
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(body.map(({ idx, title }) => [idx, title])).toEqual(TITLES.split(",").map((title, index) => [index, title]));
    expect(body.every((column) => Check(CALLS.cleanColumns.reply.items, column))).toBe(true);
    expect(body.every(({ entity }) => (entity !== null) === (side === "clean"))).toBe(true);
  });

  it("finds in all of them what it finds in each", async () => {
    expect((await client.editOutput(wide, 7, 250, "edited too")).status).toBe(200);
    const find = async (text: string, where = "") =>
      (await client.get<FindReply>(`/api/v1/find/${wide}?text=${text}&whole_cell=true${where}`)).body;
    const all = await find("1");
    const expected = Array.from({ length: ROWS * COLUMNS }, (_, cell) =>
      valueAt(Math.floor(cell / COLUMNS), cell % COLUMNS),
    );
    expect(all.count).toBe(expected.filter((value) => value === 1).length);
    for (const column of [0, 99, 100, 250, 499])
      expect((await find("1", `&column=${column}`)).cells).toEqual(all.cells.filter((cell) => cell.column === column));
    expect((await find("edited%20too")).cells).toEqual([{ row: 7, column: 250 }]);
  });
});

describe("the ids of a million rows", () => {
  it("are all there in two answers, and others are answered between them", async () => {
    const long = await client.uploadCleaned(`a\n${"1\n".repeat(1_000_000)}`);
    let isDone = false;
    const whole = (async () => {
      const indexes: number[] = [];
      for (let from = 0, ids = await readIds(long, from); ids.length > 0; ids = await readIds(long, from)) {
        expect(ids.length).toBeLessThanOrEqual(LIMITS.rowIds);
        for (const { idx } of ids) indexes.push(idx);
        from = indexes.length;
      }
      return indexes;
    })().finally(() => (isDone = true));
    let answered = 0;
    for (; !isDone; answered++) await client.get("/api/v1/settings");
    const indexes = await whole;
    expect(indexes.length).toBe(1_000_000);
    expect(indexes.every((idx, place) => idx === place)).toBe(true);
    expect(answered).toBeGreaterThan(5);
  });
});

async function readIds(table: string, from: number): Promise<readonly { readonly idx: number }[]> {
  const response = await fetch(`${client.url}/api/v1/data/ingest/rows/${table}`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "identity" },
    body: JSON.stringify({ from }),
  });
  return (await response.json()) as { idx: number }[];
}
