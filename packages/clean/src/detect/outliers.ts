/**
 * Numbers so far above all others, or below them, that the others make none of that size likely. Large values come in
 * many columns by nature (incomes, towns): how steeply the largest of the others fall says how far the next may lie.
 */
import { defineNumberDetector } from "../detector.ts";
import { numberAt } from "../encoded/number-column.ts";
import { countUpTo, findQuantile, sortNumbers } from "../encoded/sort-numbers.ts";

/** Positive numbers, and different ones among them, without which nothing is known of the others: few are codes. */
const MIN_NUMBERS = 20;
const MIN_DIFFERENT = 8;
/** The number of largest other values that predict the next one. */
const TAIL = 20;
/** At most this share of the numbers may be outliers; two always may. */
const MAX_SHARE = 0.02;
const FEW = 2;
/** Small numbers are far only from others that are all of one size: in most columns they come by nature. */
const MAX_SPREAD = 10;
/** How many times as large as the next one. Powers of ten are the errors that are made. Measured: at 2 twice as many right values are flagged. */
const MIN_GAP = 3;
/** What is larger yet is no slip of a decimal point: something of another kind, such as one film among pages. */
const MAX_GAP = 1000;
/** This share of columns without an error has a gap as wide: there are many columns, and few errors. */
const CHANCE = 1e-5;
/** A number above so large a share of its column is among the largest. */
const LARGE = 0.98;
/** A row is of something large if such a share of its other numbers are among the largest: one of many is so by chance. */
const MAX_BESIDE = 0.3;
/** Less than a change needs: nobody knows what is meant. */
const PROBABILITY = 0.7;

type Feature = "numbers" | "different" | "gap" | "chance" | "beside";

export const outliers = defineNumberDetector<Feature>({
  name: "outliers",
  about: "A number that is several times as large, or as small, as all others, where these fall steeply",
  source: "Hill 1975, A simple general approach to inference about the tail of a distribution",
  rules: { "numbers.far": "propose" },
  features: {
    numbers: "cells of the column that hold a number above zero",
    different: "different ones among the others, counted up to a few",
    gap: "how many times as large the lowest outlier is as the largest other number",
    chance: "how often the others would have so wide a gap above them",
    beside: "share of the other numbers of the row that are among the largest of their columns",
  },
  *detect(columns) {
    const sorted = columns.map((column) => (column.kind === "day" ? undefined : sortNumbers(column)));
    for (const { sizeOf, describe, turn, maxSpread } of ENDS) {
      const tails = sorted.map((numbers) => (numbers === undefined ? undefined : describeTail(turn(numbers))));
      for (const [index, column] of columns.entries()) {
        const gap = tails[index]?.gap;
        if (gap === undefined || gap.spread > maxSpread) continue;
        const explain = () => describe(formatTimes(gap.gap), gap.others);
        for (let row = 0; row < column.codes.length; row++) {
          if (!(sizeOf(numberAt(column, row)) > gap.above)) continue;
          const others = columns.flatMap((other, at) => {
            const size = at === index || tails[at] === undefined ? Number.NaN : sizeOf(numberAt(other, row));
            return Number.isNaN(size) ? [] : [size > (tails[at]?.large ?? Number.POSITIVE_INFINITY)];
          });
          const features = {
            numbers: gap.others + gap.outliers,
            different: gap.different,
            gap: gap.gap,
            chance: gap.chance,
            beside: others.filter((isLarge) => isLarge).length / Math.max(1, others.length),
          };
          yield { kind: "cell", column: index, row, output: null, rule: "numbers.far", features, explain };
        }
      }
    }
  },
  probability: ({ numbers, different, gap, chance, beside }) =>
    numbers >= MIN_NUMBERS &&
    different >= MIN_DIFFERENT &&
    gap >= MIN_GAP &&
    gap <= MAX_GAP &&
    chance <= CHANCE &&
    beside <= MAX_BESIDE
      ? PROBABILITY
      : 0,
});

/** An end of a column: there its numbers, or their reciprocals, are the largest. */
interface End {
  readonly sizeOf: (number: number) => number;
  /** The sizes of sorted numbers, sorted. */
  readonly turn: (sorted: Float64Array) => Float64Array;
  readonly describe: (times: string, others: number) => string;
  /** How many times as large as the smallest the largest of the others may be. */
  readonly maxSpread: number;
}

const ENDS: readonly End[] = [
  {
    sizeOf: (number) => number,
    turn: (sorted) => sorted,
    describe: (times, others) => `${times} times as large as the largest of the other ${others} numbers.`,
    maxSpread: Number.POSITIVE_INFINITY,
  },
  {
    sizeOf: (number) => (number > 0 ? 1 / number : Number.NaN),
    turn: (sorted) =>
      sorted
        .slice(countUpTo(sorted, 0))
        .map((number) => 1 / number)
        .reverse(),
    describe: (times, others) => `The smallest of the other ${others} numbers is ${times} times as large.`,
    maxSpread: MAX_SPREAD,
  },
];

interface Gap {
  /** The largest number that is no outlier. */
  readonly above: number;
  readonly outliers: number;
  readonly others: number;
  readonly different: number;
  readonly gap: number;
  readonly chance: number;
  /** How many times as large as the smallest of the others their largest is. */
  readonly spread: number;
}

interface Tail {
  /** What most numbers of the column do not exceed. */
  readonly large: number;
  readonly gap: Gap | undefined;
}

function describeTail(sorted: Float64Array): Tail {
  const large = sorted.length < MIN_NUMBERS ? Number.POSITIVE_INFINITY : findQuantile(sorted, LARGE);
  return { large, gap: findGap(sorted) };
}

/** The lowest gap that is wide enough and no chance, so that outliers do not hide each other. */
function findGap(sorted: Float64Array): Gap | undefined {
  const largest = (place: number): number => sorted[sorted.length - 1 - place] ?? 0;
  const positive = sorted.length - countUpTo(sorted, 0);
  if (positive < MIN_NUMBERS) return undefined;
  let found: Gap | undefined;
  for (let count = 1; count <= Math.max(FEW, MAX_SHARE * positive); count++) {
    const gap = largest(count - 1) / largest(count);
    if (!(gap >= MIN_GAP)) continue;
    const tail = sorted.subarray(sorted.length - count - tailLength(positive - count), sorted.length - count);
    const chance = gap ** (-count * steepnessOf(tail));
    if (chance > CHANCE) continue;
    const others = positive - count;
    const different = countDifferent(sorted.subarray(0, sorted.length - count));
    const spread = largest(count) / (sorted[sorted.length - positive] ?? 0);
    found = { above: largest(count), outliers: count, others, different, gap, chance, spread };
  }
  return found;
}

function tailLength(others: number): number {
  return Math.min(TAIL, others >> 1) + 1;
}

/** Hill's estimate: the larger, the more seldom is a number twice as large as another. */
function steepnessOf(tail: Float64Array): number {
  const lowest = tail[0] ?? 1;
  let sum = 0;
  for (const number of tail) sum += Math.log(number / lowest);
  return sum === 0 ? Number.MAX_VALUE : (tail.length - 1) / sum;
}

/** From the largest on, as far as it matters. */
function countDifferent(sorted: Float64Array): number {
  let count = 0;
  for (let place = sorted.length - 1; place >= 0 && count < MIN_DIFFERENT; place--)
    if (sorted[place] !== sorted[place + 1]) count++;
  return count;
}

function formatTimes(times: number): string {
  return times < 10 ? times.toFixed(1) : Math.floor(times).toLocaleString("en");
}
