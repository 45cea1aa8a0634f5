import { LABELS } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { changeView, isReviewing, type Job } from "../data/job.ts";
import { shownIssues } from "../data/use-issues.ts";
import { nextIndex } from "../model/issues.ts";
import { onTour, tourOf } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

export const nextIssue: Action = {
  id: "next-issue",
  label: LABELS.nextIssue,
  keys: ["F8"],
  isEnabled: hasIssues,
  run: (job) => goToIssue(job, 1),
};

export const previousIssue: Action = {
  id: "previous-issue",
  label: "Previous issue",
  keys: ["Shift+F8"],
  isEnabled: hasIssues,
  run: (job) => goToIssue(job, -1),
};

function hasIssues(job: Job): boolean {
  return shownIssues(job).length > 0;
}

/** After a decision: on to the next issue for those who review; the focus stays on the cell for all others. */
export function goOn(job: Job): void {
  const { row, column } = job.view.get().active;
  const isLeft = shownIssues(job).some((issue) => issue.row === row && issue.column === column);
  if (isReviewing(job) && !isLeft) goToIssue(job, 1, true);
  else job.grid.current?.focus();
}

function endReview(job: Job, message: string): void {
  changeView(job, { reviewed: null });
  postMessage(message);
  job.grid.current?.focus();
}

/** Those of the rows shown come first, in their order. Only who asks for the next one is led to other rows. */
function goToIssue(job: Job, direction: 1 | -1, isGoingOn = false): void {
  const { rows } = job.rows.get();
  const tour = tourOf(rows, shownIssues(job));
  const isElsewhere = tour.order !== rows && tour.places.length > 0;
  if (isElsewhere && isGoingOn) {
    endReview(job, LABELS.noIssueShown);
    return;
  }
  const index = nextIndex(tour.places, onTour(tour, job.view.get().active), direction);
  const place = index === null ? undefined : tour.places[index]?.place;
  if (index === null || place === undefined) endReview(job, LABELS.issues(0));
  else {
    goToPlace(job, place, LABELS.showingIssue(index + 1, tour.places.length));
    changeView(job, { reviewed: place });
  }
}
