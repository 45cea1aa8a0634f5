/**
 * Two values of a row of which each looks like the column of the other and not like its own: a word among the numbers,
 * and a number among the words beside it. The values need stand nowhere else.
 */
import { type Column, textAt } from "@limpid/table";
import { defineTextDetector } from "../detector.ts";
import { NO_SHAPE, readShapes, type Shapes } from "../encoded/read-shapes.ts";

/** Fewer filled cells do not show how a column looks. */
const MIN_CELLS = 20;
/** At most this share of the cells of its own column looks like the value; a few always may. */
const MAX_OWN_SHARE = 0.02;
const FEW = 2;
/** At least this share of the cells of the other column looks like it. */
const MIN_OTHER_SHARE = 0.05;
const MIN_OTHERS = 5;
/** Rows in which both are strangers by chance, for each that is found. */
const MAX_CHANCE = 0.1;
/** Less than a change needs, until it is measured. */
const PROBABILITY = 0.85;

/** If more cells look like the value, nearly all of them must do so where the other column has such a stranger, too. */
const MAX_OFTEN_SHARE = 0.45;
const MIN_TOGETHER = 0.95;
const MIN_VALUES = 5;
const LETTER = /\p{L}/u;

type Feature = "often" | "chance" | "own" | "beside" | "cells";

export const swappedLooks = defineTextDetector<Feature>({
  name: "swapped looks",
  about: "Two values of a row, each of which looks like the other's column",
  source:
    "Raman and Hellerstein 2001, Potter's Wheel: discrepancies by the structure of values; Rahm and Do 2000, misfielded values",
  rules: { "rows.swap-look": "propose" },
  features: {
    chance: "rows in which both would be strangers by chance, for each that is found",
    own: "share of the cells of its own column that look like the value",
    beside: "share of the cells of the column beside that look like it",
    cells: "filled cells of the column that has fewer",
    often: "1 where more cells than a few look like the other column",
  },
  *detect(columns) {
    for (const { index, left, right } of neighboursOf(columns)) {
      const few = findSwapped(left, right, MAX_OWN_SHARE);
      const isOften = few.rows.length === 0;
      const { rows, chance } = isOften ? findOftenSwapped(left, right) : few;
      for (const row of rows) {
        const seen = { row, chance, isOften };
        yield { ...describeSwap(left, right, row), column: index, features: featuresOf(left, right, seen) };
        yield { ...describeSwap(right, left, row), column: index + 1, features: featuresOf(right, left, seen) };
      }
    }
  },
  probability: ({ chance, cells, often }) =>
    often === 0 && cells >= MIN_CELLS && chance <= MAX_CHANCE ? PROBABILITY : 0,
  isMany: ({ cells, often }) => often === 1 && cells >= MIN_CELLS,
});

interface Side {
  readonly column: Column;
  readonly shapes: Shapes;
}

interface Neighbours {
  readonly index: number;
  readonly left: Side;
  readonly right: Side;
}

/** The shapes of no more than two columns are held at a time. */
function* neighboursOf(columns: readonly Column[]): Generator<Neighbours> {
  let left: Side | undefined;
  for (const [index, column] of columns.entries()) {
    const right = { column, shapes: readShapes(column) };
    if (left !== undefined) yield { index: index - 1, left, right };
    left = right;
  }
}

interface Swapped {
  readonly rows: readonly number[];
  readonly chance: number;
  /** The larger number of strangers in one of the columns. */
  readonly strangers: number;
}

const NO_SWAPS: Swapped = { rows: [], chance: 0, strangers: 0 };

/** Strangers that come together in the same rows, however many they are, with letters in one of the two alone: that is no chance. */
function findOftenSwapped(left: Side, right: Side): Swapped {
  const found = findSwapped(left, right, MAX_OFTEN_SHARE);
  const rows = found.rows.filter(
    (row) => LETTER.test(textAt(left.column, row)) !== LETTER.test(textAt(right.column, row)),
  );
  const values = new Set(rows.map((row) => textAt(left.column, row)));
  return rows.length >= MIN_TOGETHER * found.strangers && values.size >= MIN_VALUES ? { ...found, rows } : NO_SWAPS;
}

function findSwapped(left: Side, right: Side, share: number): Swapped {
  const strangersLeft = strangersOf(left.shapes, right.shapes, share);
  const strangersRight = strangersOf(right.shapes, left.shapes, share);
  const rows: number[] = [];
  if (strangersLeft.size === 0 || strangersRight.size === 0) return NO_SWAPS;
  let [alone, beside] = [0, 0];
  for (let row = 0; row < left.column.codes.length; row++) {
    const isLeft = strangersLeft.has(shapeAt(left, row));
    const isRight = strangersRight.has(shapeAt(right, row));
    if (isLeft) alone++;
    if (isRight) beside++;
    if (isLeft && isRight) rows.push(row);
  }
  const chance = ((alone / left.column.codes.length) * beside) / Math.max(1, rows.length);
  return { rows, chance, strangers: Math.max(alone, beside) };
}

/** Shapes that hardly any cell of the column has, and many of the one beside it. */
function strangersOf(own: Shapes, beside: Shapes, share: number): ReadonlySet<number> {
  const most = Math.max(FEW, share * own.filled);
  const least = Math.max(MIN_OTHERS, MIN_OTHER_SHARE * beside.filled);
  const strange = [...own.counts].filter(([shape, cells]) => cells <= most && (beside.counts.get(shape) ?? 0) >= least);
  return new Set(strange.map(([shape]) => shape));
}

function shapeAt({ column, shapes }: Side, row: number): number {
  return shapes.ofCode[column.codes[row] ?? 0] ?? NO_SHAPE;
}

interface Seen {
  readonly row: number;
  readonly chance: number;
  readonly isOften: boolean;
}

function featuresOf(own: Side, other: Side, { row, chance, isOften }: Seen) {
  const shape = shapeAt(own, row);
  return {
    chance,
    own: shareOf(own.shapes, shape),
    beside: shareOf(other.shapes, shape),
    cells: Math.min(own.shapes.filled, other.shapes.filled),
    often: isOften ? 1 : 0,
  };
}

function shareOf({ counts, filled }: Shapes, shape: number): number {
  return (counts.get(shape) ?? 0) / Math.max(1, filled);
}

/** The cell of one side, which the value of the other side belongs to. */
function describeSwap(own: Side, { column }: Side, row: number) {
  const output = textAt(column, row).trim();
  const like = own.shapes.counts.get(shapeAt(own, row)) ?? 0;
  const explain = () =>
    `Swapped with ${column.title}: only ${like} of ${own.shapes.filled} cells in this column look like this.`;
  return { kind: "cell", row, output, rule: "rows.swap-look", explain } as const;
}
