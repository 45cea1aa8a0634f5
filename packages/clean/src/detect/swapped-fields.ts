/**
 * Two values of a row that stand in each other's column: a country under city, and the city under country. Each is
 * nowhere else in the column it stands in, and several times in the other one.
 */
import { type EncodedColumn, NO_DATA } from "./encoded-column.ts";
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
    for (const row of swappedRows(column, beside)) {
      repairs[index]?.set(row, swap(row, column, beside));
      repairs[index + 1]?.set(row, swap(row, beside, column));
    }
  }
  return repairs;
}

function swap(row: number, into: EncodedColumn, from: EncodedColumn): Finding {
  const output = from.texts[from.codes[row] ?? NO_DATA] ?? "";
  const cells = into.counts[into.texts.indexOf(output)] ?? 0;
  const msg = `Swapped with ${from.title}: ${cells} other cells have "${output}" here, and none there.`;
  return { output, prob: SURE, msg, rule: "rows.swap" };
}

function swappedRows(column: EncodedColumn, beside: EncodedColumn): readonly number[] {
  const cellsOf = (texts: EncodedColumn) => new Map(texts.texts.map((text, code) => [text, texts.counts[code] ?? 0]));
  const [own, others] = [cellsOf(column), cellsOf(beside)];
  const shared = column.texts.filter((text) => text !== "" && others.has(text)).length;
  const rows: number[] = [];
  for (let row = 0; row < column.codes.length; row++) {
    const [left = "", right = ""] = [column.texts[column.codes[row] ?? 0], beside.texts[beside.codes[row] ?? 0]];
    if (left === "" || right === "" || left === right) continue;
    const areStrangers = own.get(left) === 1 && others.get(right) === 1;
    if (areStrangers && (others.get(left) ?? 0) >= LEAST_CELLS && (own.get(right) ?? 0) >= LEAST_CELLS) rows.push(row);
  }
  const smaller = Math.min(column.texts.length, beside.texts.length) - 1;
  return shared - 2 * rows.length <= MOST_SHARED * smaller ? rows : [];
}
