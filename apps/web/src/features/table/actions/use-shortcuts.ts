/** Keys that work on the whole screen, and how they share letters with typing in the grid. */
import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from "react";
import type { KeyPress } from "../../../ui/grid/key-map.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { canChange, changeView, isReviewing, type TableSession } from "../data/table-session.ts";
import { cellAt } from "../model/table-data.ts";
import { findReviewKey } from "./review-keys.ts";
import { findShortcut } from "./shortcuts.ts";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

export function useShortcuts(table: TableSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || target.closest(`${TEXT_FIELDS}, [role=grid], [role=dialog], [role=menu]`)) return;
      if (runReviewKey(table, event) || runShortcut(table, event, false)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [table]);
}

/** A letter on a cell that can be edited is typed into it, but not while that cell is the issue to decide. */
export function onGridKey(table: TableSession, event: ReactKeyboardEvent, { row, column }: Position): boolean {
  if (event.key === "Escape" && (table.view.get().hasDetails || isReviewing(table))) {
    changeView(table, { hasDetails: false, reviewed: null });
    return true;
  }
  const isEditable = canChange(table) && cellAt(table.data.get(), row, column) !== undefined;
  return runReviewKey(table, event) || runShortcut(table, event, isEditable);
}

/** What is no decision does nothing then, but for a blank, which opens the details, and the list of keys. */
function runReviewKey(table: TableSession, { key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  const isText = [...key].length === 1 && key !== " " && key !== "?";
  if (!isText || ctrlKey || metaKey || altKey || !isReviewing(table)) return false;
  findReviewKey(key)?.run(table, key);
  return true;
}

function runShortcut(table: TableSession, press: KeyPress, isTyping: boolean): boolean {
  const action = findShortcut(press, isTyping);
  if (action === undefined) return false;
  if (!action.isEnabled(table)) return action.isElseOfBrowser !== true;
  action.run(table);
  return true;
}
