/**
 * The difference of two texts, as runs: what both share, what went, what came. Long ones differ by words. Short ones, of
 * which shared letters would say little, differ as a whole, unless nothing does but what nobody sees.
 */

export interface DiffRun {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

const LONG_FROM = 40;
/** Texts of more parts are shown as replaced whole: the table of the comparison grows with both lengths. */
const MAX_PARTS = 400;

const UNSEEN = /[\s\p{Cf}]+/gu;
const WORDS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu;

/** Too long for two of them to be read beside each other. */
export const isLong = (one: string, other: string): boolean => Math.max(one.length, other.length) >= LONG_FROM;

export function diffText(before: string, after: string): readonly DiffRun[] {
  if (before.replaceAll(UNSEEN, "") === after.replaceAll(UNSEEN, "")) return diffParts([...before], [...after]);
  if (!isLong(before, after)) return replaced(before, after);
  return diffParts(before.match(WORDS) ?? [], after.match(WORDS) ?? []);
}

function diffParts(one: readonly string[], other: readonly string[]): readonly DiffRun[] {
  if (Math.max(one.length, other.length) > MAX_PARTS) return replaced(one.join(""), other.join(""));
  const lengths = commonLengths(one, other);
  const runs: DiffRun[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    if (i < one.length && one[i] === other[j]) {
      push(runs, "same", one[i]);
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))) {
      push(runs, "removed", one[i]);
      i += 1;
    } else {
      push(runs, "added", other[j]);
      j += 1;
    }
  }
  return runs;
}

function replaced(before: string, after: string): readonly DiffRun[] {
  if (before === after) return [{ kind: "same", text: before }];
  const runs: readonly DiffRun[] = [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return runs.filter(({ text }) => text !== "");
}

/** Length of the longest common subsequence of the rests from `i` and from `j`. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as Uint16Array;
      row[j] =
        one[i] === other[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

const lengthAt = (lengths: readonly Uint16Array[], i: number, j: number): number => lengths[i]?.[j] ?? 0;

function push(runs: DiffRun[], kind: DiffRun["kind"], text: string | undefined): void {
  const last = runs.at(-1);
  if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
  else runs.push({ kind, text: text ?? "" });
}
