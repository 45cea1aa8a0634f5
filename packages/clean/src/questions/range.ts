/** Numbers that hardly fit the others: unlike a nearly constant column, below zero, far outside a column that is not skewed. */
import type { AskedColumn, SeenValue } from "./asked-column.ts";
import type { Finding, QuestionKindDefinition } from "./question-kind.ts";

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
/** One negative number that comes again and again is a code. */
const MIN_NEGATIVE = 2;
/** If more are below zero, negative numbers are meant. */
const MAX_NEGATIVE = 0.45;

export const range: QuestionKindDefinition = {
  kind: "range",
  title: "Unlikely numbers",
  about: "Numbers that are impossible or far from all others of a column that is not skewed",
  seconds: 5,
  find(column) {
    const numbers = numbersIn(column);
    const cells = numbers.reduce((sum, { value }) => sum + value.cells, 0);
    if (cells < MIN_NUMBERS || cells < column.cells / 2) return [];
    return [negativeNumbers(numbers, cells), unlikeConstant(numbers, cells), farNumbers(numbers, cells)];
  },
  ask(found) {
    const values = found.flatMap((one) => one.values);
    const cells = values.reduce((sum, value) => sum + value.cells, 0);
    const named = values.slice(0, 3).map(({ raw }) => raw);
    const areNegative = found.every(({ family }) => family === "range negative");
    const have = cells === 1 ? "1 number is" : `${cells.toLocaleString("en")} numbers are`;
    return {
      message: `${have} ${areNegative ? "negative, unlike the others" : "unlike the others"}: ${named.join(", ")}.`,
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

function numbersIn({ quiet, entity }: AskedColumn): readonly SeenNumber[] {
  if (entity.role !== "number") return [];
  return quiet.flatMap((value) => {
    const match = /^([-−]?\d+(?:\.\d+)?)(?:\s*[\p{L}%°/²³]+)?$/u.exec(
      value.outcome.kind === "ok" ? value.outcome.output : (value.output ?? ""),
    );
    return match === null ? [] : [{ value, number: Number((match[1] ?? "").replace("−", "-")) }];
  });
}

function negativeNumbers(numbers: readonly SeenNumber[], cells: number): Finding {
  const negative = numbers.filter(({ number }) => number < 0);
  const count = negative.reduce((sum, { value }) => sum + value.cells, 0);
  const values = count > MAX_NEGATIVE * cells || !areMirrored(negative, numbers) ? [] : negative;
  return {
    family: "range negative",
    values: values.map(({ value: { raw, cells: own } }) => ({
      raw,
      cells: own,
      proposed: raw.replace(/^[-−]\s*/, ""),
    })),
  };
}

/** Without their signs all negative numbers lie among the others, far from zero: a sign that slipped in. */
function areMirrored(negative: readonly SeenNumber[], numbers: readonly SeenNumber[]): boolean {
  const positive = numbers.flatMap(({ number }) => (number > 0 ? [number] : []));
  if (positive.length === 0) return false;
  const least = quantile(weigh(numbers.filter(({ number }) => number > 0)), 0.02);
  const most = quantile(weigh(numbers.filter(({ number }) => number > 0)), 0.98);
  const middle = quantile(weigh(numbers.filter(({ number }) => number > 0)), 0.5);
  const isFarFromZero = least >= MIN_DISTANCE * middle && new Set(positive).size >= MIN_NUMBERS;
  const areSeveral = new Set(negative.map(({ number }) => number)).size >= MIN_NEGATIVE;
  return isFarFromZero && areSeveral && negative.every(({ number }) => -number >= least && -number <= most);
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
  const count = far.reduce((sum, { value }) => sum + value.cells, 0);
  return count > MAX_FAR * cells ? none : { family: "range far", values: far.map(toAsked) };
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
  return { sorted, cells: numbers.reduce((sum, { value }) => sum + value.cells, 0) };
}

function quantile({ sorted, cells }: Weighed, share: number): number {
  let seen = 0;
  for (const { number, value } of sorted) {
    seen += value.cells;
    if (seen >= share * cells) return number;
  }
  return sorted.at(-1)?.number ?? 0;
}
