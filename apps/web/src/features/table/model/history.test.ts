import { expect, it } from "vitest";
import { addStep, type EditStep, NO_HISTORY, redoStep, undoStep } from "./history.ts";

const title = (after: string): EditStep => ({ kind: "title", column: 0, before: "", after });

it("undoes the last step first and redoes it in turn", () => {
  const history = addStep(addStep(NO_HISTORY, title("a")), title("b"));
  const undone = undoStep(history);
  expect(undone?.step).toEqual(title("b"));
  const redone = redoStep(undone?.history ?? NO_HISTORY);
  expect(redone?.step).toEqual(title("b"));
  expect(redone?.history).toEqual(history);
});

it("has nothing to undo at first, and nothing to redo after a new step", () => {
  expect(undoStep(NO_HISTORY)).toBeNull();
  const undone = undoStep(addStep(NO_HISTORY, title("a")))?.history ?? NO_HISTORY;
  expect(redoStep(addStep(undone, title("c")))).toBeNull();
});
