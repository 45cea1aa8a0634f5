import {
  CLIENT_ERRORS,
  type CleanPageReply,
  type IngestPageReply,
  type ReadRowsReply,
  type ReadRowsRequest,
} from "@limpid/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { makeCell } from "../../../testing/make-cell.ts";
import type { RowLoader } from "../../../ui/grid/row-loader.ts";
import { cellAt, rawTextAt, withCleanPage } from "../model/table-data.ts";
import { makeTable } from "../testing/make-table.ts";
import { putEdit } from "../testing/put-edit.ts";
import { loadRows } from "./load-rows.ts";
import { type TableSession, update } from "./table-session.ts";

const SETTLED_MS = 100;
const ROWS = 1000;
const CLEANED = 400;

const cleanPage = (page: number, size = 20, end = CLEANED): CleanPageReply => ({
  page_found: true,
  last_page: false,
  data: Array.from({ length: Math.min(size, end - page * size) }, (_, index) => {
    const idx = page * size + index;
    return { id: `row-${idx}`, idx, cells: [makeCell({ output: `clean ${idx}`, raw_input: `raw ${idx}` })] };
  }),
});
const rawPage = (page: number, size = 20): IngestPageReply => ({
  ...cleanPage(page, size, ROWS),
  data: cleanPage(page, size, ROWS).data.map(({ id, idx }) => {
    const ids = { id: "c", row_uuid: id, column_uuid: "x" };
    return { id, idx, cells: [{ ...ids, raw_input: `raw ${idx}` }] };
  }),
});

let loader: RowLoader;
let table: TableSession;

function open(answers: Answers = {}) {
  const service = fakeService({
    cleanPage: ({ page, page_size }) => cleanPage(page, page_size),
    ingestPage: ({ page, page_size }) => rawPage(page, page_size),
    ...answers,
  });
  table = makeTable(["Name"], []);
  update(table.data, (data) => ({ ...data, rowCount: ROWS, cleanedRows: CLEANED, cleanPages: new Map() }));
  loader = loadRows(table);
  /** The rows from the first one up to, but without, the last one. */
  const rows = (call: "cleanPage" | "ingestPage") =>
    service.asked(call).map(({ page, page_size = 20 }) => [page * page_size, (page + 1) * page_size]);
  return { rows };
}

async function look(first: number, last: number): Promise<void> {
  loader.want(first, last);
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  loader.stop();
  vi.useRealTimers();
});

describe("the rows that are looked at", () => {
  it("come with their originals, many pages at a time, each once", async () => {
    const { rows } = open();
    await look(30, 45);
    await look(38, 105);
    expect([rows("cleanPage"), rows("ingestPage")]).toEqual([
      [
        [0, 100],
        [100, 200],
      ],
      [],
    ]);
    expect([...table.data.get().cleanPages.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(cellAt(table.data.get(), 30, 0)?.output).toBe("clean 30");
    expect(rawTextAt(table.data.get(), 199, 0)).toBe("raw 199");
  });

  it("come a page at a time while they are being cleaned", async () => {
    const { rows } = open();
    update(table.state, (state) => ({ ...state, isFinished: false, isLoaded: false }));
    await look(30, 45);
    expect([rows("cleanPage"), rows("ingestPage")]).toEqual([
      [],
      [
        [20, 40],
        [40, 60],
      ],
    ]);
  });

  it("are there where cleaning ends while they come a page at a time", async () => {
    open({
      ingestPage: ({ page, page_size = 20 }) =>
        page_size > 20 ? rawPage(page, page_size) : new Promise<IngestPageReply>(() => {}),
    });
    update(table.state, (state) => ({ ...state, isFinished: false, isLoaded: false }));
    await look(CLEANED + 5, CLEANED + 45);
    update(table.state, (state) => ({ ...state, isFinished: true }));
    await look(CLEANED + 5, CLEANED + 45);
    expect(rawTextAt(table.data.get(), CLEANED + 45, 0)).toBe(`raw ${CLEANED + 45}`);
  });

  it("come cleaned before all else is known of a table that is cleaned, after its first page", async () => {
    const { rows } = open();
    update(table.state, (state) => ({ ...state, isLoaded: false }));
    await look(130, 145);
    expect([rows("cleanPage"), rows("ingestPage")]).toEqual([[], []]);
    const first = cleanPage(0).data.map(({ cells }) => cells);
    update(table.data, (data) => withCleanPage(data, 0, first, 0));
    await look(130, 145);
    expect([rows("cleanPage"), rows("ingestPage")]).toEqual([[[100, 200]], []]);
  });

  it("are as many of a wide table as its pages have", async () => {
    const { rows } = open();
    update(table.data, (data) => ({ ...data, columns: Array.from({ length: 200 }, () => data.columns[0]!) }));
    await look(30, 45);
    expect(rows("cleanPage")).toEqual([
      [20, 40],
      [40, 60],
    ]);
  });

  it("are the original alone where nothing is cleaned, up to the last page", async () => {
    const { rows } = open();
    await look(CLEANED + 5, CLEANED + 6);
    await look(ROWS - 1, ROWS + 50);
    expect([rows("cleanPage"), rows("ingestPage")]).toEqual([
      [],
      [
        [400, 500],
        [900, 1000],
      ],
    ]);
  });

  it("end where the cleaned rows end, which others may follow on their page", async () => {
    const { rows } = open({ cleanPage: ({ page, page_size }) => cleanPage(page, page_size, 350) });
    update(table.data, (data) => ({ ...data, cleanedRows: 350 }));
    await look(330, 370);
    expect([rows("cleanPage"), rows("ingestPage")]).toEqual([[[300, 400]], [[300, 400]]]);
    expect([...table.data.get().cleanPages.keys()]).toEqual([15, 16, 17]);
    expect([349, 350].map((row) => rawTextAt(table.data.get(), row, 0))).toEqual(["raw 349", "raw 350"]);
    expect(cellAt(table.data.get(), 350, 0)).toBeUndefined();
  });

  it("are those where scrolling begins, and where it has come to rest", async () => {
    const { rows } = open();
    for (let row = 0; row < 400; row += 20) loader.want(row, row + 10);
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    expect(rows("cleanPage")).toEqual([
      [0, 100],
      [300, 400],
    ]);
  });

  it("come before they are in sight, by how fast they go by, in either direction", async () => {
    const { rows } = open();
    await look(100, 139);
    await look(120, 159);
    expect(rows("cleanPage")).toEqual([
      [100, 200],
      [200, 300],
      [300, 400],
    ]);
    await look(110, 149);
    expect(rows("cleanPage").slice(3)).toEqual([[0, 100]]);
  });

  it("are forgotten when they were scrolled away before they came, but not those that are near", async () => {
    const release = new Map<number, () => void>();
    const held = ({ page, page_size }: { readonly page: number; readonly page_size?: number }) =>
      new Promise<CleanPageReply>((resolve) => release.set(page, () => resolve(cleanPage(page, page_size, ROWS))));
    open({ cleanPage: held });
    update(table.data, (data) => ({ ...data, cleanedRows: ROWS }));
    await look(0, 10);
    await look(700, 710);
    await look(800, 810);
    for (const page of [0, 7, 8]) release.get(page)?.();
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    expect([...table.data.get().cleanPages.keys()]).toEqual([35, 36, 37, 38, 39, 40, 41, 42, 43, 44]);
  });

  it("are asked for again after a fault, which is told", async () => {
    const answers = [() => refuse(500, "internal", "Oh"), () => cleanPage(0)];
    const { rows } = open({ cleanPage: () => answers.shift()!() });
    await look(0, 10);
    const { messages } = await tellMessages();
    expect(messages.at(-1)).toBe(CLIENT_ERRORS.pageFetchFailed);
    await look(0, 11);
    expect(rows("cleanPage")).toEqual([
      [0, 100],
      [0, 100],
    ]);
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("clean 0");
  });

  it("come with the edits that the server does not have yet", async () => {
    open();
    putEdit(table, { kind: "cell", place: { row: 1, column: 0 }, value: { field: "output", value: "mine" } });
    await look(0, 10);
    expect([0, 1].map((row) => cellAt(table.data.get(), row, 0)?.output)).toEqual(["clean 0", "mine"]);
  });

  it("wait for nothing before the table is read", async () => {
    const { rows } = open();
    update(table.state, (state) => ({ ...state, isIngested: false }));
    await look(0, 10);
    expect(rows("ingestPage")).toEqual([]);
  });
});

describe("chosen rows that are looked at", () => {
  const readRows = ({ rows }: ReadRowsRequest): ReadRowsReply => ({
    version: 1,
    data: rows.slice(0, 40).map((idx) => ({ id: `row-${idx}`, idx, cells: [makeCell({ output: `clean ${idx}` })] })),
  });
  /** Every seventh row, from the last one up. */
  const order = Uint32Array.from({ length: 57 }, (_, place) => 399 - 7 * place);

  function choose(answers: Answers = {}) {
    const service = fakeService({ cleanPage: ({ page }) => cleanPage(page), readRows, ...answers });
    table = makeTable(["Name"], []);
    update(table.data, (data) => ({ ...data, rowCount: ROWS, cleanedRows: CLEANED, cleanPages: new Map() }));
    update(table.rows, (rows) => ({ ...rows, rows: order }));
    loader = loadRows(table);
    return () => service.asked("readRows").map(({ rows }) => rows);
  }

  it("come many at a time, the rest of an answer that was cut with another question", async () => {
    const asked = choose();
    await look(0, 20);
    expect(asked().map((rows) => rows.length)).toEqual([57, 17]);
    expect([0, 56].map((place) => cellAt(table.data.get(), order[place] ?? 0, 0)?.output)).toEqual([
      "clean 399",
      "clean 7",
    ]);
    await look(20, 56);
    expect(asked()).toHaveLength(2);
  });

  it("stay while others come that were looked at before them, on the way back up", async () => {
    choose();
    const long = Uint32Array.from({ length: 5000 }, (_, place) => 4999 - place);
    update(table.data, (data) => ({ ...data, rowCount: 5000, cleanedRows: 5000 }));
    update(table.rows, (rows) => ({ ...rows, rows: long }));
    for (let place = 0; place < 4980; place += 60) await look(place, place + 20);
    const first = long.findIndex((row) => cellAt(table.data.get(), row, 0) !== undefined);
    expect(first).toBeGreaterThan(0);
    await look(first - 10, first + 30);
    const here = [...long.subarray(first - 10, first + 31)].map((row) => cellAt(table.data.get(), row, 0)?.output);
    expect(here).not.toContain(undefined);
  });

  it("are not asked for where their page is here, and have the edits that the server lacks", async () => {
    const asked = choose();
    update(table.data, (data) =>
      withCleanPage(
        data,
        19,
        cleanPage(19).data.map(({ cells }) => cells),
        19,
      ),
    );
    const value = { values: [["mine"]], rows: [7, 399], area: AREA };
    putEdit(table, { kind: "cells", place: { row: null, column: null }, value });
    await look(0, 20);
    expect(asked()[0]?.slice(0, 2)).toEqual([378, 371]);
    expect([378, 7].map((row) => cellAt(table.data.get(), row, 0)?.output)).toEqual(["clean 378", "mine"]);
  });
});

const AREA = { firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 0 };

async function tellMessages(): Promise<{ readonly messages: readonly string[] }> {
  const { renderHook } = await import("@testing-library/react");
  const { useMessages } = await import("../../../lib/messages.ts");
  const { result } = renderHook(() => useMessages());
  return { messages: result.current.log.map(({ message }) => message) };
}
