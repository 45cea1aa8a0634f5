import { LABELS } from "@limpid/contract";
import type { Job } from "../data/job.ts";
import { shownIssues } from "../data/use-issues.ts";
import { nextIndex } from "../model/issues.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

export const nextIssue: Action = {
  id: "next-issue",
  label: LABELS.nextIssue,
  keys: ["n", "F8"],
  isEnabled: hasIssues,
  run: (job) => goToIssue(job, 1),
};

export const previousIssue: Action = {
  id: "previous-issue",
  label: "Previous issue",
  keys: ["p", "Shift+F8"],
  isEnabled: hasIssues,
  run: (job) => goToIssue(job, -1),
};

function hasIssues(job: Job): boolean {
  return shownIssues(job).length > 0;
}

function goToIssue(job: Job, direction: 1 | -1): void {
  const issues = shownIssues(job);
  const index = nextIndex(issues, job.view.get().active, direction);
  const place = index === null ? undefined : issues[index];
  if (index !== null && place !== undefined) goToPlace(job, place, LABELS.showingIssue(index + 1, issues.length));
}
