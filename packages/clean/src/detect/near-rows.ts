/** Rows that are nearly the same as an earlier one: what somebody has written down twice, with slips. */
import { type Column, textAt } from "@limpid/table";
import { defineTextDetector } from "../detector.ts";
import { OFFERED } from "../verdict.ts";
import { findNearRows, type NearRow } from "./near-rows/find-near-rows.ts";

/** If more rows are, the column asks. */
const MAX_FLAGGED = 0.01;
const MIN_FLAGGED = 2;
const MAX_SHOWN = 30;
const MAX_COLUMNS = 3;

/** The words before the columns in which two rows differ. */
export const TWO_ROWS = "Two rows are nearly the same: ";

type Feature = "rows" | "near";

export const nearRows = defineTextDetector<Feature>({
  name: "near rows",
  about: "A row that is nearly the same as an earlier one, with slips",
  source: "Fellegi and Sunter, A Theory for Record Linkage, 1969; Christen, Data Matching, 2012",
  rules: { "rows.near": "propose" },
  features: {
    rows: "rows of the table",
    near: "rows that are nearly the same as an earlier one",
  },
  *detect(columns) {
    const near = findNearRows(columns);
    const shown = columns.reduce(
      (best, { dict }, index) => (dict.length > (columns[best]?.dict.length ?? 0) ? index : best),
      0,
    );
    const features = { rows: columns[0]?.codes.length ?? 0, near: near.length };
    const seen = new Set<number>();
    for (const one of near)
      for (const row of [one.first, one.row]) {
        if (seen.has(row)) continue;
        seen.add(row);
        const explain = () => sayBoth(columns, one);
        const isRepeat = row === one.row;
        yield { kind: "cell", column: shown, row, output: null, rule: "rows.near", features, explain, isRepeat };
      }
  },
  probability: ({ rows, near }) => (near <= Math.max(MIN_FLAGGED, MAX_FLAGGED * rows) ? OFFERED : 0),
  isMany: () => true,
});

/** The rows side by side, as far as they differ: the same words for both of them. */
function sayBoth(columns: readonly Column[], { first, row, differing }: NearRow): string {
  const texts = differing.slice(0, MAX_COLUMNS).flatMap((index) => {
    const column = columns[index];
    if (column === undefined) return [];
    const [one, other] = [textIn(column, first), textIn(column, row)].sort();
    return [`${column.title} ${one} and ${other}`];
  });
  return `${TWO_ROWS}${texts.join(", ")}.`;
}

function textIn(column: Column, row: number): string {
  const text = textAt(column, row);
  if (text === "") return "blank";
  return `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}”`;
}
