/** The actions that keys run, and finding the one a key means. */
import type { KeyPress } from "../../../ui/grid/key-map.ts";
import type { Action } from "./action.ts";
import { nextIssue, previousIssue } from "./go-to-issue.ts";
import { leaveRowsOut } from "./leave-rows-out.ts";
import { showFind, showReplace, showRow } from "./show-finder.ts";
import { showKeys } from "./show-modal.ts";
import { showProposals, showReview } from "./show-panel.ts";
import { redo, undo } from "./undo-redo.ts";

export const SHORTCUTS: readonly Action[] = [
  nextIssue,
  previousIssue,
  showReview,
  showProposals,
  undo,
  redo,
  leaveRowsOut,
  showFind,
  showReplace,
  showRow,
  showKeys,
];

/** `isTyping`: a letter would be text here, so only keys that are none are looked for. */
export function findShortcut(press: KeyPress, isTyping: boolean): Action | undefined {
  if (press.altKey) return undefined;
  const keys = spell(press);
  if (isTyping && [...keys].length === 1) return undefined;
  return SHORTCUTS.find((action) => action.keys?.includes(keys));
}

function spell({ key, ctrlKey, metaKey, shiftKey }: KeyPress): string {
  const isLetter = /^\p{L}$/u.test(key);
  const isNamed = [...key].length > 1;
  const control = ctrlKey || metaKey ? "Ctrl+" : "";
  // The shift of "?" is only how a keyboard makes it; that of Ctrl+Shift+Z is meant.
  const shift = shiftKey && (isNamed || (isLetter && control !== "")) ? "Shift+" : "";
  return `${control}${shift}${isLetter ? key.toLowerCase() : key}`;
}
