/**
 * Decides whether the first row of a table holds the titles of its columns. Rules decide the plain cases, the header
 * model the others.
 */
import { headerLogOdds } from "@limpid/models";
import { isNoName } from "./cell-look.ts";
import { isNumberedStem, isRunOfNames } from "./run-of-names.ts";

type Row = readonly string[];

/** Log odds of a row that the rules have decided. */
const CERTAIN = 3;

export function hasHeader(first: Row, body: readonly Row[]): boolean {
  return headerScore(first, body) > 0;
}

/** Returns the log odds that the first row names the columns of the rows below it. */
export function headerScore(first: Row, body: readonly Row[]): number {
  if (first.length === 0) return Number.NEGATIVE_INFINITY;
  const others = withoutRepeats(first, body);
  if (isRunOfNames(first, others) || isNumberedStem(first, others)) return CERTAIN;
  // A single row names nothing, and a row with a value holds no names.
  if (others.length === 0 && first.some(isNoName)) return Number.NEGATIVE_INFINITY;
  if (areBoxesNamed(first, others)) return TICKED;
  return headerLogOdds(first, others);
}

/** Log odds of a header whose names are what is ticked below them. */
const TICKED = 6;
const MIN_BOXES = 2;

/** Boxes of a form: the cells below a name are blank or repeat it. */
function areBoxesNamed(first: Row, body: readonly Row[]): boolean {
  if (new Set(first).size < first.length || first.some((cell) => cell === "" || VALUE.test(cell))) return false;
  const boxes = first.filter((name, column) => {
    const ticked = body.filter((row) => (row[column] ?? "") !== "");
    return ticked.length > 0 && ticked.length < body.length && ticked.every((row) => row[column] === name);
  });
  return boxes.length >= MIN_BOXES;
}

const VALUE = /^[-+]?[\d.,]+$/;

/** Removes the few rows that repeat the first one, as names are repeated above each section of a report. */
function withoutRepeats(first: Row, body: readonly Row[]): readonly Row[] {
  if (first.length < 2 || first.some(isNoName)) return body;
  const others = body.filter((row) => first.some((cell, column) => cell !== row[column]));
  return others.length * 2 > body.length ? others : body;
}
