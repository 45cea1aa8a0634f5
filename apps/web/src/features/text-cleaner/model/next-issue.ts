/** The open line after, or before, another one; from the last it goes on at the first. */
import type { LineView } from "./line-view.ts";

export function nextIssue(views: readonly LineView[], from: number, step: 1 | -1): number | null {
  for (let distance = 1; distance <= views.length; distance++) {
    const line = (from + step * distance + views.length * 2) % views.length;
    if (views[line]?.isResolved === false) return line;
  }
  return null;
}
