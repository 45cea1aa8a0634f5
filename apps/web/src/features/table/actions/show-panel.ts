import { LABELS } from "@limpid/contract";
import { changeView } from "../data/table-session.ts";
import type { TableState } from "../model/table-state.ts";
import type { ViewState } from "../model/view-state.ts";
import { type Action, always } from "./action.ts";
import { openPanel } from "./open-panel.ts";

export const showReview = showPanel("review", LABELS.questions, ["r", "F9"]);
export const showEdits = showPanel("edits", LABELS.myEdits);
export const showProposals = showPanel("proposals", LABELS.proposals, ["o"], ({ allowsEdits, allowsProposals }) => {
  return allowsEdits || allowsProposals;
});
export const showChanges = showPanel("changes", LABELS.whatChanged);

/** Opens and closes it. */
function showPanel(
  panel: NonNullable<ViewState["panel"]>,
  label: string,
  keys: readonly string[] = [],
  isFor: (state: TableState) => boolean = always,
): Action {
  return {
    id: `show-${panel}`,
    label,
    keys,
    isEnabled: (table) => table.state.get().isLoaded && isFor(table.state.get()),
    run: (table) =>
      table.view.get().panel === panel ? changeView(table, { panel: null }) : openPanel(table, { panel }),
  };
}
