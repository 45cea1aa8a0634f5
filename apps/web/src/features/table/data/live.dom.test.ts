import type { CleanPageReply, ColumnReply, EditLogReply, EditReply } from "@limpid/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { fakeEventSource } from "../../../testing/fake-event-source.ts";
import { type Answers, type FakeService, fakeService, refuse } from "../../../testing/fake-service.ts";
import { editCell, editClass, editTitle, redo, undo } from "../edits/edit.ts";
import { setOutput } from "../model/cell-edit.ts";
import { NO_LOG } from "../model/edit-log.ts";
import { isUnsaved } from "../model/outbox.ts";
import { type CleanRow, cellAt } from "../model/table-data.ts";
import { mergeTable } from "../model/table-state.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, onlyPage } from "../testing/table-replies.ts";
import { invalidate, lookAtEverything } from "./live.ts";
import { startTable } from "./load-table.ts";
import { readPage } from "./read-again.ts";
import { type TableSession, update } from "./table-session.ts";

const SIGNAL = new AbortController().signal;
const FIRST = { row: 0, column: 0 };

let table: TableSession;
let columns: readonly ColumnReply[];
let rows: readonly CleanRow[];

beforeEach(() => {
  table = makeTable(["Day"], [["13/02/2024"]]);
  columns = table.data.get().columns;
  rows = table.data.get().cleanPages.get(0)!;
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

const areAllSaved = () => vi.waitFor(() => expect(table.outbox.get().filter(isUnsaved)).toEqual([]));

describe("a reply that was under way while somebody edited here", () => {
  it("does not bring back the cell of before, though the edit is saved by now", async () => {
    const pages = heldReplies<CleanPageReply>();
    serve({ cleanPage: pages.answer });
    const looking = readPage(table, 0, SIGNAL);
    editCell(table, FIRST, [setOutput("mine")]);
    await areAllSaved();
    await pages.give(0, onlyPage(rows));
    await looking;
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("mine");
  });

  it("does not take back what can be undone", async () => {
    const logs = heldReplies<EditLogReply>();
    serve({ editLog: logs.answer });
    update(table.state, (state) => mergeTable(state, makeTableReply({ allow_edits: true })));
    const looking = invalidate(table, ["log"]);
    editCell(table, FIRST, [setOutput("mine")]);
    await areAllSaved();
    await logs.give(0, { ...NO_LOG, version: 1 });
    expect(table.history.get().done).toHaveLength(1);
    const mine = table.history.get().done[0]!.id;
    await logs.give(1, { ...NO_LOG, version: 2, undo: [mine] });
    await looking;
    await vi.waitFor(() => expect(table.editLog.get().version).toBe(2));
    expect(table.history.get().done.map(({ id }) => id)).toEqual([mine]);
  });

  it("does not bring back the title of before", async () => {
    const replies = heldReplies<ColumnReply[]>();
    serve({ cleanColumns: replies.answer });
    const looking = invalidate(table, ["columns"]);
    editTitle(table, 0, "Date");
    await areAllSaved();
    await replies.give(0, [...columns]);
    await looking;
    expect(table.data.get().columns[0]?.title).toBe("Date");
  });

  it("keeps a title that waits until the column is cleaned anew", async () => {
    const replies = heldReplies<ColumnReply[]>();
    const entity = { name: "Date", predicted_class: "date", class_p: 1, likely: {}, all_probs: {}, chosen: false };
    update(table.data, (data) => ({ ...data, columns: data.columns.map((column) => ({ ...column, entity })) }));
    serve({
      cleanColumns: replies.answer,
      table: () => makeTableReply(),
      issues: () => NO_ISSUES,
      cleanPage: () => onlyPage(rows),
    });
    editClass(table, 0, "text");
    editTitle(table, 0, "Date");
    await replies.give(0, [...columns]);
    await areAllSaved();
    expect(table.data.get().columns[0]?.title).toBe("Date");
  });

  it("shows what the server holds once it has refused the edit", async () => {
    const refused = refuse(422, "edit_refused", "No");
    const service = serve({ editCell: () => refused, cleanPage: () => onlyPage(rows) });
    editCell(table, FIRST, [setOutput("mine")]);
    await vi.waitFor(() => expect(service.asked("cleanPage")).toHaveLength(1));
    await vi.waitFor(() => expect(cellAt(table.data.get(), 0, 0)?.output).toBe("13/02/2024"));
  });
});

it("an edit of a table that is not here as a whole has its rest counted anew, and of one that is here does not", async () => {
  const service = serve({ issues: () => NO_ISSUES });
  editCell(table, FIRST, [setOutput("mine")]);
  await areAllSaved();
  expect(service.asked("issues")).toHaveLength(0);
  update(table.data, (data) => ({ ...data, cleanedRows: 1000 }));
  editCell(table, FIRST, [setOutput("mine again")]);
  await vi.waitFor(() => expect(service.asked("issues")).toHaveLength(1));
});

describe("a value that the class of its column refuses", () => {
  const refusal = "31 February does not exist.";
  const refused = { output: "31/02/2020", is_valid: false, is_clean: false, msg: refusal, edited: true };
  const first = () => cellAt(table.data.get(), 0, 0);

  it("stays, marked as such, and is so again after it was undone and done again", async () => {
    let held = true;
    const page = () => onlyPage(held ? [[{ ...rows[0]![0]!, ...refused }]] : rows);
    serve({
      editCell: ({ value }) => ({ accepted: true, version: 2, ...(value === "31/02/2020" && { refusal }) }),
      undoEdits: ({ undone }) => {
        held = !undone;
        return { accepted: true, version: 3 };
      },
      cleanPage: page,
    });
    editCell(table, FIRST, [setOutput("31/02/2020")]);
    await vi.waitFor(() => expect(first()).toMatchObject(refused));
    undo(table);
    await areAllSaved();
    expect(first()).toMatchObject({ output: "13/02/2024", is_valid: true, is_clean: true, msg: null });
    redo(table);
    await vi.waitFor(() => expect(first()).toMatchObject(refused));
  });

  it("is not said of the value that has taken its place meanwhile", async () => {
    const replies = heldReplies<EditReply>();
    serve({ editCell: replies.answer });
    editCell(table, FIRST, [setOutput("31/02/2020")]);
    editCell(table, FIRST, [setOutput("28/02/2020")]);
    await replies.give(0, { accepted: true, version: 2, refusal });
    await replies.give(1, { accepted: true, version: 3 });
    await areAllSaved();
    expect(first()).toMatchObject({ output: "28/02/2020", is_valid: true, is_clean: true });
  });
});

it("an edit that is saved stays so, although what it changed cannot be fetched", async () => {
  const entity = { name: "Date", predicted_class: "date", class_p: 1, likely: {}, all_probs: {}, chosen: false };
  update(table.data, (data) => ({ ...data, columns: data.columns.map((column) => ({ ...column, entity })) }));
  const gone = refuse(404, "not_found", "Gone");
  serve({
    table: () => makeTableReply(),
    cleanColumns: () => gone,
    issues: () => NO_ISSUES,
    cleanPage: () => onlyPage(rows),
  });
  editClass(table, 0, "text");
  await vi.waitFor(() => expect(table.outbox.get()[0]?.progress).toEqual({ kind: "saved" }));
});

describe("replies that come in another order than they were asked for", () => {
  it("leave the newest page", async () => {
    const pages = heldReplies<CleanPageReply>();
    serve({ cleanPage: pages.answer });
    const looks = [readPage(table, 0, SIGNAL), readPage(table, 0, SIGNAL)];
    const later = rows.map((cells) => cells.map((cell) => ({ ...cell, output: "later" })));
    await pages.give(1, onlyPage(later));
    await looks[1];
    await pages.give(0, onlyPage(rows));
    await Promise.all(looks);
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("later");
  });

  it("leave the newest columns", async () => {
    const replies = heldReplies<ColumnReply[]>();
    serve({ cleanColumns: replies.answer });
    const looks = [invalidate(table, ["columns"]), invalidate(table, ["columns"])];
    await replies.give(
      1,
      columns.map((column) => ({ ...column, title: "later" })),
    );
    await looks[1];
    await replies.give(0, [...columns]);
    await Promise.all(looks);
    expect(table.data.get().columns[0]?.title).toBe("later");
  });

  it("leave the newest of the table", async () => {
    const replies = heldReplies<ReturnType<typeof makeTableReply>>();
    serve({ table: replies.answer });
    const looks = [invalidate(table, ["table"]), invalidate(table, ["table"])];
    await replies.give(1, makeTableReply({ name: "later" }));
    await looks[1];
    await replies.give(0, makeTableReply({ name: "earlier" }));
    await Promise.all(looks);
    expect(table.state.get().info.name).toBe("later");
  });
});

describe("a server that was down for a minute", () => {
  const MINUTE_MS = 60_000;
  const down = refuse(502, "internal", "Bad gateway");
  const current = () => {
    const parts = table.queries.getQueryCache().getAll();
    return parts.every(({ state }) => state.fetchStatus === "idle" && !state.isInvalidated && state.error === null);
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function serveAfterwards() {
    let isDown = true;
    const later = rows.map((cells) => cells.map((cell) => ({ ...cell, output: "2024-02-13" })));
    const orDown = <Reply>(reply: Reply) => (isDown ? (down as Reply) : reply);
    const service = serve({
      editCell: () => orDown({ accepted: true, version: 2 }),
      table: () => orDown(makeTableReply({ name: "later", allow_edits: true, cleaned_rows: 1 })),
      cleanColumns: () => orDown(columns.map((column) => ({ ...column, title: "later" }))),
      cleanPage: () => orDown(onlyPage(later)),
      issues: () => orDown(NO_ISSUES),
      editLog: () => orDown({ ...NO_LOG, version: 5 }),
    });
    return { service, comeBack: () => (isDown = false) };
  }

  it("has every part asked for again, and until then none of them counts as current", async () => {
    const { comeBack } = serveAfterwards();
    const looking = lookAtEverything(table);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([current(), table.data.get().columns[0]?.title]).toEqual([false, "Day"]);
    comeBack();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await looking;
    expect(current()).toBe(true);
    const shown = [
      table.state.get().info.name,
      table.data.get().columns[0]?.title,
      cellAt(table.data.get(), 0, 0)?.output,
    ];
    expect(shown).toEqual(["later", "later", "2024-02-13"]);
  });

  it("is not asked on behalf of a screen that is hidden, and is when the screen is shown again", async () => {
    fakeEventSource();
    const { service, comeBack } = serveAfterwards();
    const hide = startTable(table);
    const looking = lookAtEverything(table);
    await vi.advanceTimersByTimeAsync(0);
    hide();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await looking;
    const asked = service.asked("issues").length;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([service.asked("issues").length, current()]).toEqual([asked, false]);
    comeBack();
    const stop = startTable(table);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([current(), cellAt(table.data.get(), 0, 0)?.output]).toEqual([true, "2024-02-13"]);
    stop();
  });

  it("keeps an edit that was made meanwhile, over what others have changed", async () => {
    const { service, comeBack } = serveAfterwards();
    editCell(table, FIRST, [setOutput("mine")]);
    void lookAtEverything(table);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    comeBack();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(service.asked("editCell").length).toBeGreaterThan(1);
    expect([cellAt(table.data.get(), 0, 0)?.output, current()]).toEqual(["mine", true]);
    expect(table.outbox.get().map(({ progress }) => progress.kind)).toEqual(["saved"]);
  });
});
