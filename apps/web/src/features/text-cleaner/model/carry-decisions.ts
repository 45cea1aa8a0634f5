/** Decisions outlive a change of the input: those of the lines before it stay, those after it move along. */
import type { Decision, Decisions } from "./decision.ts";

export function carryDecisions(before: readonly string[], after: readonly string[], decisions: Decisions): Decisions {
  if (decisions.size === 0) return decisions;
  const head = countEqual(before, after, (lines, index) => lines[index]);
  const fromEnd = (lines: readonly string[], index: number) => lines[lines.length - 1 - index];
  const tail = Math.min(countEqual(before, after, fromEnd), Math.min(before.length, after.length) - head);
  const shift = after.length - before.length;
  const carried = new Map<number, Decision>();
  for (const [line, decision] of decisions) {
    // Written in the format of its time; the choice itself is not.
    const kept = { ...decision, retried: null };
    if (line < head) carried.set(line, kept);
    else if (line >= before.length - tail) carried.set(line + shift, kept);
  }
  return carried;
}

function countEqual(
  before: readonly string[],
  after: readonly string[],
  at: (lines: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && at(before, count) === at(after, count)) count++;
  return count;
}
