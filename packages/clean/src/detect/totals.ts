/**
 * Totals that are not the sum of their parts, in tables in which nearly all rows are. Which of the numbers is wrong shows
 * where one would be right but for its sign, its decimal point or a digit, or where the others belong to sums that hold.
 */
import { isOneEditApart } from "@limpid/text";
import { defineNumberDetector } from "../detector.ts";
import { type NumberColumn, numberAt } from "../encoded/number-column.ts";
import {
  countDecimals,
  findSums,
  isOftenBroken,
  MAX_BROKEN,
  missingToTotal,
  type TestedSum,
} from "./totals/find-sums.ts";

/** Less than a change needs: the total may have been counted apart from its parts. */
const PROBABILITY = 0.85;

/** If a sum is often broken, one number's sign or decimal point must explain so large a share of these rows. */
const MIN_SHIFTED = 0.8;

type Feature = "rows" | "broken" | "suspects" | "located";

export const totals = defineNumberDetector<Feature>({
  name: "totals",
  about: "A number that is not the sum of those that it sums up in all other rows",
  source: "Fellegi and Holt 1976, balance edits and the least number of fields to change; Pannekoek and de Waal 2005",
  rules: { "numbers.sum": "propose" },
  features: {
    rows: "rows that have all numbers of the sum",
    broken: "rows in which it does not hold",
    suspects: "numbers of the row that may be wrong: those that belong to no sum that holds",
    located:
      "1 where only this one of them would be right but for its sign, its decimal point or a digit, or is the only one",
  },
  *detect(columns) {
    const sums = findSums(columns);
    for (const sum of sums) {
      if (isOftenBroken(sum) && !isExplained(sum, columns)) continue;
      for (const row of sum.broken) {
        const suspects = [sum.total, ...sum.parts].filter((index) => !isCleared(index, row, sums));
        const found = locate(sum, columns, { row, suspects });
        const features = { rows: sum.rows, broken: sum.broken.size, suspects: suspects.length, located: found.located };
        const explain = () => describeSum(sum, columns, row);
        yield { kind: "cell", column: found.index, row, output: found.output, rule: "numbers.sum", features, explain };
      }
    }
  },
  // Otherwise any of them may be wrong, and most of what would be shown is right.
  probability: ({ rows, broken, located }) => (located === 1 && broken <= 1 + MAX_BROKEN * rows ? PROBABILITY : 0),
  isMany: ({ located }) => located === 1,
});

/** Numbers of a row are right where they belong to a sum that holds. */
function isCleared(index: number, row: number, sums: readonly TestedSum[]): boolean {
  return sums.some(({ total, parts, broken }) => (total === index || parts.includes(index)) && !broken.has(row));
}

/** Whether one number that slipped makes up for nearly all rows in which a sum is broken. */
function isExplained(sum: TestedSum, columns: readonly NumberColumn[]): boolean {
  const indexes = [sum.total, ...sum.parts];
  const rows = [...sum.broken];
  const shifted = indexes.map(
    (index) =>
      rows.filter((row) => {
        const { own, other } = meantAt(index, sum, columns, row);
        return isShifted(own, other);
      }).length,
  );
  return Math.max(...shifted) >= MIN_SHIFTED * rows.length;
}

interface Broken {
  readonly row: number;
  readonly suspects: readonly number[];
}

/** The number that must be wrong with what it must be: the only suspect, or the only one with the plainest of slips. */
function locate(sum: TestedSum, columns: readonly NumberColumn[], { row, suspects }: Broken) {
  const meant = suspects.map((index) => ({ index, ...meantAt(index, sum, columns, row) }));
  const slips = [isShifted, isMistyped].map((is) => meant.filter(({ own, other }) => is(own, other)));
  const plainest = slips.find(({ length }) => length > 0) ?? [];
  const [one = meant[0]] = plainest;
  const isLocated = plainest.length === 1 || meant.length === 1;
  if (one === undefined) return { index: sum.total, output: null, located: 0 };
  return { index: one.index, output: String(one.other), located: isLocated ? 1 : 0 };
}

/** The number that is there, and the one by which the sum would hold. */
function meantAt(index: number, sum: TestedSum, columns: readonly NumberColumn[], row: number) {
  const own = numberAt(columns[index], row);
  const missing = missingToTotal(sum, columns, row);
  const other = index === sum.total ? own + missing : own - missing;
  const decimals = Math.max(...[sum.total, ...sum.parts].map((at) => countDecimals(numberAt(columns[at], row))));
  return { own, other: Number(other.toFixed(decimals)) };
}

/** Whether the numbers differ by nothing but a sign or a decimal point. */
function isShifted(own: number, other: number): boolean {
  if (own === 0 || other === 0) return false;
  const power = Math.log10(Math.abs(other / own));
  return Math.abs(power - Math.round(power)) < 1e-9;
}

function isMistyped(own: number, other: number): boolean {
  return isLong(own) && isLong(other) && isOneEditApart(String(own), String(other));
}

/** Short numbers are all a digit apart. */
function isLong(number: number): boolean {
  return String(Math.abs(number)).length > 2;
}

function describeSum({ total, parts, rows, broken }: TestedSum, columns: readonly NumberColumn[], row: number): string {
  const titles = parts.map((part) => columns[part]?.title ?? "").join(" + ");
  const sum = Number((missingToTotal({ total, parts }, columns, row) + numberAt(columns[total], row)).toFixed(9));
  return `${columns[total]?.title ?? ""} is ${titles} in ${rows - broken.size} of ${rows} rows; here they add up to ${sum}.`;
}
