import type { CleanPageReply, ColumnReply, EditLogReply, EditReply } from "@limpid/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { type Answers, type FakeService, fakeService, refuse } from "../../../testing/fake-service.ts";
import { setOutput } from "../model/cell-edit.ts";
import { NO_LOG } from "../model/edit-log.ts";
import { mergeTable } from "../model/job-state.ts";
import { isUnsaved } from "../model/outbox.ts";
import { type CleanRow, cellAt } from "../model/table-data.ts";
import { makeJob } from "../testing/make-job.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, pageOf } from "../testing/table-replies.ts";
import { editCell, editClass, editTitle, redo, undo } from "./edit.ts";
import { type Job, update } from "./job.ts";
import { refreshColumns, refreshEditLog, refreshPage, refreshTable } from "./refresh.ts";

const SIGNAL = new AbortController().signal;
const FIRST = { row: 0, column: 0 };

let job: Job;
let columns: readonly ColumnReply[];
let rows: readonly CleanRow[];

beforeEach(() => {
  job = makeJob(["Day"], [["13/02/2024"]]);
  columns = job.data.get().columns;
  rows = job.data.get().cleanPages.get(0)!;
});

function serve(answers: Answers): FakeService {
  const saved = { accepted: true, version: 2 };
  const service = fakeService({ editCell: () => saved, editColumn: () => saved, ...answers });
  openSession();
  return service;
}

/** Answers that come when the test says so, in any order. */
function heldReplies<Reply>() {
  const given: ((reply: Reply) => void)[] = [];
  const answer = () => new Promise<Reply>((resolve) => given.push(resolve));
  const give = async (index: number, reply: Reply) => {
    await vi.waitFor(() => expect(given.length).toBeGreaterThan(index));
    given[index]!(reply);
  };
  return { answer, give };
}

const areAllSaved = () => vi.waitFor(() => expect(job.outbox.get().filter(isUnsaved)).toEqual([]));

describe("a reply that was under way while somebody edited here", () => {
  it("does not bring back the cell of before, though the edit is saved by now", async () => {
    const pages = heldReplies<CleanPageReply>();
    serve({ cleanPage: pages.answer });
    const looking = refreshPage(job, 0, SIGNAL);
    editCell(job, FIRST, [setOutput("mine")]);
    await areAllSaved();
    await pages.give(0, pageOf(rows));
    await looking;
    expect(cellAt(job.data.get(), 0, 0)?.output).toBe("mine");
  });

  it("does not take back what can be undone", async () => {
    const logs = heldReplies<EditLogReply>();
    serve({ editLog: logs.answer });
    update(job.state, (state) => mergeTable(state, makeTableReply({ allow_edits: true })));
    const looking = refreshEditLog(job, SIGNAL);
    editCell(job, FIRST, [setOutput("mine")]);
    await areAllSaved();
    await logs.give(0, { ...NO_LOG, version: 1 });
    await looking;
    expect(job.history.get().done).toHaveLength(1);
    const mine = job.history.get().done[0]!.id;
    await logs.give(1, { ...NO_LOG, version: 2, undo: [mine] });
    await vi.waitFor(() => expect(job.editLog.get().version).toBe(2));
    expect(job.history.get().done.map(({ id }) => id)).toEqual([mine]);
  });

  it("does not bring back the title of before", async () => {
    const replies = heldReplies<ColumnReply[]>();
    serve({ cleanColumns: replies.answer });
    const looking = refreshColumns(job, SIGNAL);
    editTitle(job, 0, "Date");
    await areAllSaved();
    await replies.give(0, [...columns]);
    await looking;
    expect(job.data.get().columns[0]?.title).toBe("Date");
  });

  it("keeps a title that waits until the column is cleaned anew", async () => {
    const replies = heldReplies<ColumnReply[]>();
    const entity = { name: "Date", predicted_class: "date", class_p: 1, likely: {}, all_probs: {}, chosen: false };
    update(job.data, (data) => ({ ...data, columns: data.columns.map((column) => ({ ...column, entity })) }));
    serve({
      cleanColumns: replies.answer,
      table: () => makeTableReply(),
      issues: () => NO_ISSUES,
      cleanPage: () => pageOf(rows),
    });
    editClass(job, 0, "text");
    editTitle(job, 0, "Date");
    await replies.give(0, [...columns]);
    await areAllSaved();
    expect(job.data.get().columns[0]?.title).toBe("Date");
  });

  it("shows what the server holds once it has refused the edit", async () => {
    const refused = refuse(422, "edit_refused", "No");
    const service = serve({ editCell: () => refused, cleanPage: () => pageOf(rows) });
    editCell(job, FIRST, [setOutput("mine")]);
    await vi.waitFor(() => expect(service.asked("cleanPage")).toHaveLength(1));
    await vi.waitFor(() => expect(cellAt(job.data.get(), 0, 0)?.output).toBe("13/02/2024"));
  });
});

it("an edit of a table that is not here as a whole has its rest counted anew, and of one that is here does not", async () => {
  const service = serve({ issues: () => NO_ISSUES });
  editCell(job, FIRST, [setOutput("mine")]);
  await areAllSaved();
  expect(service.asked("issues")).toHaveLength(0);
  update(job.data, (data) => ({ ...data, cleanedRows: 1000 }));
  editCell(job, FIRST, [setOutput("mine again")]);
  await vi.waitFor(() => expect(service.asked("issues")).toHaveLength(1));
});

describe("a value that the class of its column refuses", () => {
  const refusal = "31 February does not exist.";
  const refused = { output: "31/02/2020", is_valid: false, is_clean: false, msg: refusal, edited: true };
  const first = () => cellAt(job.data.get(), 0, 0);

  it("stays, marked as such, and is so again after it was undone and done again", async () => {
    let held = true;
    const page = () => pageOf(held ? [[{ ...rows[0]![0]!, ...refused }]] : rows);
    serve({
      editCell: ({ value }) => ({ accepted: true, version: 2, ...(value === "31/02/2020" && { refusal }) }),
      undoEdits: ({ undone }) => {
        held = !undone;
        return { accepted: true, version: 3 };
      },
      cleanPage: page,
    });
    editCell(job, FIRST, [setOutput("31/02/2020")]);
    await vi.waitFor(() => expect(first()).toMatchObject(refused));
    undo(job);
    await areAllSaved();
    expect(first()).toMatchObject({ output: "13/02/2024", is_valid: true, is_clean: true, msg: null });
    redo(job);
    await vi.waitFor(() => expect(first()).toMatchObject(refused));
  });

  it("is not said of the value that has taken its place meanwhile", async () => {
    const replies = heldReplies<EditReply>();
    serve({ editCell: replies.answer });
    editCell(job, FIRST, [setOutput("31/02/2020")]);
    editCell(job, FIRST, [setOutput("28/02/2020")]);
    await replies.give(0, { accepted: true, version: 2, refusal });
    await replies.give(1, { accepted: true, version: 3 });
    await areAllSaved();
    expect(first()).toMatchObject({ output: "28/02/2020", is_valid: true, is_clean: true });
  });
});

it("an edit that is saved stays so, although what it changed cannot be fetched", async () => {
  const entity = { name: "Date", predicted_class: "date", class_p: 1, likely: {}, all_probs: {}, chosen: false };
  update(job.data, (data) => ({ ...data, columns: data.columns.map((column) => ({ ...column, entity })) }));
  const gone = refuse(404, "not_found", "Gone");
  serve({ table: () => makeTableReply(), cleanColumns: () => gone, issues: () => NO_ISSUES });
  editClass(job, 0, "text");
  await vi.waitFor(() => expect(job.outbox.get()[0]?.progress).toEqual({ kind: "saved" }));
});

describe("replies that come in another order than they were asked for", () => {
  it("leave the newest page", async () => {
    const pages = heldReplies<CleanPageReply>();
    serve({ cleanPage: pages.answer });
    const looks = [refreshPage(job, 0, SIGNAL), refreshPage(job, 0, SIGNAL)];
    const later = rows.map((cells) => cells.map((cell) => ({ ...cell, output: "later" })));
    await pages.give(1, pageOf(later));
    await looks[1];
    await pages.give(0, pageOf(rows));
    await Promise.all(looks);
    expect(cellAt(job.data.get(), 0, 0)?.output).toBe("later");
  });

  it("leave the newest columns", async () => {
    const replies = heldReplies<ColumnReply[]>();
    serve({ cleanColumns: replies.answer });
    const looks = [refreshColumns(job, SIGNAL), refreshColumns(job, SIGNAL)];
    await replies.give(
      1,
      columns.map((column) => ({ ...column, title: "later" })),
    );
    await looks[1];
    await replies.give(0, [...columns]);
    await Promise.all(looks);
    expect(job.data.get().columns[0]?.title).toBe("later");
  });

  it("leave the newest of the table", async () => {
    const replies = heldReplies<ReturnType<typeof makeTableReply>>();
    serve({ table: replies.answer });
    const looks = [refreshTable(job, SIGNAL), refreshTable(job, SIGNAL)];
    await replies.give(1, makeTableReply({ name: "later" }));
    await looks[1];
    await replies.give(0, makeTableReply({ name: "earlier" }));
    await Promise.all(looks);
    expect(job.state.get().info.name).toBe("later");
  });
});
