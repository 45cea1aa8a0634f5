import { LABELS } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { changeView, isReviewing, type Job } from "../data/job.ts";
import { shownIssues } from "../data/use-issues.ts";
import { nextIndex } from "../model/issues.ts";
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
  if (isReviewing(job) && !isLeft) goToIssue(job, 1);
  else job.grid.current?.focus();
}

function endReview(job: Job): void {
  changeView(job, { reviewed: null });
  postMessage(LABELS.issues(0));
  job.grid.current?.focus();
}

function goToIssue(job: Job, direction: 1 | -1): void {
  const issues = shownIssues(job);
  const index = nextIndex(issues, job.view.get().active, direction);
  const place = index === null ? undefined : issues[index];
  if (index === null || place === undefined) endReview(job);
  else {
    goToPlace(job, place, LABELS.showingIssue(index + 1, issues.length));
    changeView(job, { reviewed: place });
  }
}
