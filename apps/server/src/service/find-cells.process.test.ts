/** A text is found and replaced over HTTP, in all cells of a table that show it. */
import { type EditCellsReply, type FindQuery, type FindReply, LIMITS, type ReplaceRequest } from "@limpid/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = [
  "town;note;day",
  "Bern;St. Gallen is far;13.03.2024",
  "bern;100 % (sure);14.03.2024",
  "Bern West;n/a;15.03.2024",
  ...Array.from({ length: 40 }, (_, row) => `Chur;note number ${row};${10 + (row % 19)}.03.2024`),
].join("\n");

let client: ApiClient;
let job: string;

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "towns.csv" });
});

type Refused = { readonly code?: string; readonly detail?: string };

const find = async (query: FindQuery) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return await client.get<FindReply & Refused>(`/api/v1/find/${job}?${text.toString()}`);
};
const replace = (body: Partial<ReplaceRequest>, by = client) =>
  by.post<EditCellsReply & Refused>(`/api/v1/find/${job}/replace`, { session_uuid: by.session, ...body });
const texts = async (column: number, rows = 3) =>
  (await client.cleanPage(job, 0, rows)).body.data.map(({ cells }) => cells[column]?.output);
const places = ({ body }: Awaited<ReturnType<typeof find>>) => body.cells.map(({ row, column }) => [row, column]);

describe("a text", () => {
  it("is found wherever it is shown, in reading order, whatever its case", async () => {
    const found = await find({ text: "BERN" });
    expect([found.status, found.body.count, places(found)]).toEqual([
      200,
      3,
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ]);
    expect(places(await find({ text: "Bern", match_case: true }))).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(places(await find({ text: "bern", whole_cell: true }))).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect((await find({ text: "2024-03-13" })).body.count).toBeGreaterThan(1);
    expect((await find({ text: "13.03.2024" })).body.count).toBe(0);
    expect((await find({ text: "e", column: 1 })).body.cells.every(({ column }) => column === 1)).toBe(true);
    expect((await find({ text: "e", column: 99 })).body.count).toBe(0);
  });

  it("is a text to the database and to patterns, unless it is said to be one", async () => {
    expect(places(await find({ text: "100 % (sure)" }))).toEqual([[1, 1]]);
    expect((await find({ text: "B.rn" })).body.count).toBe(0);
    expect((await find({ text: "B.rn", regex: true })).body.count).toBe(3);
    expect((await find({ text: "'; drop table edits; --" })).body.count).toBe(0);
    expect(places(await find({ text: "^note number \\d$", regex: true }))).toHaveLength(10);
    const { status, body } = await find({ text: "(a", regex: true });
    expect([status, body.code, body.detail]).toEqual([422, "bad_pattern", expect.stringContaining("missing )")]);
    expect((await find({ text: "(a+)+$", regex: true })).status).toBe(200);
    expect((await find({ text: "x".repeat(LIMITS.findCharacters + 1) })).status).toBe(422);
  });

  it("is found as people have edited it, and not where there is no data", async () => {
    await client.editOutput(job, 5, 0, "Bern Ost");
    expect((await find({ text: "Bern Ost" })).body).toMatchObject({
      count: 1,
      cells: [{ row: 5, column: 0 }],
      version: 2,
    });
    await client.editOutput(job, 0, 0, "Basel");
    expect(places(await find({ text: "Bern", whole_cell: true, match_case: true }))).toEqual([]);
    expect((await find({ text: "n/a", whole_cell: true })).body.count).toBe(0);
  });
});

describe("a replacement", () => {
  it("is shown before it is made, made in all cells, and undone as one", async () => {
    const { body } = await find({ text: "bern", replacement: "Biel" });
    expect(body.samples.map(({ before, after }) => [before, after])).toEqual([
      ["Bern", "Biel"],
      ["bern", "Biel"],
      ["Bern West", "Biel West"],
    ]);
    expect(await texts(0)).toEqual(["Bern", "bern", "Bern West"]);
    const done = await replace({ text: "bern", replacement: "Biel" });
    expect(done.body).toMatchObject({ cells: 3, version: 2 });
    expect(await texts(0)).toEqual(["Biel", "Biel", "Biel West"]);
    const undo = { session_uuid: client.session, edit_uuid: done.body.edit_uuid, undone: true };
    await client.post(`/api/v1/review/${job}/undo`, undo);
    expect(await texts(0)).toEqual(["Bern", "bern", "Bern West"]);
  });

  it("takes groups of a pattern, and is a text without one", async () => {
    await replace({ text: "^(\\w+) number (\\d+)$", regex: true, replacement: "$2 ($1)", column: 1 });
    expect((await texts(1, 5)).slice(3)).toEqual(["0 (note)", "1 (note)"]);
    await replace({ text: "St. Gallen", replacement: "$1\\1" });
    expect((await texts(1, 1))[0]).toBe("$1\\1 is far");
  });

  it("by nothing leaves no data, and what is so already is left alone", async () => {
    expect((await replace({ text: "Chur", replacement: "", column: 0 })).body.cells).toBe(40);
    const cells = (await client.cleanPage(job, 0, 5)).body.data[4]?.cells;
    expect(cells?.[0]).toMatchObject({ has_data: false, output: null });
    expect((await replace({ text: "bern", replacement: "bern", match_case: true })).body).toMatchObject({
      cells: 0,
      version: 2,
    });
  });

  it("is refused to a stranger", async () => {
    const stranger = await ApiClient.connect(client.url);
    expect((await replace({ text: "Bern", replacement: "x" }, stranger)).body.code).toBe("not_owner");
    expect((await replace({ text: "", replacement: "x" })).status).toBe(422);
  });
});
