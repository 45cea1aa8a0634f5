/**
 * Two values of a row that are in each other's column: a country under city, and the city under country. Each is
 * nowhere else in the column it stands in, and several times in the other one.
 */
import { defineRowDetector } from "../detector.ts";
import { type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";

/** Cells of the other column that must hold the value. Measured (bench constants): with one, 53 right values are found wrong. */
const MIN_CELLS = 2;
const SURE = 0.95;
/** Columns that have more of their values in common, such as home and away, are no strangers to each other's. */
const MAX_SHARED = 0.1;

/** Values that are swapped in more rows than a few stand in this many times as many cells of their own column. */
const MIN_TIMES = 1.2;
/** Different ones of both columns, which are words: numbers and a few answers may stand in either. */
const MIN_TURNED = 6;
/** Values that are strangers without the one beside them, for each that is turned: somebody may have mended some. */
const MAX_ALONE = 0.25;
const LETTER = /\p{L}/u;

type Feature = "here" | "there" | "often";

export const swappedFields = defineRowDetector<Feature>({
  name: "swapped fields",
  about: "Two values of a row that are in each other's column",
  source: "Practice of data entry: values typed into the neighbouring field (Rahm and Do 2000, misfielded values)",
  // Many a name is first name and surname, and many a code may stand in either column.
  rules: { "rows.swap": "propose" },
  features: {
    here: "other cells of the column that hold the value of the cell beside",
    there: "other cells of the column beside that hold the value of the cell",
    often: "1 where such values are swapped in more rows than one",
  },
  *detect(columns) {
    for (const [index, column] of columns.entries()) {
      const beside = columns[index + 1];
      if (beside === undefined) continue;
      const shared = findShared(column, beside);
      const once = swappedRows(column, beside, shared);
      for (const row of once.length > 0 ? once : rowsOftenSwapped(column, beside, shared)) {
        const often = once.length > 0 ? 0 : 1;
        const [left, right] = [column.codes[row] ?? NO_DATA, beside.codes[row] ?? NO_DATA];
        const [there, back] = [shared.there[left] ?? NO_DATA, shared.back[right] ?? NO_DATA];
        const [here, elsewhere] = [column.counts[back] ?? 0, beside.counts[there] ?? 0];
        yield { ...swap(back, column, beside), column: index, row, features: { here, there: elsewhere, often } };
        yield {
          ...swap(there, beside, column),
          column: index + 1,
          row,
          features: { here: elsewhere, there: here, often },
        };
      }
    }
  },
  probability: ({ often }) => (often === 1 ? 0 : SURE),
  isMany: () => true,
});

function swap(code: number, into: EncodedColumn, from: EncodedColumn) {
  const output = into.texts[code] ?? "";
  const explain = () =>
    `Swapped with ${from.title}: ${into.counts[code] ?? 0} other cells have "${output}" in this column, none in that one.`;
  return { kind: "cell", output, rule: "rows.swap", explain } as const;
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
    own.counts[code] === 1 && otherCode !== NO_DATA && (other.counts[otherCode] ?? 0) >= MIN_CELLS;
  for (let row = 0; row < column.codes.length; row++) {
    const [left, right] = [column.codes[row] ?? NO_DATA, beside.codes[row] ?? NO_DATA];
    const [leftThere, rightBack] = [there[left] ?? NO_DATA, back[right] ?? NO_DATA];
    if (leftThere === NO_DATA || rightBack === NO_DATA || leftThere === right) continue;
    if (isStranger(left, column, beside, leftThere) && isStranger(right, beside, column, rightBack)) rows.push(row);
  }
  const smaller = Math.min(column.texts.length, beside.texts.length) - 1;
  return count - 2 * rows.length <= MAX_SHARED * smaller ? rows : [];
}

/**
 * Rows whose values stand in more cells of the other column, both of them, where next to nothing is shared once they are
 * turned.
 */
function rowsOftenSwapped(
  column: EncodedColumn,
  beside: EncodedColumn,
  { count, there, back }: Shared,
): readonly number[] {
  const smaller = Math.min(column.texts.length, beside.texts.length) - 1;
  if (count === 0 || smaller < 1) return [];
  const isStrange = (code: number, own: EncodedColumn, other: EncodedColumn, otherCode: number): boolean =>
    otherCode !== NO_DATA && (other.counts[otherCode] ?? 0) >= MIN_TIMES * (own.counts[code] ?? 0);
  const rows: number[] = [];
  const turned = new Set<string>();
  const alone = new Set<string>();
  for (let row = 0; row < column.codes.length; row++) {
    const [left, right] = [column.codes[row] ?? NO_DATA, beside.codes[row] ?? NO_DATA];
    const isLeft = isStrange(left, column, beside, there[left] ?? NO_DATA);
    const isRight = isStrange(right, beside, column, back[right] ?? NO_DATA);
    const both = isLeft && isRight && (there[left] ?? NO_DATA) !== right;
    const [own, other] = [column.texts[left] ?? "", beside.texts[right] ?? ""];
    if (both) {
      rows.push(row);
      turned.add(own).add(other);
    } else {
      if (isLeft) alone.add(own);
      if (isRight) alone.add(other);
    }
  }
  const isProven = turned.size >= MIN_TURNED && [...turned].every((text) => LETTER.test(text));
  return isProven && alone.size <= MAX_ALONE * turned.size && count <= turned.size + alone.size ? rows : [];
}
