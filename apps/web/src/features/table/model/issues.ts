/** Which cells are issues (specification §5), and going from one to the next. */
import type { CellReply, IssuesReply } from "@limpid/contract";
import { COMPUTED_RULE } from "@limpid/edits";
import type { Position } from "../../../ui/grid/position.ts";

export type IssueKind = "not_clean" | "invalid_data" | "missing_data";
export type IssueFilters = Readonly<Record<IssueKind, boolean>>;
export type Issue = IssuesReply["issues"][number];

/** The value before the server has reported any issues. */
export const NO_ISSUES: IssuesReply = {
  counts: { not_clean: 0, invalid_data: 0, missing_data: 0 },
  mean_prob: null,
  columns: [],
  issues: [],
  truncated: false,
};

export const ISSUE_KINDS: readonly IssueKind[] = ["not_clean", "invalid_data", "missing_data"];
export const FIRST_FILTERS: IssueFilters = { not_clean: true, invalid_data: false, missing_data: false };

export function findIssue(cell: CellReply, row: number, column: number): Issue | null {
  const isFine = cell.is_clean && cell.is_valid && cell.has_data;
  // What follows from another cell is no issue of its own.
  if (isFine || cell.rule === COMPUTED_RULE) return null;
  return { row, column, not_clean: !cell.is_clean, invalid_data: !cell.is_valid, missing_data: !cell.has_data };
}

export function filterIssues(issues: readonly Issue[], filters: IssueFilters): readonly Issue[] {
  return issues.filter((issue) => ISSUE_KINDS.some((kind) => filters[kind] && issue[kind]));
}

export function countIssues(issues: readonly Issue[]): Readonly<Record<IssueKind, number>> {
  const count = (kind: IssueKind): number => issues.reduce((sum, issue) => sum + Number(issue[kind]), 0);
  return { not_clean: count("not_clean"), invalid_data: count("invalid_data"), missing_data: count("missing_data") };
}

/** The kinds of which the server's list does not hold all. */
export function cutKinds({ truncated, issues, counts }: IssuesReply): readonly IssueKind[] {
  if (!truncated) return [];
  const listed = countIssues(issues);
  return ISSUE_KINDS.filter((kind) => listed[kind] < counts[kind]);
}

/** Issues of pages that are not here come from the server; those that are here know the edits too. */
export function mergeIssues(
  here: readonly Issue[],
  fromServer: readonly Issue[],
  isHere: (row: number) => boolean,
): readonly Issue[] {
  return [...here, ...fromServer.filter(({ row }) => !isHere(row))].sort(inReadingOrder);
}

/**
 * Index of the next place after (1) or before (-1) the active cell, in reading order and round the ends. `places` are
 * in reading order; null when there are none.
 */
export function nextIndex(places: readonly Position[], from: Position, direction: 1 | -1): number | null {
  if (places.length === 0) return null;
  if (direction === 1) {
    const after = places.findIndex((place) => inReadingOrder(place, from) > 0);
    return Math.max(0, after);
  }
  const before = places.findLastIndex((place) => inReadingOrder(place, from) < 0);
  return before < 0 ? places.length - 1 : before;
}

function inReadingOrder(one: Position, other: Position): number {
  return one.row - other.row || one.column - other.column;
}
