/**
 * Rows that are the same as others in all columns, and have values that no further row has: rows that a file holds twice.
 * Where each of its values stands in other rows, too, a row may come again by nature, as one answer to a survey does.
 */
import { type Column, countCodes } from "@limpid/table";
import { defineTextDetector } from "../detector.ts";
import { OFFERED } from "../verdict.ts";

/** Columns in which only the repeated rows have their values. */
const MIN_OWN = 2;
/** Letters and digits of these values together: small numbers come again by chance, also several at once. */
const MIN_LENGTH = 16;
/** A row that comes more often is no copy that slipped in. */
const MAX_TIMES = 5;
/** If more rows repeat, the column asks. */
const MAX_FLAGGED = 0.01;

type Feature = "rows" | "repeats";

export const repeatedRows = defineTextDetector<Feature>({
  name: "repeated rows",
  about: "A row that is the same as another one in all columns",
  source:
    "Christen, Data Matching, 2012, §1: duplicates within one table; Great Expectations, compound columns to be unique",
  rules: { "rows.same": "propose" },
  features: {
    rows: "rows of the table",
    repeats: "rows that are the same as another one",
  },
  *detect(columns) {
    const counts = columns.map(countCodes);
    const groups = findRepeated(columns, counts);
    const rows = groups.flat().sort((one, other) => one - other);
    const firsts = new Set(groups.map(([first]) => first));
    const shown = columns.reduce(
      (best, { dict }, index) => (dict.length > (columns[best]?.dict.length ?? 0) ? index : best),
      0,
    );
    const features = { rows: columns[0]?.codes.length ?? 0, repeats: rows.length };
    const explain = () => "Another row has the same values in all columns.";
    for (const row of rows)
      yield {
        kind: "cell",
        column: shown,
        row,
        output: null,
        rule: "rows.same",
        features,
        explain,
        isRepeat: !firsts.has(row),
      };
  },
  probability: ({ rows, repeats }) => (repeats <= Math.max(2, MAX_FLAGGED * rows) ? OFFERED : 0),
  isMany: () => true,
});

/** The rows of each group in their order. */
function findRepeated(columns: readonly Column[], counts: readonly Uint32Array[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  const rowCount = columns[0]?.codes.length ?? 0;
  for (let row = 0; row < rowCount; row++) {
    let own = 0;
    for (let index = 0; index < columns.length && own < MIN_OWN; index++) {
      const cells = counts[index]?.[columns[index]?.codes[row] ?? 0] ?? 0;
      if (cells > 1 && cells <= MAX_TIMES) own++;
    }
    if (own < MIN_OWN) continue;
    const key = columns.map(({ codes }) => codes[row]).join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].filter((group) => {
    const own = ownTexts(columns, counts, group[0] ?? 0, (cells) => cells === group.length);
    return group.length > 1 && own.length >= MIN_OWN && own.join("").length >= MIN_LENGTH;
  });
}

/** The values of a row that stand in so many cells. */
function ownTexts(
  columns: readonly Column[],
  counts: readonly Uint32Array[],
  row: number,
  isOwn: (cells: number) => boolean,
): readonly string[] {
  const own: string[] = [];
  for (let index = 0; index < columns.length; index++) {
    const { dict, codes } = columns[index] ?? { dict: [], codes: [] };
    const code = codes[row] ?? 0;
    if (!isOwn(counts[index]?.[code] ?? 0)) continue;
    const text = dict[code]?.trim() ?? "";
    if (text !== "") own.push(text);
  }
  return own;
}
