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

type Feature = "chance" | "own" | "beside" | "cells";

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
  },
  *detect(columns) {
    for (const { index, left, right } of neighboursOf(columns)) {
      const { rows, chance } = findSwapped(left, right);
      for (const row of rows) {
        yield { ...describeSwap(left, right, row), column: index, features: featuresOf(left, right, { row, chance }) };
        yield {
          ...describeSwap(right, left, row),
          column: index + 1,
          features: featuresOf(right, left, { row, chance }),
        };
      }
    }
  },
  probability: ({ chance, cells }) => (cells >= MIN_CELLS && chance <= MAX_CHANCE ? PROBABILITY : 0),
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
}

function findSwapped(left: Side, right: Side): Swapped {
  const strangersLeft = strangersOf(left.shapes, right.shapes);
  const strangersRight = strangersOf(right.shapes, left.shapes);
  const rows: number[] = [];
  if (strangersLeft.size === 0 || strangersRight.size === 0) return { rows, chance: 0 };
  let [alone, beside] = [0, 0];
  for (let row = 0; row < left.column.codes.length; row++) {
    const isLeft = strangersLeft.has(shapeAt(left, row));
    const isRight = strangersRight.has(shapeAt(right, row));
    if (isLeft) alone++;
    if (isRight) beside++;
    if (isLeft && isRight) rows.push(row);
  }
  return { rows, chance: ((alone / left.column.codes.length) * beside) / Math.max(1, rows.length) };
}

/** Shapes that hardly any cell of the column has, and many of the one beside it. */
function strangersOf(own: Shapes, beside: Shapes): ReadonlySet<number> {
  const most = Math.max(FEW, MAX_OWN_SHARE * own.filled);
  const least = Math.max(MIN_OTHERS, MIN_OTHER_SHARE * beside.filled);
  const strange = [...own.counts].filter(([shape, cells]) => cells <= most && (beside.counts.get(shape) ?? 0) >= least);
  return new Set(strange.map(([shape]) => shape));
}

function shapeAt({ column, shapes }: Side, row: number): number {
  return shapes.ofCode[column.codes[row] ?? 0] ?? NO_SHAPE;
}

function featuresOf(own: Side, other: Side, { row, chance }: { readonly row: number; readonly chance: number }) {
  const shape = shapeAt(own, row);
  return {
    chance,
    own: shareOf(own.shapes, shape),
    beside: shareOf(other.shapes, shape),
    cells: Math.min(own.shapes.filled, other.shapes.filled),
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
