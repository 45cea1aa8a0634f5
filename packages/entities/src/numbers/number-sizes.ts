/**
 * What the sizes of a column's numbers tell of one that its signs leave open: 1.570 beside 930 and 1.280 groups its
 * digits, and 600 580 in a column of three digits is two numbers.
 */
import type { CountedValue } from "@limpid/table";
import { type DecimalSign, readNumber } from "@limpid/text";
import { someValues } from "../columns/some-values.ts";

export interface NumberSizes {
  /** The separator before exactly three digits that groups them, as far as the sizes tell. */
  readonly groups: DecimalSign | undefined;
  /** The sizes lean to a grouping sign, too weakly to decide. */
  readonly leansTo: DecimalSign | undefined;
  /** Between these lie nearly all numbers that are known. */
  readonly low: number;
  readonly high: number;
}

export const NO_SIZES: NumberSizes = {
  groups: undefined,
  leansTo: undefined,
  low: Number.POSITIVE_INFINITY,
  high: Number.NEGATIVE_INFINITY,
};

/** Fewer different whole numbers decide nothing. */
const MIN_WHOLES = 3;
/** How far apart the middles of numbers of one kind may lie: as a rule, and where their digits say more. */
const NEAR = 10;
const LESS_NEAR = 50;
/** In this many decimals one would end with 0 if they were groups. */
const SURELY_ONE_ZERO = 30;
const MIN_WITH_ZERO = 3;
/** Cells with a fraction, as a share of the others, that are slips in a column of whole numbers. */
const SLIPS = 0.05;

/** Numbers with so many digits are written without a sign in a column that does not group digits. */
const FIRST_WITH_GROUPS = 1000;
const NOT_GROUPED = 0.1;
const USUAL = 10;
const ODD = 0.05;

interface Kinds {
  /** Different whole numbers without a separator, zero apart. */
  readonly wholes: Set<number>;
  readonly open: Record<DecimalSign, { readonly grouped: number[]; cells: number; hasZeroAtEnd: boolean }>;
  readonly fractions: Record<DecimalSign, number>;
  wholeCells: number;
}

/** `strip` takes off what is not of the number. */
export function measureSizes(values: readonly CountedValue[], strip: (text: string) => string): NumberSizes {
  const kinds = sortKinds(someValues(values), strip);
  const signs = ([".", ","] as const).filter((sign) => kinds.open[sign].grouped.length > 0);
  const [groups, ...others] = signs.filter((sign) => verdictOn(sign, kinds) === "groups");
  const leaning = signs.find((sign) => verdictOn(sign, kinds) === "leans");
  const only = others.length === 0 ? groups : undefined;
  return { groups: only, leansTo: leaning, ...usualRange([...kinds.wholes, ...usualGroups(only, kinds)]) };
}

/** Commas before three digits group them as a rule: they are known unless points do so as often. */
function usualGroups(groups: DecimalSign | undefined, { open }: Kinds): readonly number[] {
  if (groups !== undefined) return open[groups].grouped;
  return open[","].grouped.length >= USUAL * open["."].grouped.length ? open[","].grouped : [];
}

/** Without the few smallest and largest, which may be slips or signs for no data. */
function usualRange(numbers: readonly number[]): Pick<NumberSizes, "low" | "high"> {
  const sorted = numbers.toSorted((one, other) => one - other);
  const odd = Math.round(sorted.length * ODD);
  return { low: sorted[odd] ?? NO_SIZES.low, high: sorted[sorted.length - 1 - odd] ?? NO_SIZES.high };
}

function sortKinds(values: readonly CountedValue[], strip: (text: string) => string): Kinds {
  const openKind = () => ({ grouped: [] as number[], cells: 0, hasZeroAtEnd: false });
  const kinds: Kinds = {
    wholes: new Set(),
    open: { ".": openKind(), ",": openKind() },
    fractions: { ".": 0, ",": 0 },
    wholeCells: 0,
  };
  for (const { text, count } of values) {
    const plain = strip(text);
    const reading = readNumber(plain);
    if (reading.kind === "open") {
      const open = kinds.open[reading.sign];
      open.grouped.push(Math.abs(Number(reading.grouped)));
      open.cells += count;
      open.hasZeroAtEnd ||= reading.grouped.endsWith("0");
    } else if (reading.kind === "number" && reading.canonical.includes(".")) {
      if (reading.proves !== undefined) kinds.fractions[reading.proves] += count;
    } else if (reading.kind === "number" && /^[+-]?[1-9]\d*$/.test(plain)) {
      kinds.wholes.add(Math.abs(Number(plain)));
      kinds.wholeCells += count;
    }
  }
  return kinds;
}

/**
 * Decimals as programs write them end with no 0, or all have as many digits: whole numbers beside 1.570 are neither.
 * And what is read rightly lies near the others.
 */
function verdictOn(sign: DecimalSign, { wholes, open, fractions, wholeCells }: Kinds): "groups" | "leans" | undefined {
  const { grouped, cells, hasZeroAtEnd } = open[sign];
  if (wholes.size === 0 || (!hasZeroAtEnd && grouped.length >= SURELY_ONE_ZERO)) return undefined;
  if (fractions[sign] > 0 && (!hasZeroAtEnd || fractions[sign] > SLIPS * (cells + wholeCells))) return undefined;
  const ratio = median(grouped) / median([...wholes]);
  if (ratio < 1 / NEAR || ratio > LESS_NEAR) return undefined;
  const isClear = ratio <= NEAR || (hasZeroAtEnd && grouped.length >= MIN_WITH_ZERO);
  const long = [...wholes].filter((whole) => whole >= FIRST_WITH_GROUPS).length;
  if (wholes.size >= MIN_WHOLES) return isClear && long <= NOT_GROUPED * grouped.length ? "groups" : "leans";
  return wholes.size > 1 && ratio <= NEAR ? "leans" : undefined;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const LEEWAY = 2;

/** Whether `value` lies among the numbers of the column, and `smaller` far below them. */
export function fitsOnly(value: number, smaller: number, { low, high }: NumberSizes): boolean {
  return value >= low / LEEWAY && value <= high * LEEWAY && smaller < low / NEAR;
}
