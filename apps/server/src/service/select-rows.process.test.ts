/** Rows are chosen and put in order over HTTP, as people have edited them. */
import { type ReadRowsReply, type SelectRowsReply, type SelectRowsRequest, unpackRows } from "@limpid/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const TOWNS = ["Bern", "Chur", "bern", "Aarau"];
const ROWS = 40;
/** A row without a town; amounts from 39.5 down to 0.5; days up; a day that cannot be. */
const FILE = [
  "town;amount;day",
  ...Array.from({ length: ROWS }, (_, row) => {
    const day = row === 7 ? "31.02.2024" : `${10 + (row % 15)}.0${1 + Math.floor(row / 15)}.2024`;
    return `${row === 5 ? "" : TOWNS[row % 4]};${ROWS - row - 0.5};${day}`;
  }),
].join("\n");

let client: ApiClient;
let job: string;

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "towns.csv" });
});

const ask = (selection: SelectRowsRequest) =>
  client.post<SelectRowsReply & { readonly code?: string }>(`/api/v1/rows/${job}`, selection);
const select = async (selection: SelectRowsRequest) => (await ask(selection)).body;
const rowsOf = async (selection: SelectRowsRequest) => (await select(selection)).rows;

const ALL = Array.from({ length: ROWS }, (_, row) => row);
const every = (rest: number) => ALL.filter((row) => row % 4 === rest && row !== 5);

describe("rows", () => {
  it("are all there, in the order of the table, where nothing is chosen, and come in parts", async () => {
    expect(await select({})).toEqual({ version: 1, count: ROWS, rows: ALL });
    expect(await select({ offset: 10, limit: 3 })).toEqual({ version: 1, count: ROWS, rows: [10, 11, 12] });
    expect(await rowsOf({ offset: ROWS })).toEqual([]);
    expect(await select({ limit: 0 })).toEqual({ version: 1, count: ROWS, rows: [] });
  });

  it("are chosen by the values that they show, or by showing none", async () => {
    expect(await rowsOf({ values: [{ column: 0, any_of: ["Chur"] }] })).toEqual(every(1));
    expect(await rowsOf({ values: [{ column: 0, any_of: [null] }] })).toEqual([5]);
    expect(await rowsOf({ values: [{ column: 0, any_of: [null, "Aarau"] }] })).toEqual(
      [5, ...every(3)].toSorted((a, b) => a - b),
    );
    const both = [
      { column: 0, any_of: ["Chur", "Aarau"] },
      { column: 2, any_of: ["2024-01-11"] },
    ];
    expect(await rowsOf({ values: both })).toEqual([1]);
    expect((await select({ values: [{ column: 0, any_of: ["' or true --"] }] })).count).toBe(0);
  });

  it("are chosen by how their values are written", async () => {
    const written = (column: number, ...anyOf: string[]) => rowsOf({ patterns: [{ column, any_of: anyOf }] });
    expect(await written(0, "a")).toEqual(every(2));
    expect(await written(0, "Aa")).toEqual(ALL.filter((row) => row % 4 !== 2 && row !== 5));
    expect(await written(1, "9.9", "999")).toEqual(ALL.slice(-10));
    expect(await written(2, "99.99.9999")).toEqual([7]);
    expect(await rowsOf({ patterns: [{ column: 0, any_of: ["a"] }], sort: [{ column: 1 }], limit: 1 })).toEqual([38]);
    expect((await ask({ patterns: [{ column: 3, any_of: ["a"] }] })).body.code).toBe("unknown_element");
  });

  it("are chosen by ranges of numbers and days, both ends of which are within", async () => {
    const within = (column: number, from?: string, to?: string) =>
      rowsOf({ ranges: [{ column, ...(from && { from }), ...(to && { to }) }] });
    expect(await within(1, "36.5", "38")).toEqual([2, 3]);
    expect(await within(1, undefined, "2.5")).toEqual([37, 38, 39]);
    expect(await within(1, "39")).toEqual([0]);
    expect(await within(1, "50", "40")).toEqual([]);
    expect(await within(2, "2024-01-24", "2024-02-10")).toEqual([14, 15]);
    expect(await within(2, "2024-03")).toEqual(ALL.slice(30));
    const both = { ranges: [{ column: 1, from: "30" }], values: [{ column: 0, any_of: ["Chur"] }] };
    expect(await rowsOf({ ...both, sort: [{ column: 1 }] })).toEqual([9, 1]);
    await client.editOutput(job, 2, 1, "1000");
    await client.editOutput(job, 30, 1, "37");
    expect(await within(1, "36.5", "38")).toEqual([3, 30]);
  });

  it.each([
    ["of a column of text", { column: 0, from: "a" }],
    ["from what is no number", { column: 1, from: "12 %" }],
    ["up to what is no day", { column: 2, to: "12" }],
    ["from nothing", { column: 1, from: "" }],
  ])("are chosen by no range %s", async (_, range) => {
    const { status, body } = await ask({ ranges: [range] });
    expect([status, body.code]).toEqual([422, "invalid_request"]);
  });

  it("are chosen by what their cells are, in a column or in any", async () => {
    expect(await rowsOf({ cells: [{ kind: "missing" }] })).toEqual([5]);
    expect(await rowsOf({ cells: [{ kind: "missing", column: 1 }] })).toEqual([]);
    expect(await rowsOf({ cells: [{ kind: "invalid" }] })).toEqual([7]);
    expect(await rowsOf({ cells: [{ kind: "issue" }] })).toEqual([5, 7]);
    expect(await rowsOf({ cells: [{ kind: "issue" }, { kind: "missing" }] })).toEqual([5]);
    expect(await rowsOf({ cells: [{ kind: "changed", column: 2 }] })).toEqual(ALL);
    expect(await rowsOf({ cells: [{ kind: "edited" }] })).toEqual([]);
  });

  it("are sorted as numbers, days or texts, up or down; those without data come last", async () => {
    expect(await rowsOf({ sort: [{ column: 1 }] })).toEqual(ALL.toReversed());
    expect(await rowsOf({ sort: [{ column: 1, descending: true }] })).toEqual(ALL);
    const up = await rowsOf({ sort: [{ column: 0 }] });
    expect(up.slice(0, every(3).length)).toEqual(every(3));
    expect(up.slice(-every(1).length - 1)).toEqual([...every(1), 5]);
    expect(up.toSorted((a, b) => a - b)).toEqual(ALL);
    const down = await rowsOf({ sort: [{ column: 0, descending: true }] });
    expect(down.slice(0, every(1).length)).toEqual(every(1));
    expect(down.at(-1)).toBe(5);
    const twice = await rowsOf({ sort: [{ column: 0, descending: true }, { column: 1 }], limit: 3 });
    expect(twice).toEqual(every(1).toReversed().slice(0, 3));
    const again = await rowsOf({ sort: [{ column: 0, descending: true }, { column: 0 }] });
    expect(again).toEqual(down);
  });

  it("are sorted and chosen as numbers also where cells are none, which come behind all numbers", async () => {
    const amounts = ALL.map((row) => (row === 4 ? "see below" : row === 9 ? "" : `${(row * 7) % ROWS}.5`));
    job = await client.uploadCleaned(["amount", ...amounts].join("\n"), { filename: "odd.csv" });
    const numbers = ALL.filter((row) => row !== 4 && row !== 9);
    const sorted = numbers.toSorted((one, other) => ((one * 7) % ROWS) - ((other * 7) % ROWS));
    expect(await rowsOf({ sort: [{ column: 0 }] })).toEqual([...sorted, 4, 9]);
    expect((await rowsOf({ sort: [{ column: 0, descending: true }] })).slice(0, sorted.length)).toEqual(
      sorted.toReversed(),
    );
    const small = sorted.filter((row) => (row * 7) % ROWS < 9).toSorted((one, other) => one - other);
    expect(await rowsOf({ ranges: [{ column: 0, from: "0", to: "9" }] })).toEqual(small);
  });

  it("follow edits, also in their order, and back", async () => {
    await client.editOutput(job, 9, 0, "Zug");
    await client.editOutput(job, 12, 1, "1000.5");
    const edit = crypto.randomUUID();
    await client.editOutput(job, 20, 0, "", edit);
    expect(await select({ cells: [{ kind: "edited" }] })).toEqual({ version: 4, count: 3, rows: [9, 12, 20] });
    expect(await rowsOf({ cells: [{ kind: "edited", column: 0 }] })).toEqual([9, 20]);
    expect(await rowsOf({ values: [{ column: 0, any_of: ["Zug", null] }] })).toEqual([5, 9, 20]);
    expect(await rowsOf({ sort: [{ column: 1, descending: true }], limit: 2 })).toEqual([12, 0]);
    expect(await rowsOf({ sort: [{ column: 0, descending: true }], limit: 1 })).toEqual([9]);
    await client.post(`/api/v1/review/${job}/undo`, {
      session_uuid: client.session,
      edit_uuid: edit,
      undone: true,
    });
    expect(await select({ cells: [{ kind: "edited" }] })).toEqual({ version: 5, count: 2, rows: [9, 12] });
  });

  it("come all at once, packed, in the same order", async () => {
    const choice: SelectRowsRequest = { sort: [{ column: 0, descending: true }], cells: [{ kind: "changed" }] };
    const { count, rows, packed = "" } = await select({ ...choice, packed: true });
    expect(rows).toEqual([]);
    expect([...unpackRows(packed, count)]).toEqual(await rowsOf(choice));
    expect(await select({ values: [{ column: 0, any_of: ["Nirgends"] }], packed: true })).toEqual({
      version: 1,
      count: 0,
      rows: [],
      packed: "",
    });
  });

  it("stay right where other edits come between two questions", async () => {
    const byTown: SelectRowsRequest = { sort: [{ column: 0 }], limit: 1 };
    await client.editOutput(job, 30, 0, "Aaa");
    expect(await rowsOf(byTown)).toEqual([30]);
    await client.editOutput(job, 31, 1, "7");
    expect(await rowsOf(byTown)).toEqual([30]);
    await client.editOutput(job, 31, 0, "AA");
    expect(await rowsOf(byTown)).toEqual([31]);
  });

  it("are refused of a column that there is not, and of an unknown table", async () => {
    const unknown: SelectRowsRequest[] = [
      { sort: [{ column: 3 }] },
      { values: [{ column: 9, any_of: ["x"] }] },
      { cells: [{ kind: "issue", column: 3 }] },
    ];
    for (const wanted of unknown)
      expect(await ask(wanted)).toMatchObject({ status: 404, body: { code: "unknown_element" } });
    const wrong = { values: [{ column: 0, any_of: ["nul \u0000"] }] };
    expect(await ask(wrong)).toMatchObject({ status: 422, body: { code: "invalid_request" } });
    job = crypto.randomUUID();
    expect(await ask({})).toMatchObject({ status: 404, body: { code: "unknown_job" } });
  });
});

describe("cells of rows by their numbers", () => {
  const read = (rows: readonly number[]) =>
    client.post<ReadRowsReply & { readonly code?: string }>(`/api/v1/rows/${job}/cells`, { rows });
  const pageRow = async (row: number) =>
    (await client.post<ReadRowsReply>(`/api/v1/data/clean/page/${job}`, { page: row, page_size: 1 })).body.data[0];

  it("are those of the pages, in the order asked for, with edits and computed columns", async () => {
    await client.editOutput(job, 33, 0, "Zug");
    await client.enrich(job, 2, "year");
    const { body } = await read([33, 7, 5, 33]);
    expect(body.data.map(({ idx }) => idx)).toEqual([33, 7, 5, 33]);
    expect(body.data).toEqual([await pageRow(33), await pageRow(7), await pageRow(5), await pageRow(33)]);
    expect(body.data[0]?.cells.map(({ output }) => output)).toEqual(["Zug", "6.5", "2024-03-13", "2024"]);
    expect(body.version).toBe(3);
  });

  it("are refused of a row that there is not", async () => {
    expect(await read([0, ROWS])).toMatchObject({ status: 404, body: { code: "unknown_element" } });
    expect(await read([])).toMatchObject({ status: 422, body: { code: "invalid_request" } });
  });

  it("are edited as one, and undone as one, where the rows do not follow one another", async () => {
    const edit = crypto.randomUUID();
    const put = (rows: readonly number[], values: readonly (readonly string[])[]) =>
      client.post<{ cells: number; code?: string }>(`/api/v1/edit/cells/${job}`, {
        session_uuid: client.session,
        edit_uuid: edit,
        first_row: 0,
        last_row: 0,
        first_column: 0,
        last_column: 1,
        rows,
        values,
      });
    expect(await put([0, ROWS], [["x"]])).toMatchObject({ status: 404, body: { code: "unknown_element" } });
    const values = [
      ["Zug", "1"],
      ["Thun", "2"],
    ];
    expect((await put([30, 2, 17], values)).body.cells).toBe(6);
    const texts = async () =>
      (await read([2, 17, 30, 3])).body.data.map(({ cells }) => `${cells[0]?.output} ${cells[1]?.output}`);
    expect(await texts()).toEqual(["Thun 2", "Zug 1", "Zug 1", "Aarau 36.5"]);
    await client.post(`/api/v1/review/${job}/undo`, { session_uuid: client.session, edit_uuid: edit, undone: true });
    expect(await texts()).toEqual(["bern 37.5", "Chur 22.5", "bern 9.5", "Aarau 36.5"]);
  });
});
