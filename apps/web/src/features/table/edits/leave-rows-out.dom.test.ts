import { beforeEach, expect, it, vi } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { rowsOfArea } from "../actions/leave-rows-out.ts";
import { type Job, update } from "../data/job.ts";
import { invalidate } from "../data/live.ts";
import { setOutput } from "../model/cell-edit.ts";
import { isUnsaved } from "../model/outbox.ts";
import { cellAt, issuesHere } from "../model/table-data.ts";
import { makeJob } from "../testing/make-job.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { editCell, undo } from "./edit.ts";
import { leaveRowsOut } from "./leave-rows-out.ts";

const ROWS = 6;
const OPEN = { is_clean: false };

let job: Job;
/** What the server knows. */
let saved: { first_row: number; last_row: number }[];

beforeEach(() => {
  job = makeJob(["Town"], [["Bern"], [OPEN], ["Chur"], [OPEN], ["Thun"], ["Total"]]);
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

const areAllSaved = () => vi.waitFor(() => expect(job.outbox.get().filter(isUnsaved)).toEqual([]));
const openRows = () => issuesHere(job.data.get()).map(({ row }) => row);

it("rows are left out at once, and kept; undone, they are back as the server tells", async () => {
  const service = serve();
  expect(openRows()).toEqual([1, 3]);
  leaveRowsOut(job, {
    rows: [
      [1, 1],
      [5, 5],
    ],
    isLeftOut: true,
  });
  expect([job.data.get().leftOut, openRows()]).toEqual([
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
  leaveRowsOut(job, { rows: [[5, 5]], isLeftOut: true });
  expect(service.asked("editRows")).toHaveLength(1);
  undo(job);
  await vi.waitFor(() => expect(job.data.get().leftOut).toEqual([]));
  expect(openRows()).toEqual([1, 3]);
});

it("a reply from before the edit does not bring them back", async () => {
  serve({ editRows: () => new Promise(() => {}) });
  leaveRowsOut(job, { rows: [[1, 3]], isLeftOut: true });
  await invalidate(job, ["table"]);
  expect(job.data.get().leftOut).toEqual([[1, 3]]);
});

it("what the server refuses is as it was, and said", async () => {
  serve({ editRows: () => refuse(422, "edit_refused", "This change cannot be made") });
  leaveRowsOut(job, { rows: [[1, 1]], isLeftOut: true });
  await vi.waitFor(() => expect(job.data.get().leftOut).toEqual([]));
  expect(job.outbox.get()).toMatchObject([{ progress: { kind: "refused" } }]);
});

it("their cells are not edited", async () => {
  const service = serve({ editCell: () => ({ accepted: true, version: 3 }) });
  leaveRowsOut(job, { rows: [[2, 2]], isLeftOut: true });
  editCell(job, { row: 2, column: 0 }, [setOutput("Genf")]);
  expect(cellAt(job.data.get(), 2, 0)?.output).toBe("Chur");
  await areAllSaved();
  expect(service.asked("editCell")).toEqual([]);
});

it("an area of the screen is of those rows that stand there, as far as they are cleaned", () => {
  const area = { firstRow: 0, lastRow: 2 };
  expect(rowsOfArea(job, area)).toEqual([[0, 2]]);
  expect(rowsOfArea(job, { firstRow: 4, lastRow: 9 })).toEqual([[4, 5]]);
  expect(rowsOfArea(job, { firstRow: -1, lastRow: -1 })).toEqual([]);
  update(job.rows, (rows) => ({ ...rows, rows: Uint32Array.from([5, 1, 4, 0]) }));
  expect(rowsOfArea(job, area)).toEqual([
    [1, 1],
    [4, 5],
  ]);
});
