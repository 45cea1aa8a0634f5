/** Cells that contradict the rows they belong with, each with what the other rows say, why, and how sure that is. */

import { defineRowDetector } from "../detector.ts";
import { type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
import { groupCount, groupMembers } from "../encoded/group-rows.ts";
import { differingWords, isGarbled, isShort, isTurned, isTypingError } from "../misspelling/is-misspelling.ts";
import { dropExplainedConflicts } from "./dependencies/drop-explained-conflicts.ts";
import { type BrokenPair, findBrokenPairs } from "./dependencies/find-broken-pairs.ts";
import { findDependencies } from "./dependencies/find-dependencies.ts";
import { type Vote, voteOn } from "./dependencies/vote.ts";

type Feature =
  | "share"
  | "ownShare"
  | "clear"
  | "strictness"
  | "agreeing"
  | "others"
  | "blank"
  | "typed"
  | "garbled"
  | "known"
  | "short"
  | "paired";
type Features = Readonly<Record<Feature, number>>;

export const dependencies = defineRowDetector<Feature>({
  name: "dependencies",
  about: "A cell that contradicts the rows it belongs with: equal values of another column go with another value here",
  source:
    "Huhtala et al. 1999, TANE: approximate functional dependencies; Rekatsinas et al. 2017, HoloClean: votes as evidence",
  // Names and numbers differ by one sign, a value in several cells was meant, and a blank may be one, too.
  rules: { "rows.agree": (kind) => (kind === "" ? "apply" : "propose"), "rows.fill": "drop" },
  features: {
    share: "share of the weight of all dependencies that is for the value",
    ownShare: "share that is for the value that is there",
    clear: "dependencies whose group has the value in nearly all other rows",
    strictness: "share of all rows in which the strictest of them holds",
    agreeing: "other rows of the clearest group that have the value",
    others: "other rows of that group",
    blank: "1 where the cell is blank",
    typed: "1 where the cell's rare value comes from the other one by a typing error, or by zeros that were lost",
    garbled: "1 where it is hard to read, but may be the other one",
    known: "1 where it is near the other one, and its class knows it as a value of its own",
    short: "1 where the words of such a value are too short to tell a typo from another word",
    paired: "1 where two columns name the same things, and so many rows go against it that no dependency is left",
  },
  *detect(columns) {
    const found = findDependencies(columns);
    for (const [index, column] of columns.entries()) {
      const votes = voteOn(column, found[index] ?? []);
      for (const vote of dropExplainedConflicts(votes, column, columns)) {
        const { row, winner, support } = vote;
        // That others have no data is no reason to take a value away.
        if (winner === NO_DATA || vote.share < AGREED) continue;
        const output = column.texts[winner] ?? "";
        const features = featuresOf(vote, column);
        const explain = () => explainVote(output, row, support, columns[support.column]);
        const rule = features.blank === 1 ? "rows.fill" : "rows.agree";
        yield { kind: "cell", column: index, row, output, rule, features, explain };
      }
    }
    for (const pair of findBrokenPairs(columns))
      for (const { row, group } of dissentingRows(pair, columns[pair.to])) {
        const output = columns[pair.to]?.texts[pair.winners[group] ?? NO_DATA] ?? "";
        const explain = () => `Most rows with the same ${columns[pair.from]?.title ?? ""} have "${shorten(output)}".`;
        const features = { ...UNPAIRED, strictness: pair.strength, paired: 1 };
        yield { kind: "cell", column: pair.to, row, output, rule: "rows.agree", features, explain };
      }
  },
  probability,
  isMany: ({ blank, known, clear, strictness, ownShare, share, others, paired }) =>
    paired === 1 ||
    (blank === 0 &&
      known === 0 &&
      clear >= 1 &&
      strictness >= USUAL &&
      share - ownShare >= 0.5 &&
      others >= MIN_OTHERS),
});

const UNPAIRED: Features = {
  ...{ share: 0, ownShare: 0, clear: 0, strictness: 0, agreeing: 0, others: 0 },
  ...{ blank: 0, typed: 0, garbled: 0, known: 0, short: 0, paired: 0 },
};

function* dissentingRows(
  { groups, winners }: BrokenPair,
  column?: EncodedColumn,
): Generator<{ readonly row: number; readonly group: number }> {
  for (let group = 0; group < groupCount(groups); group++)
    for (const row of groupMembers(groups, group)) {
      const code = column?.codes[row] ?? NO_DATA;
      if (code !== NO_DATA && code !== winners[group]) yield { row, group };
    }
}

/** Below this share the rows that belong together do not agree. */
const AGREED = 0.5;
/** Other rows that must agree before a blank cell is filled, or an unlike value doubted. At twice of it as much is found. */
const MIN_OTHERS = 3;
/** If more rows than these go their own way, one more that does is no surprise: at .9 half as many right values again are doubted. */
const STRICT = 0.95;
/** If fewer rows hold to it, nothing is asked, either. */
const USUAL = 0.9;
/** A value that stands in more cells than this, or in so large a share of the cells of the other, is no typo. */
const RARE = 5;
const RARE_SHARE = 0.05;

function featuresOf(vote: Vote, column: EncodedColumn): Features {
  const { share, ownShare, clear, strictness, support } = vote;
  const own = column.texts[column.codes[vote.row] ?? NO_DATA] ?? "";
  const output = column.texts[vote.winner] ?? "";
  const likeness = likenessOf(vote, own, column);
  const is = (fact: boolean): number => (fact ? 1 : 0);
  return {
    share,
    ownShare,
    clear,
    strictness,
    agreeing: support.agreeing,
    others: support.others,
    blank: is(own === ""),
    typed: is(likeness === "typed"),
    garbled: is(likeness === "garbled"),
    known: is(likeness === "known"),
    short: is(likeness !== undefined && isShort(output)),
    paired: 0,
  };
}

function explainVote(output: string, row: number, { agreeing, others }: Vote["support"], from?: EncodedColumn): string {
  const key = from?.texts[from.codes[row] ?? NO_DATA] ?? "";
  return `${agreeing} of ${others} other rows with ${from?.title ?? ""} "${shorten(key)}" have "${shorten(output)}".`;
}

/** How a value may have come from the one that the other rows have; undefined if it is simply another one. */
type Likeness = "typed" | "garbled" | "known";

function likenessOf(vote: Vote, own: string, column: EncodedColumn): Likeness | undefined {
  const output = column.texts[vote.winner] ?? "";
  if (!isRare(vote, column)) return undefined;
  const isNear = isGarbled(own, output) || isGarbled(own, column.written[vote.winner] ?? "");
  const isTyped = isTypingError(own, output) || hasLostZeros(own, output);
  if (!isNear && !isTyped) return undefined;
  // "Female child" is no slip of "Male child", however many rows say so.
  if (differingWords(own, output).some(([mine, theirs]) => isTurned(mine, theirs))) return undefined;
  if (column.knows(own)) return "known";
  return isTyped ? "typed" : "garbled";
}

/** Whether the zeros at the beginning are gone, as spreadsheets drop them from codes. */
function hasLostZeros(own: string, meant: string): boolean {
  return /^\d+$/.test(own) && meant.startsWith("0") && meant.replace(/^0+/, "") === own;
}

function isRare({ row, winner }: Vote, { codes, counts }: EncodedColumn): boolean {
  const own = counts[codes[row] ?? NO_DATA] ?? 0;
  return own <= Math.max(RARE, (counts[winner] ?? 0) * RARE_SHARE);
}

/** 0: nothing worth telling. */
function probability(features: Features): number {
  const { share, ownShare, clear, strictness, agreeing, others } = features;
  const lead = share - ownShare;
  const isAgreed = clear >= 1 && others >= MIN_OTHERS;
  if (features.blank === 1) return isAgreed && lead >= 0.9 ? 0.92 : isAgreed ? 0.7 : 0;
  if (features.known === 1) return clear >= 1 && strictness >= STRICT && ownShare === 0 ? 0.75 : 0;
  if (features.typed === 1 && agreeing >= MIN_OTHERS && lead >= 0.5) return 0.95;
  if (features.typed === 1 || features.garbled === 1) {
    if (features.short === 1) return lead >= 0.5 && clear >= 2 ? 0.96 : 0;
    return lead >= 0.5 && clear >= 1 ? 0.96 : 0.8;
  }
  const isDoubtful = clear >= 2 && strictness >= STRICT && ownShare === 0 && others >= MIN_OTHERS;
  return isDoubtful ? 0.55 + 0.1 * Math.min(3, clear - 1) : 0;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
