import type { TableReply } from "@limpid/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeEventSource, lastOpened } from "../../../testing/fake-event-source.ts";
import { fakeService } from "../../../testing/fake-service.ts";
import { makeCell } from "../../../testing/make-cell.ts";
import { NO_DATA } from "../model/table-data.ts";
import { NEW_TABLE } from "../model/table-state.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, onlyPage } from "../testing/table-replies.ts";
import { startTable } from "./load-table.ts";
import type { TableSession } from "./table-session.ts";

const ROWS = 3;
const RUNNING: Partial<TableReply> = { status: "running", cleaned_rows: 1 };
const DONE: Partial<TableReply> = { cleaned_rows: ROWS };

let table: TableSession;
let stop = (): void => {};

/** `tables`: as the table tells of itself each time, and in the end. */
function open(tables: Partial<TableReply>[], columns = Promise.resolve()) {
  const reply = onlyPage(Array.from({ length: ROWS }, () => [makeCell()]));
  const ids = { id: "cell", row_uuid: "row", column_uuid: "column" };
  table = makeTable(["Name"], []);
  const own = [...table.data.get().columns];
  table.data.set(NO_DATA);
  table.state.set(NEW_TABLE);
  const service = fakeService({
    table: () => makeTableReply({ num_pages: 1, ...(tables.shift() ?? DONE) }),
    ingestColumns: () => columns.then(() => own),
    ingestPage: () => ({ ...reply, data: reply.data.map((row) => ({ ...row, cells: [{ ...ids, raw_input: "x" }] })) }),
    cleanColumns: () => own,
    cleanPage: () => reply,
    cleanRows: () => reply.data.map(({ id, idx }) => ({ id, idx })),
    issues: () => NO_ISSUES,
  });
  stop = startTable(table);
  return service;
}

const isLoaded = () => expect.poll(() => table.state.get().isLoaded).toBe(true);

beforeEach(fakeEventSource);
afterEach(() => stop());

it("a table that was cleaned before tells of itself once, and its rows are not listed", async () => {
  const service = open([]);
  await isLoaded();
  expect([service.asked("table").length, service.asked("cleanRows").length]).toEqual([1, 0]);
  expect(table.data.get().cleanedRows).toBe(ROWS);
});

it("a table whose cleaning ends while it is opened is known to its last row", async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  open([RUNNING, RUNNING], held);
  await vi.waitFor(() => expect(table.data.get().cleanedRows).toBe(1));
  lastOpened().dispatchEvent(new Event("end"));
  release();
  await isLoaded();
  expect(table.data.get().cleanedRows).toBe(ROWS);
});
