/** Opens a panel to the left of the grid; where there is no room for two drawers, the details make way. */
import { changeView, type Job } from "../data/job.ts";
import type { ViewState } from "../model/view-state.ts";

const ROOM_FOR_TWO = "(min-width: 1100px)";

export function openPanel(job: Job, panel: Pick<ViewState, "panel"> & Partial<Pick<ViewState, "profiled">>): void {
  const { hasDetails } = job.view.get();
  changeView(job, { ...panel, hasDetails: hasDetails && window.matchMedia(ROOM_FOR_TWO).matches });
}
