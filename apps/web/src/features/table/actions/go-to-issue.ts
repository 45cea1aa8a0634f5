import { LABELS } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { changeView, isReviewing, type TableSession } from "../data/table-session.ts";
import { issuesSentence, shownIssues } from "../data/use-issues.ts";
import { nextIndex } from "../model/issues.ts";
import { onTour, planTour } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";
import { goToPlace } from "./go-to-place.ts";

export const nextIssue: Action = {
  id: "next-issue",
  label: LABELS.nextIssue,
  keys: ["F8"],
  isEnabled: hasIssues,
  run: (table) => goToIssue(table, 1),
};

export const previousIssue: Action = {
  id: "previous-issue",
  label: "Previous issue",
  keys: ["Shift+F8"],
  isEnabled: hasIssues,
  run: (table) => goToIssue(table, -1),
};

function hasIssues(table: TableSession): boolean {
  return shownIssues(table).length > 0;
}

/** Goes to the next issue after a decision during a review; otherwise the focus stays on the cell. */
export function goOn(table: TableSession): void {
  const { row, column } = table.view.get().active;
  const isLeft = shownIssues(table).some((issue) => issue.row === row && issue.column === column);
  if (isReviewing(table) && !isLeft) goToIssue(table, 1, true);
  else table.grid.current?.focus();
}

function endReview(table: TableSession, message: string): void {
  changeView(table, { reviewed: null });
  postMessage(message);
  table.grid.current?.focus();
}

/** Issues of the rows shown come first, in their order. Only the action for the next issue leads to other rows. */
function goToIssue(table: TableSession, direction: 1 | -1, isGoingOn = false): void {
  const { rows } = table.rows.get();
  const tour = planTour(rows, shownIssues(table));
  const isElsewhere = tour.order !== rows && tour.places.length > 0;
  if (isElsewhere && isGoingOn) {
    endReview(table, LABELS.noIssueShown);
    return;
  }
  const index = nextIndex(tour.places, onTour(tour, table.view.get().active), direction);
  const place = index === null ? undefined : tour.places[index]?.place;
  if (index === null || place === undefined) endReview(table, issuesSentence(table));
  else {
    goToPlace(table, place, LABELS.showingIssue(index + 1, tour.places.length));
    changeView(table, { reviewed: place });
  }
}
