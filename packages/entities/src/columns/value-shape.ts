/** Shapes of codes: what is a letter, what a digit, and what stands between. */
import { type CountedValue, countCells } from "@limpid/table";
import { isAscii, isDigitAt, isLetterAt } from "@limpid/text";
import { findMajority } from "./find-majority.ts";

const MAX_LENGTH = 60;
const LEADING_LETTERS = /^\p{L}{1,12}(?=[-_/.# ]?\d)/u;

/** Runs of letters as A, of digits as 9: "AB-1234" is "A-9". */
export function valueShape(text: string): string {
  const start = text.slice(0, MAX_LENGTH);
  return isAscii(start) ? asciiShapeOf(start) : start.replace(/\p{L}+/gu, "A").replace(/\d+/g, "9");
}

function asciiShapeOf(text: string): string {
  let shape = "";
  let before = "";
  for (let at = 0; at < text.length; at++) {
    const kind = isLetterAt(text, at) ? "A" : isDigitAt(text, at) ? "9" : "";
    if (kind === "" || kind !== before) shape += kind === "" ? text.charAt(at) : kind;
    before = kind;
  }
  return shape;
}

/** Returns `valueShape` with the length of each run: "AB-1234" is "AA-9999". */
function exactShapeOf(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/\p{L}/gu, "A").replace(/\d/g, "9");
}

export interface ShapeEvidence {
  /** The shape that nearly all cells have; undefined where there is none. */
  readonly shape: string | undefined;
  /** The shape with lengths, where nearly all cells agree in it too. */
  readonly exactShape: string | undefined;
}

const NEARLY_ALL = 0.95;
/** Fewer cells than this prove no pattern. */
const MIN_COUNT = 20;
/** Codes are few; of identifiers, which are many, the first ones tell the pattern. */
const MAX_VALUES = 5_000;

/** Spaces around a code are no part of its shape. */
export function learnShapes(all: readonly CountedValue[]): ShapeEvidence {
  const values = all.slice(0, MAX_VALUES).map(({ text, count }) => ({ text: text.trim(), count }));
  const cells = countCells(values);
  if (cells < MIN_COUNT) return { shape: undefined, exactShape: undefined };
  return {
    shape: findMajority(values, valueShape, NEARLY_ALL),
    exactShape: findMajority(values, exactShapeOf, NEARLY_ALL),
  };
}

export function describeShapes({ shape, exactShape }: ShapeEvidence): readonly string[] {
  const pattern = exactShape ?? shape;
  return pattern === undefined ? [] : [`Pattern of nearly all cells: ${pattern} (A = letter, 9 = digit).`];
}

/** The letters in front of a code's number, and the number at its end, where it has them. */
export function partsOfCode(text: string): Readonly<Record<string, string>> {
  const prefix = LEADING_LETTERS.exec(text)?.[0];
  const number = numberAtEnd(text.slice(-MAX_LENGTH));
  if (prefix === undefined) return number === "" ? {} : { number };
  return number === "" ? { prefix } : { prefix, number };
}

function numberAtEnd(text: string): string {
  let start = text.length;
  while (start > 0 && isDigitAt(text, start - 1)) start--;
  return text.slice(start);
}
