/**
 * Decides whether a file is one column whose texts merely contain the delimiter. Cut at it, all rows above the first
 * longer one would be taken for titles and be lost.
 */
import { cellKind, isValueKind } from "@limpid/text";
import { isNoName } from "../../shape/cell-look.ts";
import { headerScore } from "../../shape/has-header.ts";
import type { Measure } from "./measure-dialect.ts";

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
  // A file that begins with a cut row is a table; quotes around cells are no accident.
  if (first === undefined || block.width(first) > 1 || measure.quotedCells > 0) return false;
  const lines = splitLines(measure);
  if (lines.cut.length === 0) return false;
  if (areNumbers(lines)) return true;
  if (widths.usual > 2 && lines.cells.every(({ length }) => length === widths.usual)) return false;
  if (isNamed(lines)) return false;
  if (lines.above.length >= lines.cut.length) return true;
  return lines.whole.length > 1 && dialect.delimiter === "," && isPunctuation(lines);
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

/** Whether the cut rows are numbers like those that are whole: `100`, `1,000`. */
function areNumbers({ above, whole, cut }: Lines): boolean {
  const isNumber = (line: string): boolean => cellKind(line) === "number";
  const numbers = whole.filter(isNumber).length;
  // A name may stand above the numbers.
  return numbers > 0 && numbers >= whole.length - 1 && above.length > 0 && cut.every(isNumber);
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
