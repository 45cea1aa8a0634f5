/** Which columns are the sum of others in nearly all rows: of some that stand side by side, or of two. */
import { type NumberColumn, numberAt } from "../../encoded/number-column.ts";
import { sampleRows } from "../../encoded/sample-rows.ts";

/** Indexes of columns. */
export interface Sum {
  readonly total: number;
  readonly parts: readonly number[];
}

/** A sum as all rows have it. */
export interface TestedSum extends Sum {
  /** Rows in which all of its numbers are there. */
  readonly rows: number;
  /** Rows in which it does not hold. */
  readonly broken: ReadonlySet<number>;
}

/** A total, and two parts. */
const MIN_COLUMNS = 3;
/** Parts of a total stand near it: so many columns of numbers to either side are looked at. */
const REACH = 30;
/** Rows on which sums are looked for; all rows decide. */
const SAMPLED = 300;
const MIN_SAMPLED = 10;
const MAX_SAMPLED_BROKEN = 0.45;
/** Rows that show a sum, with two parts at least that are not zero, and different totals among them: few may meet by chance. */
const MIN_ROWS = 20;
const MIN_DIFFERENT = 10;
/** Rows in which it may be broken, and one more; a sum that is broken in fewer of them, as nearly all are, goes first. */
export const MAX_BROKEN = 0.02;
const MAX_OFTEN_BROKEN = 0.45;
/** Sums of one total; further ones only have columns of zeros more. */
const MAX_SUMS = 2;

export function findSums(columns: readonly NumberColumn[]): readonly TestedSum[] {
  if (columns.length < MIN_COLUMNS) return [];
  const rows = sampleRows(columns, SAMPLED);
  const sample = columns.map((column) =>
    Float64Array.from(rows, (row) => (column.kind === "measure" ? Number.NaN : numberAt(column, row))),
  );
  const tolerances = sample.map(toleranceOf);
  return columns.flatMap((_, total) => {
    const tested: TestedSum[] = [];
    let oftenBroken: TestedSum | undefined;
    for (const parts of candidatesFor(total, sample, tolerances)) {
      const sum = testSum({ total, parts }, columns, tolerances);
      if (sum === undefined) continue;
      if (isOftenBroken(sum)) {
        if (sum.broken.size < (oftenBroken?.broken.size ?? Number.POSITIVE_INFINITY)) oftenBroken = sum;
      } else if (tested.push(sum) === MAX_SUMS) break;
    }
    return tested.length === 0 && oftenBroken !== undefined ? [oftenBroken] : tested;
  });
}

export function isOftenBroken({ rows, broken }: Pick<TestedSum, "rows" | "broken">): boolean {
  return broken.size > 1 + MAX_BROKEN * rows;
}

/** What is missing to the total in a row. */
export function missingToTotal({ total, parts }: Sum, columns: readonly NumberColumn[], row: number): number {
  return parts.reduce((sum, part) => sum + numberAt(columns[part], row), 0) - numberAt(columns[total], row);
}

type Sample = readonly Float64Array[];

function* candidatesFor(total: number, sample: Sample, tolerances: readonly number[]): Generator<readonly number[]> {
  const end = Math.min(sample.length, total + REACH + 1);
  for (let first = Math.max(0, total - REACH); first < end; first++) {
    if (first === total) continue;
    const sums = sample[first]?.slice() ?? NONE;
    const parts = [first];
    for (let next = first + 1; next < end && next !== total; next++) {
      parts.push(next);
      addTo(sums, sample[next]);
      if (isLikely([sums], sample[total], tolerance([total, ...parts], tolerances))) yield [...parts];
    }
    for (let next = first + 2; next < end; next++) {
      if (next === total) continue;
      const tolerated = tolerance([total, first, next], tolerances);
      if (isLikely([sample[first], sample[next]], sample[total], tolerated)) yield [first, next];
    }
  }
}

const NONE: Float64Array = new Float64Array();

function addTo(sums: Float64Array, numbers: Float64Array = NONE): void {
  for (let place = 0; place < sums.length; place++) sums[place] = (sums[place] ?? 0) + (numbers[place] ?? 0);
}

function isLikely(
  [one = NONE, other]: readonly (Float64Array | undefined)[],
  totals: Float64Array = NONE,
  tolerated: number,
): boolean {
  const most = MAX_SAMPLED_BROKEN * totals.length;
  let [rows, broken] = [0, 0];
  for (let place = 0; place < totals.length; place++) {
    const sum = (one[place] ?? 0) + (other === undefined ? 0 : (other[place] ?? 0));
    const difference = Math.abs(sum - (totals[place] ?? 0));
    if (Number.isNaN(difference)) continue;
    rows++;
    if (difference > tolerated && ++broken > most) return false;
  }
  return rows >= MIN_SAMPLED && broken <= MAX_SAMPLED_BROKEN * rows;
}

function testSum(sum: Sum, columns: readonly NumberColumn[], tolerances: readonly number[]): TestedSum | undefined {
  const tolerated = tolerance([sum.total, ...sum.parts], tolerances);
  const broken = new Set<number>();
  const totals = new Set<number>();
  let rows = 0;
  const rowCount = columns[0]?.codes.length ?? 0;
  for (let row = 0; row < rowCount; row++) {
    const difference = Math.abs(missingToTotal(sum, columns, row));
    if (Number.isNaN(difference)) continue;
    rows++;
    if (difference > tolerated && broken.add(row).size > 1 + MAX_OFTEN_BROKEN * rowCount) return undefined;
    if (totals.size < MIN_DIFFERENT && hasParts(sum, columns, row)) totals.add(numberAt(columns[sum.total], row));
  }
  const isProven = rows >= MIN_ROWS && totals.size >= MIN_DIFFERENT && broken.size <= 1 + MAX_OFTEN_BROKEN * rows;
  return isProven ? { ...sum, rows, broken } : undefined;
}

/** If all parts but one are zero, the total is only repeated. */
function hasParts({ parts }: Sum, columns: readonly NumberColumn[], row: number): boolean {
  return parts.filter((part) => numberAt(columns[part], row) !== 0).length > 1;
}

/** Half of the last digit that the numbers of a column are written with. */
function toleranceOf(numbers: Float64Array): number {
  let digits = 0;
  for (const number of numbers) digits = Math.max(digits, countDecimals(number));
  return digits === 0 ? 0 : 0.5 * 10 ** -digits;
}

const MAX_DECIMALS = 9;

export function countDecimals(number: number): number {
  const [, decimals = ""] = /^-?\d+\.(\d+)$/.exec(String(number)) ?? [];
  return Math.min(MAX_DECIMALS, decimals.length);
}

/** Each number of a sum may be rounded. */
function tolerance(indexes: readonly number[], tolerances: readonly number[]): number {
  return 1e-9 + indexes.reduce((sum, index) => sum + (tolerances[index] ?? 0), 0);
}
