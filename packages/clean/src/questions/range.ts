/** Numbers that hardly fit the others: unlike a nearly constant column, below zero, far outside a column that is not skewed. */
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import { groupBy } from "./group-by.ts";
import type { Finding, QuestionKindDefinition } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";

const MIN_NUMBERS = 30;
/** This share of one number makes a column nearly constant. */
const CONSTANT = 0.9;
/** Quartile distances from the median. */
const FAR = 6;
/** How much longer one side of the middle half may be. */
const SKEWED = 2;
/** If a larger share lies outside, it is the column's own. */
const MAX_FAR = 0.1;
/** Hardly any number lies so near to zero, as a share of the median: below it there is no room for signs. */
const MIN_DISTANCE = 0.2;
/** Without the sign, this share of the numbers below zero lies among the others. */
const MIRRORED = 0.9;
/** One negative number that comes again and again is a code. */
const MIN_NEGATIVE = 2;
/** Different numbers below zero whose spread says whether they are the others with a sign. */
const MIN_SPREAD = 8;
/** Kolmogorov and Smirnov's distance between the two, times the root of their size: larger ones come in two of five samples of one. */
const SAME_SPREAD = 0.9;
/** A group of numbers lies apart that is so many times as large, and farther away than either group is wide. */
const MIN_GAP = 8;
/** Different numbers in the smaller group, whose spread would hardly be one of chance. */
const MIN_GROUP = 10;
const MAX_GROUP = 0.45;
/** If more are below zero, negative numbers are likely to be meant, and beyond the other share they are. */
const MAX_ASKED = 0.2;
const MAX_NEGATIVE = 0.45;
/** Other numbers without which the column shows no spread. */
const MIN_DIFFERENT = 10;
/** Nobody writes brackets by a slip. */
const MINUS = /^[-−]\s*/;

export const range: QuestionKindDefinition = {
  kind: "range",
  title: "Unlikely numbers",
  about: "Numbers that are impossible or far from all others of a column that is not skewed",
  seconds: 5,
  find(column) {
    const numbers = numbersIn(column);
    const cells = countCells(numbers);
    if (cells < MIN_NUMBERS || cells < column.cells / 2) return [];
    return [
      negativeNumbers(numbers, cells),
      impossibleSizes(column, numbers, cells),
      outsideOfTitle(column, numbers, cells),
      repeatedBeyond(numbers, cells),
      numbersApart(numbers, cells),
      unlikeConstant(numbers, cells),
      farNumbers(numbers, cells),
    ];
  },
  ask(found, { title }) {
    const values = found.flatMap((one) => one.values);
    const cells = sumCells(values);
    const named = values.slice(0, 3).map(({ raw }) => raw);
    const titled = found.every(({ family }) => family === TITLED) ? boundsIn(title) : undefined;
    const areNegative = found.every(({ family }) => family.startsWith("range negative"));
    const have = wordCount(cells, "number is", "numbers are");
    const unlike =
      titled === undefined ? "unlike the others" : `not between ${titled.low} and ${titled.high}, as the title says`;
    return {
      message: `${have} ${areNegative ? "negative, unlike the others" : unlike}: ${named.join(", ")}.`,
      options: [
        ...(areNegative ? [{ id: "accept", label: "Remove the minus sign", loses: "the sign" } as const] : []),
        { id: "no_data", label: "Treat as no data", loses: "these numbers" },
      ],
      recommended: "leave",
    };
  },
};

interface SeenNumber {
  readonly value: SeenValue;
  readonly number: number;
}

function numbersIn({ quiet, entity }: ReviewedColumn): readonly SeenNumber[] {
  if (entity.role !== "number") return [];
  return quiet.flatMap((value) => {
    const match = /^([-−]?\d+(?:\.\d+)?)(?:\s*[\p{L}%°/²³]+)?$/u.exec(
      value.outcome.kind === "ok" ? value.outcome.output : (value.output ?? ""),
    );
    return match === null ? [] : [{ value, number: Number((match[1] ?? "").replace("−", "-")) }];
  });
}

function negativeNumbers(numbers: readonly SeenNumber[], cells: number): Finding {
  const negative = numbers.filter(({ number, value }) => number < 0 && MINUS.test(value.raw.trim()));
  const positive = numbers.filter(({ number }) => number > 0);
  const count = countCells(negative);
  const isSeveral = new Set(negative.map(({ number }) => number)).size >= MIN_NEGATIVE;
  const isRare = isSeveral && count <= MAX_NEGATIVE * cells && countCells(positive) >= MIN_NUMBERS;
  const areFar = isRare && areMirrored(negative, positive);
  const values = areFar || (isRare && haveSameSpread(negative, positive)) ? negative : [];
  const isOften = count > MAX_ASKED * cells;
  return {
    family: isOften ? "range negative often" : areFar ? "range negative" : "range negative spread",
    ...(isOften ? { rule: "numbers.sign" } : {}),
    values: values.map(({ value: { raw, cells: own } }) => ({
      raw,
      cells: own,
      proposed: raw.trim().replace(MINUS, ""),
    })),
  };
}

/** Sizes of things: nothing weighs less than nothing. */
const SIZES: ReadonlySet<string> = new Set(["area", "length", "mass", "volume"]);
/** If more are below zero, or are zero, the column holds differences, or much that is not there. */
const MAX_IMPOSSIBLE = 0.05;
const MAX_ZEROS = 0.01;
const FEW = 2;
/** The smallest of the others is so large a share of the median: where sizes go down to nothing, zero is one of them. */
const MIN_SIZE = 0.05;
/** Everything has a weight: it is no rounded zero, either, where the lightest is so many of the smallest steps. */
const MIN_STEPS = 5;

function impossibleSizes({ entity }: ReviewedColumn, numbers: readonly SeenNumber[], cells: number): Finding {
  const none = { family: "range impossible", values: [] };
  const positive = numbers.filter(({ number }) => number > 0);
  if (!SIZES.has(entity.id) || countCells(positive) < MIN_NUMBERS) return none;
  const few = (impossible: readonly SeenNumber[], share: number) =>
    countCells(impossible) <= Math.max(FEW, share * cells) ? impossible : [];
  const weighed = weigh(positive);
  const smallest = weighed.sorted[0]?.number ?? 0;
  const isNoRounding = entity.id === "mass" && smallest >= MIN_STEPS * stepOf(numbers);
  const isFarFromZero = isNoRounding || smallest >= MIN_SIZE * quantile(weighed, 0.5);
  const negative = few(
    numbers.filter(({ number, value }) => number < 0 && MINUS.test(value.raw.trim())),
    MAX_IMPOSSIBLE,
  );
  const zeros = few(
    numbers.filter(({ number }) => number === 0),
    MAX_ZEROS,
  );
  return { ...none, values: [...negative, ...(isFarFromZero ? zeros : [])].map(toAsked) };
}

/** The smallest difference that the numbers are written with. */
function stepOf(numbers: readonly SeenNumber[]): number {
  let decimals = 0;
  for (const { number } of numbers) decimals = Math.max(decimals, String(number).split(".")[1]?.length ?? 0);
  return 10 ** -decimals;
}

const TITLED = "range titled";
/** A scale in brackets at the end of a title: "Satisfaction (1-7)". */
const SCALE = /[([](?:[^\d()[\]]*\s)?(-?\d{1,3})\s*(?:-|–|to|bis|à|a)\s*(\d{1,3})[)\]]\s*$/iu;
/** This share of the numbers shows that the brackets hold their bounds. */
const WITHIN = 0.9;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

function boundsIn(title: string): Bounds | undefined {
  const [low = 0, high = 0] = SCALE.exec(title)?.slice(1).map(Number) ?? [];
  return low < high ? { low, high } : undefined;
}

function outsideOfTitle({ title }: ReviewedColumn, numbers: readonly SeenNumber[], cells: number): Finding {
  const bounds = boundsIn(title);
  const outside =
    bounds === undefined ? [] : numbers.filter(({ number }) => number < bounds.low || number > bounds.high);
  return { family: TITLED, values: countCells(outside) <= (1 - WITHIN) * cells ? outside.map(toAsked) : [] };
}

/** Without their signs nearly all negative numbers lie among the others, far from zero: a sign that slipped in. */
function areMirrored(negative: readonly SeenNumber[], positive: readonly SeenNumber[]): boolean {
  const weighed = weigh(positive);
  const [least, middle, most] = [quantile(weighed, 0.02), quantile(weighed, 0.5), quantile(weighed, 0.98)];
  const within = negative.filter(({ number }) => -number >= least && -number <= most);
  return least >= MIN_DISTANCE * middle && countCells(within) >= MIRRORED * countCells(negative);
}

/** Whether numbers below zero are spread as those above it are, as none are that are negative by nature. */
function haveSameSpread(negative: readonly SeenNumber[], positive: readonly SeenNumber[]): boolean {
  if (new Set(negative.map(({ number }) => number)).size < MIN_SPREAD) return false;
  const [own, other] = [countCells(negative), countCells(positive)];
  const all = [
    ...negative.map(({ number, value }) => ({ size: -number, below: value.cells / own, above: 0 })),
    ...positive.map(({ number, value }) => ({ size: number, below: 0, above: value.cells / other })),
  ].sort((one, another) => one.size - another.size);
  let [distance, below, above] = [0, 0, 0];
  for (const [place, one] of all.entries()) {
    below += one.below;
    above += one.above;
    if (one.size !== all[place + 1]?.size) distance = Math.max(distance, Math.abs(below - above));
  }
  return distance * Math.sqrt((own * other) / (own + other)) <= SAME_SPREAD;
}

/** A group of numbers many times as large, or small, as all others: another unit, or a decimal point that slipped. */
function numbersApart(numbers: readonly SeenNumber[], cells: number): Finding {
  const none = { family: "range apart", values: [] };
  const sorted = numbers.filter(({ number }) => number > 0).sort((one, other) => one.number - other.number);
  if (countCells(sorted) < MIRRORED * cells) return none;
  const gaps = sorted.map(({ number }, place) => (place === 0 ? 1 : number / (sorted[place - 1]?.number ?? number)));
  const widest = gaps.reduce((best, gap, place) => (gap > (gaps[best] ?? 1) ? place : best), 0);
  const gap = gaps[widest] ?? 1;
  const groups = [sorted.slice(0, widest), sorted.slice(widest)];
  const areNarrow = groups.every((group) => (group.at(-1)?.number ?? 0) <= gap * (group[0]?.number ?? 0));
  const [smaller = []] = groups.sort((one, other) => countCells(one) - countCells(other));
  const isGroup = smaller.length >= MIN_GROUP && countCells(smaller) <= MAX_GROUP * cells;
  return gap >= MIN_GAP && areNarrow && isGroup ? { ...none, values: smaller.map(toAsked) } : none;
}

function countCells(numbers: readonly SeenNumber[]): number {
  return numbers.reduce((sum, { value }) => sum + value.cells, 0);
}

function unlikeConstant(numbers: readonly SeenNumber[], cells: number): Finding {
  const usual = numbers.reduce<SeenNumber | undefined>(
    (best, one) => (best === undefined || one.value.cells > best.value.cells ? one : best),
    undefined,
  );
  const isConstant = usual !== undefined && usual.value.cells >= CONSTANT * cells && usual.number !== 0;
  const others = isConstant ? numbers.filter(({ number }) => number !== usual.number) : [];
  return { family: "range constant", values: others.map(toAsked) };
}

function farNumbers(numbers: readonly SeenNumber[], cells: number): Finding {
  const none = { family: "range far", values: [] };
  const weighed = weigh(numbers);
  const [low, middle, high] = [quantile(weighed, 0.25), quantile(weighed, 0.5), quantile(weighed, 0.75)];
  const [below, above] = [middle - low, high - middle];
  if (below <= 0 || above <= 0 || Math.max(below, above) > SKEWED * Math.min(below, above)) return none;
  const [first, last] = [middle - quantile(weighed, 0.05), quantile(weighed, 0.95) - middle];
  if (Math.max(first, last) > 2 * SKEWED * Math.min(first, last)) return none;
  const far = numbers.filter(({ number }) => Math.abs(number - middle) > FAR * (high - low));
  const count = countCells(far);
  return count > MAX_FAR * cells ? none : { family: "range far", values: far.map(toAsked) };
}

/** Different numbers at an end of a column that may be signs of something else, and the cells that each of them has at least. */
const MAX_SIGNS = 2;
const MIN_REPEATED = 3;
/** A number tells nothing by coming again if all do, as in a table of several lines a person. */
const MORE_CELLS = 2;
const MAX_SIGN_SHARE = 0.25;
/** In a skewed column the last gap is wide as well, but not so many times as wide as the widest of the others. */
const WIDER = 5;

/** Numbers that come again and again, as far from all others as those are from each other: what a sensor or form puts in. */
function repeatedBeyond(numbers: readonly SeenNumber[], cells: number): Finding {
  const none = { family: "range repeated", values: [] };
  const sorted = [...groupBy(numbers, ({ number }) => number)].sort(([one], [other]) => one - other);
  const usual = countCells(numbers) / Math.max(1, sorted.length);
  const isRepeated = (place: number) =>
    countCells(sorted[place]?.[1] ?? []) >= Math.max(MIN_REPEATED, MORE_CELLS * usual);
  const numberAt = (place: number) => sorted[place]?.[0] ?? 0;
  const widestGap = (low: number, last: number): number => {
    let widest = 0;
    for (let place = low; place < last; place++) widest = Math.max(widest, numberAt(place + 1) - numberAt(place));
    return widest;
  };
  let best: readonly SeenNumber[] = [];
  for (let low = 0; low <= MAX_SIGNS && (low === 0 || isRepeated(low - 1)); low++)
    for (let high = 0; high <= MAX_SIGNS && (high === 0 || isRepeated(sorted.length - high)); high++) {
      const last = sorted.length - high - 1;
      if (low + high === 0 || last - low + 1 < MIN_DIFFERENT) continue;
      const least = Math.max(numberAt(last) - numberAt(low), WIDER * widestGap(low, last));
      const isFarBelow = low === 0 || numberAt(low) - numberAt(low - 1) >= least;
      const isFarAbove = high === 0 || numberAt(last + 1) - numberAt(last) >= least;
      const beyond = [...sorted.slice(0, low), ...sorted.slice(last + 1)].flatMap(([, group]) => group);
      if (isFarBelow && isFarAbove && beyond.length > best.length && countCells(beyond) <= MAX_SIGN_SHARE * cells)
        best = beyond;
    }
  return { ...none, values: best.map(toAsked) };
}

function toAsked({ value: { raw, cells } }: SeenNumber) {
  return { raw, cells, proposed: null };
}

interface Weighed {
  readonly sorted: readonly SeenNumber[];
  readonly cells: number;
}

function weigh(numbers: readonly SeenNumber[]): Weighed {
  const sorted = numbers.toSorted((one, other) => one.number - other.number);
  return { sorted, cells: countCells(numbers) };
}

function quantile({ sorted, cells }: Weighed, share: number): number {
  let seen = 0;
  for (const { number, value } of sorted) {
    seen += value.cells;
    if (seen >= share * cells) return number;
  }
  return sorted.at(-1)?.number ?? 0;
}
