/** Cells that contradict the rows they belong with, each with what the other rows say, why, and how sure that is. */

import { type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
import { isScrawl, isShort, isTypingError } from "../misspelling/is-misspelling.ts";
import { findConflictingSources } from "./conflicting-sources.ts";
import { dropExplainedConflicts } from "./dependencies/drop-explained-conflicts.ts";
import { type Dependency, findDependencies } from "./dependencies/find-dependencies.ts";
import { type Vote, voteOn } from "./dependencies/vote.ts";
import type { Finding, RowFindings } from "./finding.ts";
import { findMisfielded } from "./misfielded.ts";
import { findSwappedFields } from "./swapped-fields.ts";

/** For each column the repairs of its cells. */
export function proposeRepairs(columns: readonly EncodedColumn[]): readonly RowFindings[] {
  const dependencies = findDependencies(columns);
  const spills = findMisfielded(columns);
  const swaps = findSwappedFields(columns);
  const sources = findConflictingSources(columns);
  return columns.map((column, index) => {
    const agreed = repairColumn(column, dependencies[index] ?? [], columns);
    return surest([swaps[index], spills[index], sources[index], agreed]);
  });
}

/** Of several repairs of a row the surest, of equally sure ones the first. */
function surest(proposals: readonly (RowFindings | undefined)[]): RowFindings {
  const repairs = new Map<number, Finding>();
  for (const [row, repair] of proposals.flatMap((of) => [...(of ?? [])]))
    if (repair.prob > (repairs.get(row)?.prob ?? 0)) repairs.set(row, repair);
  return repairs;
}

function repairColumn(
  column: EncodedColumn,
  dependencies: readonly Dependency[],
  columns: readonly EncodedColumn[],
): RowFindings {
  const repairs = new Map<number, Finding>();
  for (const vote of dropExplainedConflicts(voteOn(column, dependencies), column, columns)) {
    const repair = repairOf(vote, column, columns);
    if (repair !== undefined) repairs.set(vote.row, repair);
  }
  return repairs;
}

/** Below this share the rows that belong together do not agree. */
const AGREED = 0.5;
/** Other rows that must agree before a blank cell is filled, or an unlike value doubted. */
const LEAST_OTHERS = 3;
/** Where more rows than these go their own way, one more that does is no wonder. */
const STRICT = 0.95;
/** A value that stands in more cells than this, or in so large a share of the cells of the other, is no typo. */
const RARE = 5;
const RARE_SHARE = 0.05;

function repairOf(vote: Vote, column: EncodedColumn, columns: readonly EncodedColumn[]): Finding | undefined {
  const { row, winner, share, witness } = vote;
  // That others have no data is no reason to take a value away.
  if (winner === NO_DATA || share < AGREED) return undefined;
  const output = column.texts[winner] ?? "";
  const own = column.texts[column.codes[row] ?? NO_DATA] ?? "";
  const prob = sureness(vote, { own, output, likeness: likenessOf(vote, own, column) });
  if (prob === 0) return undefined;
  const from = columns[witness.column];
  const key = from?.texts[from.codes[row] ?? NO_DATA] ?? "";
  const msg = `${witness.agreeing} of ${witness.others} other rows with ${from?.title ?? ""} "${shorten(key)}" say "${shorten(output)}".`;
  return { output, prob, msg, rule: own === "" ? "rows.fill" : "rows.agree" };
}

/** How a value may have come from the one that others stand for; undefined where it is simply another one. */
type Likeness = "typed" | "scrawled" | "known";

function likenessOf(vote: Vote, own: string, column: EncodedColumn): Likeness | undefined {
  const output = column.texts[vote.winner] ?? "";
  if (!isRare(vote, column)) return undefined;
  const isNear = isScrawl(own, output) || isScrawl(own, column.written[vote.winner] ?? "");
  const isTyped = isTypingError(own, output) || hasLostZeros(own, output);
  if (!isNear && !isTyped) return undefined;
  if (column.knows(own)) return "known";
  return isTyped ? "typed" : "scrawled";
}

/** As spreadsheets do it to codes. */
function hasLostZeros(own: string, meant: string): boolean {
  return /^\d+$/.test(own) && meant.startsWith("0") && meant.replace(/^0+/, "") === own;
}

function isRare({ row, winner }: Vote, { codes, counts }: EncodedColumn): boolean {
  const own = counts[codes[row] ?? NO_DATA] ?? 0;
  return own <= Math.max(RARE, (counts[winner] ?? 0) * RARE_SHARE);
}

interface Change {
  readonly own: string;
  readonly output: string;
  readonly likeness: Likeness | undefined;
}

/** 0: nothing worth telling. */
function sureness({ share, ownShare, clear, strictness, witness }: Vote, { own, output, likeness }: Change): number {
  const lead = share - ownShare;
  const isAgreed = clear >= 1 && witness.others >= LEAST_OTHERS;
  if (own === "") return isAgreed && lead >= 0.9 ? 0.92 : isAgreed ? 0.7 : 0;
  if (likeness === "known") return clear >= 1 && strictness >= STRICT && ownShare === 0 ? 0.75 : 0;
  if (likeness === "typed" && witness.agreeing >= LEAST_OTHERS && lead >= 0.5) return 0.95;
  if (likeness !== undefined) {
    const needed = isShort(output) ? 2 : 1;
    return lead >= 0.5 && clear >= needed ? 0.96 : 0.8;
  }
  const isDoubtful = clear >= 2 && strictness >= STRICT && ownShare === 0 && witness.others >= LEAST_OTHERS;
  return isDoubtful ? 0.55 + 0.1 * Math.min(3, clear - 1) : 0;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
