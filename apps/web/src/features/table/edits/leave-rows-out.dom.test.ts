import { beforeEach, expect, it, vi } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { rowsOfArea } from "../actions/leave-rows-out.ts";
import { invalidate } from "../data/live.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { setOutput } from "../model/cell-edit.ts";
import { isUnsaved } from "../model/outbox.ts";
import { cellAt, issuesHere } from "../model/table-data.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { editCell, undo } from "./edit.ts";
import { leaveRowsOut } from "./leave-rows-out.ts";

const ROWS = 6;
const OPEN = { is_clean: false };

let table: TableSession;
/** What the server knows. */
let saved: { first_row: number; last_row: number }[];

beforeEach(() => {
  table = makeTable(["Town"], [["Bern"], [OPEN], ["Chur"], [OPEN], ["Thun"], ["Total"]]);
  saved = [];
});

function serve(answers: Answers = {}) {
  const basics = { created_at: "", updated_at: null, dl_version: 1, username: null, num_rows: ROWS, num_columns: 1 };
  const service = fakeService({
    editRows: (body) => {
      saved = body?.left_out === true ? [...body.rows] : [];
      return { edit_uuid: "", rows: 1, left_out: saved.length, version: 2 };
    },
    undoEdits: () => {
      saved = [];
      return { accepted: true, version: 3 };
    },
    table: () => makeTableReply({ basics, allow_edits: true, cleaned_rows: ROWS, left_out: [...saved] }),
    ...answers,
  });
  openSession();
  return service;
}

const areAllSaved = () => vi.waitFor(() => expect(table.outbox.get().filter(isUnsaved)).toEqual([]));
const openRows = () => issuesHere(table.data.get()).map(({ row }) => row);

it("rows are left out at once, and kept; undone, they are back as the server tells", async () => {
  const service = serve();
  expect(openRows()).toEqual([1, 3]);
  leaveRowsOut(table, {
    rows: [
      [1, 1],
      [5, 5],
    ],
    isLeftOut: true,
  });
  expect([table.data.get().leftOut, openRows()]).toEqual([
    [
      [1, 1],
      [5, 5],
    ],
    [3],
  ]);
  await areAllSaved();
  expect(service.asked("editRows")).toMatchObject([
    {
      rows: [
        { first_row: 1, last_row: 1 },
        { first_row: 5, last_row: 5 },
      ],
      left_out: true,
    },
  ]);
  leaveRowsOut(table, { rows: [[5, 5]], isLeftOut: true });
  expect(service.asked("editRows")).toHaveLength(1);
  undo(table);
  await vi.waitFor(() => expect(table.data.get().leftOut).toEqual([]));
  expect(openRows()).toEqual([1, 3]);
});

it("a reply from before the edit does not bring them back", async () => {
  serve({ editRows: () => new Promise(() => {}) });
  leaveRowsOut(table, { rows: [[1, 3]], isLeftOut: true });
  await invalidate(table, ["table"]);
  expect(table.data.get().leftOut).toEqual([[1, 3]]);
});

it("what the server refuses is as it was, and said", async () => {
  serve({ editRows: () => refuse(422, "edit_refused", "This change cannot be made") });
  leaveRowsOut(table, { rows: [[1, 1]], isLeftOut: true });
  await vi.waitFor(() => expect(table.data.get().leftOut).toEqual([]));
  expect(table.outbox.get()).toMatchObject([{ progress: { kind: "refused" } }]);
});

it("their cells are not edited", async () => {
  const service = serve({ editCell: () => ({ accepted: true, version: 3 }) });
  leaveRowsOut(table, { rows: [[2, 2]], isLeftOut: true });
  editCell(table, { row: 2, column: 0 }, [setOutput("Genf")]);
  expect(cellAt(table.data.get(), 2, 0)?.output).toBe("Chur");
  await areAllSaved();
  expect(service.asked("editCell")).toEqual([]);
});

it("an area of the screen is of those rows that stand there, as far as they are cleaned", () => {
  const area = { firstRow: 0, lastRow: 2 };
  expect(rowsOfArea(table, area)).toEqual([[0, 2]]);
  expect(rowsOfArea(table, { firstRow: 4, lastRow: 9 })).toEqual([[4, 5]]);
  expect(rowsOfArea(table, { firstRow: -1, lastRow: -1 })).toEqual([]);
  update(table.rows, (rows) => ({ ...rows, rows: Uint32Array.from([5, 1, 4, 0]) }));
  expect(rowsOfArea(table, area)).toEqual([
    [1, 1],
    [4, 5],
  ]);
});
