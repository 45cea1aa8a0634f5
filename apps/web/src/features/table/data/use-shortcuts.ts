/** Keys that work on the whole screen, and how they share letters with typing in the grid. */
import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from "react";
import type { KeyPress } from "../../../ui/grid/key-map.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { findShortcut } from "../actions/shortcuts.ts";
import { cellAt } from "../model/table-data.ts";
import { canEdit, changeView, type Job } from "./job.ts";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

export function useShortcuts(job: Job): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || target.closest(`${TEXT_FIELDS}, [role=grid], [role=dialog], [role=menu]`)) return;
      if (runShortcut(job, event, false)) event.preventDefault();
    };
    const onPointerDown = (): void => {
      job.isReviewing.current = false;
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [job]);
}

/**
 * A letter on a cell that can be edited is typed into it, but not for someone who came there by such a letter and goes
 * on to the next issue.
 */
export function onGridKey(job: Job, event: ReactKeyboardEvent, { row, column }: Position): boolean {
  if (event.key === "Escape" && job.view.get().hasDetails) {
    changeView(job, { hasDetails: false });
    return true;
  }
  const isEditable = canEdit(job) && cellAt(job.data.get(), row, column) !== undefined;
  return runShortcut(job, event, isEditable && !job.isReviewing.current);
}

function runShortcut(job: Job, press: KeyPress, isTyping: boolean): boolean {
  const action = findShortcut(press, isTyping);
  job.isReviewing.current = action !== undefined && press.key.length === 1;
  if (action === undefined || !action.isEnabled(job)) return action !== undefined;
  action.run(job);
  return true;
}
