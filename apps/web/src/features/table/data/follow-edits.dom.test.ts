import { type CleaningSettings, LABELS } from "@limpid/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as messages from "../../../lib/messages.ts";
import { fakeEventSource, lastOpened } from "../../../testing/fake-event-source.ts";
import { type Answers, fakeService } from "../../../testing/fake-service.ts";
import type { Proposal } from "../model/proposals.ts";
import { cellAt } from "../model/table-data.ts";
import { makeProposal } from "../testing/make-proposal.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { putEdit } from "../testing/put-edit.ts";
import { NO_ISSUES, onlyPage } from "../testing/table-replies.ts";
import { followEdits } from "./follow-edits.ts";
import { readPage } from "./read-again.ts";
import { type TableSession, update } from "./table-session.ts";

const GATHERED_MS = 200;
const KEEP: CleaningSettings = { forms: "keep", repairs: "propose" };
const THOROUGH: CleaningSettings = { forms: "standard", repairs: "apply" };

let table: TableSession;
let stop: AbortController;

/** `settings`: of the table, as each call for it is answered. */
function follow(settings: Promise<CleaningSettings>[] = [], answers: Answers = {}) {
  table = makeTable(["Day"], [["13/02/2024"]]);
  const [cells] = table.data.get().cleanPages.get(0)!;
  const service = fakeService({
    table: async () => makeTableReply({ settings: (await settings.shift()) ?? KEEP }),
    cleanColumns: () => [...table.data.get().columns],
    issues: () => NO_ISSUES,
    cleanPage: () => onlyPage([cells!.map((cell) => ({ ...cell, output: "2024-02-13" }))]),
    ...answers,
  });
  followEdits(table, stop.signal);
  return service;
}

function tell(action: string, row: string | null = null): void {
  lastOpened().tell("1", {
    event: action.startsWith("edit_cell_") ? "pr" : "change",
    data: { action, row_uuid: row, edit_uuid: "of somebody else", state: "accepted" },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeEventSource();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

describe("a proposal", () => {
  it("changes no cell: what waits is listed, and the owner is told how much", async () => {
    const pending: Proposal[] = [];
    const service = follow([], { proposals: () => ({ version: 1, auto_accept: false, pending, decided: [] }) });
    const said = vi.spyOn(messages, "postMessage");
    for (const id of ["one", "two"]) {
      pending.push(makeProposal(id));
      const data = { action: "edit_cell_output", row_uuid: "row-0", edit_uuid: id, state: "pending" };
      lastOpened().tell(id, { event: "pr", data });
    }
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect([service.asked("proposals").length, service.asked("cleanPage").length]).toEqual([1, 0]);
    expect(table.proposals.get().pending).toHaveLength(2);
    expect(said.mock.calls).toEqual([[LABELS.pendingChanges(2)]]);

    pending.pop();
    lastOpened().tell("3", { event: "proposals", data: { edit_uuids: ["two"], state: "withdrawn" } });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(table.proposals.get().pending).toHaveLength(1);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it("stands until the cells hold it, when it is accepted", async () => {
    const pending: Proposal[] = [makeProposal("one")];
    let sendPage: (() => void) | undefined;
    const isSent = new Promise<void>((resolve) => {
      sendPage = resolve;
    });
    follow([], {
      proposals: () => ({ version: 1, auto_accept: false, pending, decided: [] }),
      table: () => makeTableReply({ allow_edits: true }),
      cleanPage: async () => {
        await isSent;
        return onlyPage([[{ ...cellAt(table.data.get(), 0, 0)!, output: "x" }]]);
      },
    });
    table.proposals.set({ version: 1, auto_accept: false, pending: [...pending], decided: [] });
    pending.pop();
    lastOpened().tell("1", { event: "proposals", data: { edit_uuids: ["one"], state: "accepted" } });
    tell("edit_cell_output", "row-0");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(table.proposals.get().pending).toHaveLength(1);
    sendPage?.();
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect([table.proposals.get().pending.length, cellAt(table.data.get(), 0, 0)?.output]).toEqual([0, "x"]);
  });
});

it("all rows that somebody else has cleaned are looked at, and counted anew", async () => {
  const service = follow();
  lastOpened().tell("1", { event: "clean_all" });
  await vi.advanceTimersByTimeAsync(GATHERED_MS);
  const asked = (["table", "cleanColumns", "issues", "cleanPage"] as const).map((id) => service.asked(id).length);
  expect(asked).toEqual([1, 1, 1, 1]);
});

describe("an edit by someone else", () => {
  it("of a cell fetches its page, once for a burst", async () => {
    const service = follow();
    for (let edit = 0; edit < 3; edit += 1) tell("edit_cell_output", "row-0");
    tell("edit_cell_output", "a row that is not here");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(service.asked("cleanPage")).toHaveLength(1);
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("2024-02-13");
  });

  it("of rows fetches what is counted, and no page", async () => {
    const service = follow();
    tell("edit_rows");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    const asked = (["table", "issues", "editLog", "cleanPage"] as const).map((id) => service.asked(id).length);
    expect(asked).toEqual([1, 1, 1, 0]);
  });

  it("that comes while an earlier one is looked at, is looked at next, and shown last", async () => {
    let reply: ((settings: CleaningSettings) => void) | undefined;
    const first = new Promise<CleaningSettings>((resolve) => {
      reply = resolve;
    });
    const service = follow([first, Promise.resolve(KEEP)]);
    tell("edit_table_settings");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    tell("edit_table_settings");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(service.asked("table")).toHaveLength(1);
    reply?.(THOROUGH);
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(service.asked("table")).toHaveLength(2);
    expect(table.state.get().settings).toEqual(KEEP);
  });

  it("of a row that is on its way fetches its page again, and of one that is not here none", async () => {
    const service = follow();
    const [before] = table.data.get().cleanPages.get(0)!;
    let deliver: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const later = fakeService({
      table: () => makeTableReply(),
      issues: () => NO_ISSUES,
      cleanPage: async () => {
        const isFirst = later.asked("cleanPage").length === 1;
        if (isFirst) await held;
        return onlyPage([before!.map((cell) => ({ ...cell, output: isFirst ? "as it was" : "as it is" }))]);
      },
    });
    update(table.data, (data) => ({ ...data, cleanPages: new Map() }));
    tell("edit_cell_output", "row-0");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(later.asked("cleanPage")).toEqual([]);
    const fetched = readPage(table, 0, stop.signal);
    tell("edit_cell_output", "row-0");
    deliver?.();
    await fetched;
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("as it was");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("as it is");
    expect([later.asked("cleanPage").length, service.asked("cleanPage").length]).toEqual([2, 0]);
  });

  it("of a row that is not here counts all the same", async () => {
    const service = follow();
    tell("edit_cell_output", "a row that is not here");
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect([service.asked("issues").length, service.asked("cleanPage").length]).toEqual([1, 0]);
    expect(table.state.get().info.basics?.dl_version).toBe(1);
  });

  it("is not looked at once the screen has gone", async () => {
    const service = follow();
    tell("edit_cell_output", "row-0");
    stop.abort();
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(service.asked("cleanPage")).toEqual([]);
  });
});

describe("the first cells of a column that is being cleaned anew", () => {
  it("are shown to whoever has made the choice, as long as it is not saved, and to nobody else", async () => {
    follow();
    const cell = cellAt(table.data.get(), 0, 0)!;
    const columnId = table.data.get().columns[0]!.id;
    const tellOf = (edit_uuid: string, output: string): void => {
      const data = { edit_uuid, column_uuid: columnId, first_row: 0, cells: [{ ...cell, output }] };
      lastOpened().tell("", { event: "cleaning", data });
    };
    const save = putEdit(table, { kind: "class", place: { row: null, column: 0 }, value: "date" }, "mine");
    tellOf("of somebody else", "2024-12-31");
    expect(cellAt(table.data.get(), 0, 0)).toBe(cell);
    tellOf("mine", "2024-02-13");
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("2024-02-13");
    await save();
    tellOf("mine", "1999-01-01");
    expect(cellAt(table.data.get(), 0, 0)?.output).toBe("2024-02-13");
  });
});
