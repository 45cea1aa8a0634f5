import type { JobMessage } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { mergeCleanAll, NO_CLEAN_ALL, stepCleanAll } from "./clean-all.ts";

const RUNNING = mergeCleanAll(NO_CLEAN_ALL, { state: "running", after_event_id: "7" });

function tell(status: number, msg: string, data: JobMessage["data"] = {}): JobMessage {
  return { microservice: "CleanDataframe", status, msg, data };
}

describe("stepCleanAll", () => {
  it("counts the pages in the specified words", () => {
    const { cleanAll, notice, isEnded } = stepCleanAll(
      RUNNING,
      tell(5, "PageReady", { page: 9, num_pages: 40, seconds_left: 3 }),
    );
    expect(cleanAll).toMatchObject({ state: "running", pagesCleaned: 10, numPages: 40 });
    expect(notice).toEqual({ text: "Page 10 of 40 cleaned | 3 seconds left", level: 0 });
    expect(isEnded).toBe(false);
  });

  it.each([
    ["done", 1, "Finished", { text: "All rows are cleaned", level: 0 }],
    ["cancelled", 1, "Cancelled", { text: "Cleaning of all rows was cancelled", level: 0 }],
    ["given up", 3, "Sorry, something went wrong", { text: "Sorry, something went wrong", level: 2 }],
  ])("ends when it is %s", (_, status, msg, notice) => {
    expect(stepCleanAll(RUNNING, tell(status, msg))).toMatchObject({ notice, isEnded: true });
  });

  it("keeps quiet about what it does not know", () => {
    const message = tell(5, "PageReady", { page: "nine" });
    expect(stepCleanAll(RUNNING, message)).toEqual({ cleanAll: RUNNING, notice: null, isEnded: false });
  });
});

describe("mergeCleanAll", () => {
  it("keeps the progress of the one that is running, and forgets that of another", () => {
    const later = { ...RUNNING, pagesCleaned: 3, numPages: 9 };
    expect(mergeCleanAll(later, { state: "running", after_event_id: "7" })).toBe(later);
    expect(mergeCleanAll(later, { state: "running", after_event_id: "8" }).pagesCleaned).toBe(0);
    expect(mergeCleanAll(later, { state: "available", after_event_id: "" }).numPages).toBe(0);
  });
});
