/**
 * Two values of a row that stand in each other's column: a country under city, and the city under country. Each is
 * nowhere else in the column it stands in, and several times in the other one.
 */
import { type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
import type { Finding, RowFindings } from "./finding.ts";

/** Cells of the other column that must hold the value. */
const LEAST_CELLS = 2;
const SURE = 0.95;
/** Columns that have more of their values in common, such as home and away, are no strangers to each other's. */
const MOST_SHARED = 0.1;

export function findSwappedFields(columns: readonly EncodedColumn[]): readonly RowFindings[] {
  const repairs = columns.map(() => new Map<number, Finding>());
  for (const [index, column] of columns.entries()) {
    const beside = columns[index + 1];
    if (beside === undefined) continue;
    const shared = findShared(column, beside);
    for (const row of swappedRows(column, beside, shared)) {
      const [left, right] = [column.codes[row] ?? NO_DATA, beside.codes[row] ?? NO_DATA];
      repairs[index]?.set(row, swap(shared.back[right] ?? NO_DATA, column, beside));
      repairs[index + 1]?.set(row, swap(shared.there[left] ?? NO_DATA, beside, column));
    }
  }
  return repairs;
}

function swap(code: number, into: EncodedColumn, from: EncodedColumn): Finding {
  const output = into.texts[code] ?? "";
  const msg = `Swapped with ${from.title}: ${into.counts[code] ?? 0} other cells have "${output}" here, and none there.`;
  return { output, prob: SURE, msg, rule: "rows.swap" };
}

/** Texts that two columns share: the code of each in the other one, NO_DATA for all others. */
interface Shared {
  readonly count: number;
  readonly there: Int32Array;
  readonly back: Int32Array;
}

/** Goes through both in the order of their texts. */
function findShared({ texts: own }: EncodedColumn, { texts: others }: EncodedColumn): Shared {
  const [there, back] = [new Int32Array(own.length), new Int32Array(others.length)];
  let [count, left, right] = [0, NO_DATA + 1, NO_DATA + 1];
  while (left < own.length && right < others.length) {
    const [mine = "", theirs = ""] = [own[left], others[right]];
    if (mine === theirs) {
      there[left] = right;
      back[right] = left;
      count++;
    }
    if (mine <= theirs) left++;
    if (theirs <= mine) right++;
  }
  return { count, there, back };
}

function swappedRows(column: EncodedColumn, beside: EncodedColumn, { count, there, back }: Shared): readonly number[] {
  const rows: number[] = [];
  if (count === 0) return rows;
  const isStranger = (code: number, own: EncodedColumn, other: EncodedColumn, otherCode: number): boolean =>
    own.counts[code] === 1 && otherCode !== NO_DATA && (other.counts[otherCode] ?? 0) >= LEAST_CELLS;
  for (let row = 0; row < column.codes.length; row++) {
    const [left, right] = [column.codes[row] ?? NO_DATA, beside.codes[row] ?? NO_DATA];
    const [leftThere, rightBack] = [there[left] ?? NO_DATA, back[right] ?? NO_DATA];
    if (leftThere === NO_DATA || rightBack === NO_DATA || leftThere === right) continue;
    if (isStranger(left, column, beside, leftThere) && isStranger(right, beside, column, rightBack)) rows.push(row);
  }
  const smaller = Math.min(column.texts.length, beside.texts.length) - 1;
  return count - 2 * rows.length <= MOST_SHARED * smaller ? rows : [];
}
