import { LABELS } from "@limpid/contract";
import { canEdit, changeView, type TableSession } from "../data/table-session.ts";
import type { Finder } from "../model/view-state.ts";
import { type Action, always } from "./action.ts";

export const showFind = showFinder("find", LABELS.find, ["Ctrl+f"]);
export const showReplace = showFinder("replace", LABELS.findAndReplace, ["Ctrl+h"], canEdit);
export const showRow = showFinder("row", LABELS.goToRow, ["Ctrl+g"]);

/** Without a grid, on a phone, such a key is left to the browser. */
function showFinder(
  kind: Finder["kind"],
  label: string,
  keys: readonly string[],
  isAllowed: (table: TableSession) => boolean = always,
): Action {
  return {
    id: `show-${kind}`,
    label,
    keys,
    isElseOfBrowser: true,
    isEnabled: (table) => table.state.get().isLoaded && table.grid.current !== null && isAllowed(table),
    run: (table) => changeView(table, { finder: { kind } }),
  };
}
