import { LABELS } from "@limpid/contract";
import { changeView } from "../data/job.ts";
import type { JobState } from "../model/job-state.ts";
import type { ViewState } from "../model/view-state.ts";
import { type Action, always } from "./action.ts";
import { openPanel } from "./open-panel.ts";

export const showReview = showPanel("review", LABELS.review, ["r", "F9"]);
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
  isFor: (state: JobState) => boolean = always,
): Action {
  return {
    id: `show-${panel}`,
    label,
    keys,
    isEnabled: (job) => job.state.get().isLoaded && isFor(job.state.get()),
    run: (job) => (job.view.get().panel === panel ? changeView(job, { panel: null }) : openPanel(job, { panel })),
  };
}
