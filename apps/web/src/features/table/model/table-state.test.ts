import type { JobMessage } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { makeTableReply } from "../testing/make-table-reply.ts";
import type { Notice } from "./notice.ts";
import { mergeTable, NEW_TABLE, stepTable, type TableState, withVersion } from "./table-state.ts";

type Short = readonly [JobMessage["microservice"], number, string, Record<string, unknown>?];

function play(messages: readonly Short[]): { readonly state: TableState; readonly notices: readonly Notice[] } {
  let state = NEW_TABLE;
  const notices: Notice[] = [];
  for (const [microservice, status, msg, data = {}] of messages) {
    const step = stepTable(state, { microservice, status, msg, data });
    state = step.state;
    notices.push(...step.notices);
  }
  return { state, notices };
}

/** The messages of the server about a file of three pages. */
const STORY: readonly Short[] = [
  ["IngestFile", 5, "Inference", { name: "encoding", value: "windows-1252" }],
  ["IngestFile", 5, "Inference", { name: "skiprows", value: "3" }],
  ["IngestFile", 5, "Warning", { message: "Row 7 has 4 fields instead of 5", level: 1, row: 7 }],
  ["IngestFile", 1, "Ingested", { num_rows: 52, num_columns: 5 }],
  ["CleanDataframe", 5, "Started", { num_pages: 3 }],
  ["SimpleCleaner", 5, "2 columns share their name", { level: 0 }],
  ["CleanDataframe", 5, "PageReady", { page: 0, num_pages: 3, seconds_left: 2 }],
  ["CleanDataframe", 5, "PageReady", { page: 2, num_pages: 3, seconds_left: 0 }],
  ["CleanDataframe", 5, "RowsCompared", { pages: [0] }],
  ["CleanDataframe", 5, "BasicMetaDataReady", { num_rows: 52, num_columns: 5, dl_version: 1 }],
  ["CleanDataframe", 5, "NameReady", { name: "Orders" }],
  ["CleanDataframe", 5, "DescriptionReady", { description: "52 orders" }],
  ["CleanDataframe", 5, "TagsReady", { tags: ["orders", "money"] }],
  ["CleanDataframe", 1, "Finished", { num_rows: 52 }],
];

describe("stepTable", () => {
  it("shows the table when the file is read, before anything is cleaned", () => {
    const { state } = play(STORY.slice(0, 4));
    expect(state).toMatchObject({ isIngested: true, isCleaning: false, isFinished: false });
    expect(state.parameters).toEqual({ encoding: "windows-1252", skiprows: "3" });
  });

  it("has clean data and the number of pages from the first progress of cleaning", () => {
    expect(play(STORY.slice(0, 5)).state).toMatchObject({ isCleaning: true, numPages: 3, pagesCleaned: 0 });
  });

  it("keeps name, description, tags and basics, and ends", () => {
    const { state } = play(STORY);
    expect(state.info).toMatchObject({ name: "Orders", description: "52 orders", tags: ["orders", "money"] });
    expect(state.info.basics).toMatchObject({ num_rows: 52 });
    expect(state).toMatchObject({ isFinished: true, pagesCleaned: 3, pagesCompared: [0], error: null });
  });

  it("tells warnings, infos and pages in the specified words", () => {
    expect(play(STORY).notices).toEqual([
      { text: "Row 7 has 4 fields instead of 5", level: 1 },
      { text: "2 columns share their name", level: 0 },
      { text: "Page 1 of 3 cleaned | 2 seconds left", level: 0 },
      { text: "Page 3 of 3 cleaned | 0 seconds left", level: 0 },
    ]);
  });

  it.each<[string, JobMessage["microservice"]]>([
    ["reading", "IngestFile"],
    ["cleaning", "CleanDataframe"],
  ])("turns a failure while %s into an error", (_, microservice) => {
    const { state, notices } = play([[microservice, 3, "Sorry, could not read this file"]]);
    expect(state).toMatchObject({ error: "Sorry, could not read this file", isFinished: true });
    expect(notices).toEqual([{ text: "Sorry, could not read this file", level: 2 }]);
  });

  it.each<[string, Short]>([
    ["an unknown step of reading", ["IngestFile", 5, "Sniffed"]],
    ["a parameter that is not final", ["IngestFile", 2, "Inference", { name: "encoding", value: "utf-8" }]],
    ["an unknown status of cleaning", ["CleanDataframe", 2, "PageReady", { page: 0, num_pages: 3 }]],
  ])("ignores %s", (_, message) => {
    expect(play([message])).toEqual({ state: NEW_TABLE, notices: [] });
  });
});

describe("mergeTable", () => {
  it("knows at once what a finished table is", () => {
    expect(mergeTable(NEW_TABLE, makeTableReply())).toMatchObject({
      settings: { forms: "keep", repairs: "propose" },
      isIngested: true,
      isCleaning: true,
      isFinished: true,
      numPages: 3,
      pagesCleaned: 3,
      allowsEdits: false,
      cleanRowLimit: 100,
    });
  });

  it("does not take back what the stream has told already", () => {
    const ahead = play(STORY).state;
    const late = makeTableReply({ status: "running", name: null, num_pages: 0, clean_data_available: false });
    expect(mergeTable(ahead, late)).toMatchObject({ isFinished: true, isCleaning: true, numPages: 3, pagesCleaned: 3 });
    expect(mergeTable(ahead, late).info.name).toBe("Orders");
  });

  it("says why a table failed", () => {
    const failed = makeTableReply({ status: "failed", error: "No table in it" });
    expect(mergeTable(NEW_TABLE, failed).error).toBe("No table in it");
  });
});

describe("withVersion", () => {
  const { state } = play(STORY);

  it("moves the version and the time of the last update on", () => {
    expect(withVersion(state, 2, "2026-01-01T00:00:00Z").info.basics).toMatchObject({
      dl_version: 2,
      updated_at: "2026-01-01T00:00:00Z",
    });
  });

  it("does not go back for an answer that came late", () => {
    expect(withVersion(state, 1, "2026-01-01T00:00:00Z")).toBe(state);
  });

  it("stays when the table as it was before comes late", () => {
    const saved = withVersion(state, 2, "2026-01-01T00:00:00Z");
    expect(mergeTable(saved, makeTableReply({ name: "Orders of 2025" })).info).toMatchObject({
      name: "Orders of 2025",
      basics: { dl_version: 2, updated_at: "2026-01-01T00:00:00Z" },
    });
  });
});
