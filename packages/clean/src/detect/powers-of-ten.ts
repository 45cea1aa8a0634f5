/**
 * Numbers that go along with others of their row, as a price per piece with one per dozen, and are ten, a hundred or a
 * thousand times as large or small in one row: a decimal point that slipped, or grams for kilograms.
 */
import { defineNumberDetector } from "../detector.ts";
import { type NumberColumn, numberAt } from "../encoded/number-column.ts";
import { sampleRows } from "../encoded/sample-rows.ts";

/** Rows that show how two columns go together. */
const MIN_ROWS = 30;
/** The quotient of two related columns may vary by this many powers of ten from row to row: by half, or twice. */
const MAX_SPREAD = 0.3;
/** Rows in which they may not, and one more. */
const MAX_BROKEN = 0.01;
/**
 * If more do not, the column asks, where the quotient hardly varies: in all other rows it is off by a power of ten, but for a
 * few.
 */
const MAX_OFTEN_BROKEN = 0.45;
const MAX_SPREAD_THEN = 0.1;
const MIN_POWERS = 0.9;
/** Columns of numbers to either side that are looked at, on so many rows before all of them decide. */
const REACH = 20;
const SAMPLED = 300;
/** One quotient is as usual as itself. */
const MIN_SAMPLED = 2;
/** Columns that a number must go against in the same way; with one alone nobody knows which of the two is wrong. */
const MIN_PARTNERS = 2;
/** Further ones say nothing new. */
const MAX_PARTNERS = 5;
const MAX_POWER = 3;
const PROBABILITY = 0.85;

type Feature = "partners" | "against" | "rows" | "often";

export const powersOfTen = defineNumberDetector<Feature>({
  name: "powers of ten",
  about: "A number that is a power of ten too large or too small beside the others of its row",
  source: "de Waal, Pannekoek and Scholtus 2011, Handbook of Statistical Data Editing, §2: unit measure errors",
  rules: { "numbers.power": "propose" },
  features: {
    partners: "columns that go along with this one in nearly all rows",
    against: "of these, the ones beside which the number is off by the same power of ten",
    rows: "rows that have both numbers, of the partner with the fewest",
    often: "1 where the number of more rows than a few is off",
  },
  *detect(columns) {
    const partners = findPartners(columns);
    for (const [index, column] of columns.entries()) {
      const own = partners[index] ?? [];
      if (own.length < MIN_PARTNERS) continue;
      const rows = own.reduce((fewest, partner) => Math.min(fewest, partner.rows), Number.POSITIVE_INFINITY);
      const often = own.some(({ isOften }) => isOften) ? 1 : 0;
      for (const [row, { power, against }] of countAgainst(own)) {
        const features = { partners: own.length, against, rows, often };
        const output = shiftPoint(numberAt(column, row), -power);
        const explain = () => explainPower(power, against, own.length);
        yield { kind: "cell", column: index, row, output, rule: "numbers.power", features, explain };
      }
    }
  },
  probability: (features) => (isProven(features) && features.often === 0 ? PROBABILITY : 0),
  isMany: (features) => isProven(features),
});

function isProven({
  partners,
  against,
  rows,
}: Pick<Record<Feature, number>, "partners" | "against" | "rows">): boolean {
  return rows >= MIN_ROWS && against >= MIN_PARTNERS && 2 * against > partners;
}

/** A column that goes along with another one, and the rows in which the other is off, with the power of ten. */
interface Partner {
  readonly rows: number;
  /** Whether more rows than a few are off. */
  readonly isOften: boolean;
  readonly off: ReadonlyMap<number, number>;
}

/** Finds the partners of each column. */
function findPartners(columns: readonly NumberColumn[]): readonly (readonly Partner[])[] {
  const partners: Partner[][] = columns.map(() => []);
  const numbers = columns.flatMap((column, index) => (column.kind === "number" ? [{ column, index }] : []));
  if (numbers.length <= MIN_PARTNERS) return partners;
  const sample = sampleRows(columns, SAMPLED);
  for (const [place, one] of numbers.entries())
    for (const other of numbers.slice(place + 1, place + 1 + REACH)) {
      if (isKnown(partners[one.index]) && isKnown(partners[other.index])) continue;
      const usual = findUsual(one.column, other.column, sample);
      const tested = usual === undefined ? undefined : testQuotient(one.column, other.column, usual);
      if (tested === undefined) continue;
      const { off } = tested;
      partners[one.index]?.push(tested);
      partners[other.index]?.push({ ...tested, off: new Map([...off].map(([row, power]) => [row, -power])) });
    }
  return partners;
}

function isKnown(partners: readonly Partner[] = []): boolean {
  return partners.length >= MAX_PARTNERS;
}

/** The usual quotient as a power of ten, where nearly all rows of the sample have it. */
function findUsual(one: NumberColumn, other: NumberColumn, sample: readonly number[]): number | undefined {
  const quotients = Float64Array.from(sample, (row) => quotientAt(one, other, row))
    .filter(Number.isFinite)
    .sort();
  if (quotients.length < MIN_SAMPLED) return undefined;
  const middle = quotients[quotients.length >> 1] ?? 0;
  const broken = quotients.filter((quotient) => Math.abs(quotient - middle) > MAX_SPREAD).length;
  return broken <= MAX_OFTEN_BROKEN * quotients.length ? middle : undefined;
}

function testQuotient(one: NumberColumn, other: NumberColumn, usual: number): Partner | undefined {
  return (
    compareQuotients(one, other, { usual, spread: MAX_SPREAD, broken: MAX_BROKEN }) ??
    compareQuotients(one, other, { usual, spread: MAX_SPREAD_THEN, broken: MAX_OFTEN_BROKEN })
  );
}

interface Tolerated {
  readonly usual: number;
  readonly spread: number;
  readonly broken: number;
}

function compareQuotients(
  one: NumberColumn,
  other: NumberColumn,
  { usual, spread, broken: share }: Tolerated,
): Partner | undefined {
  const rowCount = one.codes.length;
  const off = new Map<number, number>();
  let [rows, broken] = [0, 0];
  for (let row = 0; row < rowCount; row++) {
    const difference = quotientAt(one, other, row) - usual;
    if (!Number.isFinite(difference)) continue;
    rows++;
    if (Math.abs(difference) <= spread) continue;
    if (++broken > 1 + share * rowCount) return undefined;
    const power = Math.round(difference);
    const isPower = power !== 0 && Math.abs(power) <= MAX_POWER && Math.abs(difference - power) <= spread;
    if (isPower) off.set(row, power);
  }
  if (rows < MIN_ROWS || broken > 1 + share * rows) return undefined;
  const isOften = broken > 1 + MAX_BROKEN * rows;
  return isOften && off.size < MIN_POWERS * broken ? undefined : { rows, isOften, off };
}

function quotientAt(one: NumberColumn, other: NumberColumn, row: number): number {
  const [own, beside] = [numberAt(one, row), numberAt(other, row)];
  return own > 0 && beside > 0 ? Math.log10(own / beside) : Number.NaN;
}

interface Against {
  readonly power: number;
  readonly against: number;
}

/** Counts, for each row, the partners beside which the number is off by the power of ten that most of them show. */
function countAgainst(partners: readonly Partner[]): ReadonlyMap<number, Against> {
  const rows = new Set(partners.flatMap(({ off }) => [...off.keys()]));
  return new Map(
    [...rows].map((row) => {
      const powers = partners.map(({ off }) => off.get(row)).filter((power) => power !== undefined);
      const counted = powers.map((power) => ({ power, against: powers.filter((other) => other === power).length }));
      return [row, counted.reduce((most, one) => (one.against > most.against ? one : most), { power: 0, against: 0 })];
    }),
  );
}

function shiftPoint(number: number, power: number): string {
  return String(Number((number * 10 ** power).toPrecision(15)));
}

function explainPower(power: number, against: number, partners: number): string {
  const times = (10 ** Math.abs(power)).toLocaleString("en");
  return `${times} times as ${power > 0 ? "large" : "small"} as ${against} of ${partners} related columns suggest.`;
}
