/**
 * Decides whether a file is one column whose texts merely contain the delimiter. Cut at it, all rows above the first
 * longer one would be taken for titles and be lost.
 */
import { cellKind, isValueKind } from "@limpid/text";
import { isNoName } from "../../shape/cell-look.ts";
import { headerScore } from "../../shape/has-header.ts";
import type { Measure } from "./measure-dialect.ts";

/** A number with a decimal comma, which may be two numbers. */
const DECIMAL = /^\s*-?\d+,\d+\s*$/;
const GROUPED = /^\s*-?\d{1,3}(?:,\d{3})+(?:\.\d*)?\s*$/;
const FRACTION = /,0\d/;
/** A single comma before a blank or within a number. */
const COMMA_IN_NAME = /^[^,;\t|]*(?:, |\d,\d)[^,;\t|]*$/;
const MIN_PROSE_ROWS = 8;
const MAX_PROSE_SHARE = 0.2;
const MAX_ROWS = 500;
/** Share of the rows that have to agree. */
const MOST = 0.8;
/** Log odds from which the first cut row certainly holds names, and the rows above it are titles. */
const SURE = 1.5;
/** This many rows below names are a table, whatever is above it. */
const TABLE_ROWS = 3;

interface Lines {
  /** Rows without a delimiter above the first row that has one. */
  readonly above: readonly string[];
  /** All rows without a delimiter. */
  readonly whole: readonly string[];
  readonly cut: readonly string[];
  /** The cells of the rows in `cut`. */
  readonly cells: readonly (readonly string[])[];
}

export function isOneColumn(measure: Measure): boolean {
  if (isProse(measure)) return true;
  const { rows, block, widths, dialect } = measure;
  const [first] = rows;
  if (first === undefined) return false;
  const lines = splitLines(measure);
  if (lines.cut.length === 0) return false;
  if (areNumbers(lines) || isNameCut(lines) || arePhrases(lines, dialect.delimiter)) return true;
  // A file that begins with a cut row is a table; quotes around cells are no accident.
  if (block.width(first) > 1 || measure.quotedCells > 0) return false;
  if (widths.usual > 2 && lines.cells.every(({ length }) => length === widths.usual)) return false;
  if (isNamed(lines)) return false;
  if (lines.above.length >= lines.cut.length) return true;
  return dialect.delimiter === "," && isPunctuation(lines);
}

/** Whether the lines are text with a few commas: most are not cut at all, and the others not alike. */
function isProse({ rows, widths, block }: Measure): boolean {
  const whole = rows.filter((row) => block.width(row) === 1).length;
  return rows.length >= MIN_PROSE_ROWS && whole > rows.length / 2 && widths.share < MAX_PROSE_SHARE;
}

function splitLines({ rows, block }: Measure): Lines {
  const some = rows.slice(0, MAX_ROWS);
  const start = some.findIndex((row) => block.width(row) > 1);
  const cut = some.filter((row) => block.width(row) > 1);
  return {
    above: some.slice(0, Math.max(start, 0)).map((row) => block.line(row)),
    whole: some.filter((row) => block.width(row) === 1).map((row) => block.line(row)),
    cut: cut.map((row) => block.line(row)),
    cells: cut.map((row) => block.texts(row)),
  };
}

/** Whether each row, perhaps below a name, may be one number with a decimal comma as well as two numbers. */
export function areDecimals({ rows, block, dialect }: Measure): boolean {
  if (dialect.delimiter !== ",") return false;
  const [first = "", ...others] = rows.slice(0, MAX_ROWS).map((row) => block.line(row));
  const lines = first.includes(",") ? [first, ...others] : others;
  return lines.length > 0 && lines.every((line) => DECIMAL.test(line));
}

/** Whether the cut rows are numbers like those that are whole, `100` and `1,000`, or all rows below a name are. */
function areNumbers({ above, whole, cut }: Lines): boolean {
  const isNumber = (line: string): boolean => cellKind(line) === "number";
  const numbers = whole.filter(isNumber).length;
  if (numbers > 0 && numbers === whole.length) return cut.every(isOneNumber);
  // A name may stand above the numbers.
  if (numbers > 0 && numbers === whole.length - 1 && above.length > 0) return cut.every(isNumber);
  const isNamed = whole.length === 1 && above.length === 1;
  // No whole number begins with a zero: `0,05` is one.
  return isNamed && cut.every(isOneNumber) && cut.some((line) => GROUPED.test(line) || FRACTION.test(line));
}

function isOneNumber(line: string): boolean {
  return DECIMAL.test(line) || GROUPED.test(line);
}

/** Whether the comma of the first line alone is that of a name, `Amount, CHF`, and no other line has one. */
function isNameCut({ above, whole, cut: [name = "", ...others] }: Lines): boolean {
  return above.length === 0 && others.length === 0 && whole.length > 1 && COMMA_IN_NAME.test(name);
}

/** Whether blanks cut texts such as `Room 12`, below a single name. */
function arePhrases({ above, cells }: Lines, delimiter: string): boolean {
  if (delimiter !== " " || above.length !== 1 || above.some(isNoName)) return false;
  return cells.every(([first = "", ...rest]) => rest.length === 1 && !isValueKind(cellKind(first)));
}

/** Whether the first cut row certainly names the columns of enough rows below it. */
function isNamed({ cells }: Lines): boolean {
  const [names = [], ...body] = cells;
  if (body.length === 0 || names.some(isNoName)) return false;
  const alike = body.filter(({ length }) => length === names.length);
  if (alike.length < body.length * MOST) return false;
  return headerScore(names, alike) > (alike.length < TABLE_ROWS ? SURE : 0) && hasValues(alike);
}

function hasValues(body: readonly (readonly string[])[]): boolean {
  const values = body.filter((row) => row.some((cell) => isValueKind(cellKind(cell))));
  return values.length >= body.length * MOST;
}

/** Whether the commas are those of texts: followed by a blank, between words. */
function isPunctuation({ cut, cells }: Lines): boolean {
  const isText = (line: string, row: number): boolean =>
    !/,\S/.test(line) && !(cells[row] ?? []).some((cell) => isValueKind(cellKind(cell)));
  return cut.filter(isText).length >= cut.length * MOST;
}
