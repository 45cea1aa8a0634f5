import { LABELS } from "@limpid/contract";
import { changeView } from "../data/job.ts";
import type { ViewState } from "../model/view-state.ts";
import type { Action } from "./action.ts";
import { openPanel } from "./open-panel.ts";

export const showReview = showPanel("review", LABELS.review, ["r"]);
export const showEdits = showPanel("edits", LABELS.myEdits);
export const showChanges = showPanel("changes", LABELS.whatChanged);

/** Opens and closes it. */
function showPanel(panel: NonNullable<ViewState["panel"]>, label: string, keys: readonly string[] = []): Action {
  return {
    id: `show-${panel}`,
    label,
    keys,
    isEnabled: (job) => job.state.get().isLoaded,
    run: (job) => (job.view.get().panel === panel ? changeView(job, { panel: null }) : openPanel(job, { panel })),
  };
}
