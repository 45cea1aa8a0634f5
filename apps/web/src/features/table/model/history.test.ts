import type { EditLogReply } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { NO_LOG } from "./edit-log.ts";
import { addStep, type EditStep, holdStep, mergeHistory, NO_HISTORY } from "./history.ts";

const title = (id: string): EditStep => ({ id, kind: "title", row: null, column: 0, title: { before: "", after: id } });
const ids = (steps: readonly EditStep[]) => steps.map(({ id }) => id);

describe("a history", () => {
  const history = addStep(addStep(NO_HISTORY, title("a")), title("b"));

  it("undoes the last step first and redoes it in turn", () => {
    const undone = holdStep(history, title("b"), true);
    expect([ids(undone.done), ids(undone.undone)]).toEqual([["a"], ["b"]]);
    expect(holdStep(undone, title("b"), false)).toEqual(history);
  });

  it("undoes a step in the middle, and has nothing to redo after a new one", () => {
    const undone = holdStep(history, title("a"), true);
    expect([ids(undone.done), ids(undone.undone)]).toEqual([["b"], ["a"]]);
    expect(addStep(undone, title("c")).undone).toEqual([]);
  });
});

describe("the history of a log", () => {
  const step = { edit_uuid: "b", kind: "cells", row: 3, column: 1, cells: 1, undone: false } as const;
  const log = {
    ...NO_LOG,
    steps: [{ ...step, dt_utc: "", username: null, own: true, before: "x", after: "y" }],
    undo: ["b", "a", "old"],
    redo: ["d", "c"],
  } satisfies EditLogReply;

  it("has the next step last, and knows where those that are listed were", () => {
    const { done, undone } = mergeHistory(log, NO_HISTORY);
    expect([ids(done), ids(undone)]).toEqual([
      ["old", "a", "b"],
      ["c", "d"],
    ]);
    expect(done.at(-1)).toEqual({ id: "b", kind: "cells", row: 3, column: 1 });
  });

  it("keeps what this visit knows of a step, and not where many cells were", () => {
    expect(mergeHistory(log, addStep(NO_HISTORY, title("a"))).done[1]).toEqual(title("a"));
    const many = { ...log, steps: log.steps.map((one) => ({ ...one, cells: 2 })) };
    expect(mergeHistory(many, NO_HISTORY).done.at(-1)).toMatchObject({ row: null, column: null });
  });
});
