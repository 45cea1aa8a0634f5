/**
 * Recognises names that are numbers or dates: days, hours, thresholds or reporting dates, which count up behind the
 * names of the first columns, as in `Station, 1, 2, 3`.
 */
import { cellKind, isFilled } from "@limpid/text";
import { isMissingCell, isValueCell } from "./cell-look.ts";

type Row = readonly string[];

const MIN_RUN = 3;
/** A row of values hardly ever rises or falls over so many numbers in uneven steps. */
const MIN_UNEVEN = 5;
/** Two dates are enough above numbers. */
const MIN_DATES = 2;
/** Rows below that are compared. */
const BODY_ROWS = 20;
const MIN_BODY_ROWS = 2;
/** More words in front are a row of texts with some numbers. */
const MAX_WORDS = 6;
/** Share of the rows that have to differ from the run. */
const MOST = 0.8;
const DATE = /^\s*(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))\s*$/;
const STEM_AND_NUMBER = /^(\p{L}[\p{L}\s._-]{0,30})(\d{1,9})$/u;
const NUMBER = /^\s*-?\d{1,9}(?:[.,]\d{1,6})?\s*%?\s*$/;

/** Whether all cells are one word with a number that counts up by one, and no row below counts likewise: `col 0, col 1`. */
export function isNumberedStem(first: Row, body: readonly Row[]): boolean {
  const rows = body.slice(0, BODY_ROWS);
  return first.length >= MIN_RUN && rows.length > 0 && isCounted(first) && !rows.some(isCounted);
}

function isCounted(row: Row): boolean {
  const parts = row.map((cell) => STEM_AND_NUMBER.exec(cell.trim()));
  const [stem, start] = [parts[0]?.[1], Number(parts[0]?.[2])];
  return stem !== undefined && parts.every((part, index) => part?.[1] === stem && Number(part[2]) === start + index);
}

/**
 * Whether the row begins with words or blanks and then counts up in numbers or dates, as no row below it does. Words
 * behind them, such as `Total`, are names as well if the steps are even. Blank columns do not count.
 */
export function isRunOfNames(names: Row, rows: readonly Row[]): boolean {
  const columns = names.flatMap((name, column) =>
    isFilled(name) || rows.some((row) => isFilled(row[column] ?? "")) ? [column] : [],
  );
  const pick = (row: Row): Row => columns.map((column) => row[column] ?? "");
  return columns.length === names.length ? isRunAbove(names, rows) : isRunAbove(pick(names), rows.map(pick));
}

function isRunAbove(first: Row, body: readonly Row[]): boolean {
  const start = first.findIndex((cell) => isFilled(cell) && readStep(cell) !== undefined);
  if (start < 1 || start > MAX_WORDS || !first.slice(0, start).every(isWord)) return false;
  const length = first.slice(start).findIndex((cell) => readStep(cell) === undefined);
  const names = first.slice(start, length < 0 ? undefined : start + length);
  const others = first.slice(start + names.length).filter(isFilled);
  if (others.length > 0 && !(others.every(isWord) && isEven(names))) return false;
  // The heading of a group and a note have nothing in these columns, and a row of units has no value.
  const rows = body.slice(0, BODY_ROWS).filter((row) => row.slice(start).some(isValueCell));
  if (rows.length < MIN_BODY_ROWS || !isRun(names)) return false;
  const below = rows.map((row) => row.slice(start, start + names.length));
  if (names.every(isDate)) return names.length >= MIN_DATES && isMostly(below, (row) => !row.some(isDate));
  if (names.length < MIN_RUN || !isMostly(below, (row) => row.some(isFilled) && row.every(mayBelong))) return false;
  if (!isEven(names) && names.length < MIN_UNEVEN && !areDecimalsApart(names, below)) return false;
  return isCorner(first.slice(0, start), rows) || isMostly(below, (row) => !isLikeRun(row, names));
}

/** Whether a word stands over a column of values: it names them, and so does the rest of its row. */
function isCorner(words: Row, rows: readonly Row[]): boolean {
  return words.some((word, column) => {
    const cells = rows.map((row) => row[column] ?? "").filter((cell) => !isMissingCell(cell));
    return isFilled(word) && cells.length * 2 > rows.length && cells.every(isValueCell);
  });
}

function isWord(cell: string): boolean {
  return !isValueCell(cell);
}

/** Below such names are numbers, or nothing. */
function mayBelong(cell: string): boolean {
  return isMissingCell(cell) || cellKind(cell) === "number";
}

function isRun(names: Row): boolean {
  const steps = names.map(readStep);
  if (steps.some((step) => step === undefined)) return false;
  const numbers = steps as readonly number[];
  const isUp = (number: number, index: number): boolean => index === 0 || number > (numbers[index - 1] ?? 0);
  const isDown = (number: number, index: number): boolean => index === 0 || number < (numbers[index - 1] ?? 0);
  return numbers.every(isUp) || numbers.every(isDown);
}

/** Whether either the names or the values below have decimals. */
function areDecimalsApart(names: Row, below: readonly Row[]): boolean {
  const hasDecimals = (cells: Row): boolean => cells.some((cell) => /\d[.,]\d/.test(cell));
  return isMostly(below, (row) => hasDecimals(row) !== hasDecimals(names));
}

/** Whether a row of values counts in the same direction and in steps like those of the names. */
function isLikeRun(row: Row, names: Row): boolean {
  return isRun(row) && isRising(row) === isRising(names) && isEven(row) === isEven(names);
}

function isRising([first = "", second = ""]: Row): boolean {
  return (readStep(first) ?? 0) < (readStep(second) ?? 0);
}

function isEven(cells: Row): boolean {
  const numbers = cells.map((cell) => readStep(cell) ?? Number.NaN);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const tolerance = Math.abs(step) * 1e-6;
  return numbers.every(
    (number, index) => index === 0 || Math.abs(number - (numbers[index - 1] ?? 0) - step) <= tolerance,
  );
}

function isDate(cell: string): boolean {
  return DATE.test(cell);
}

/** Returns the place of a number or date on its axis. */
function readStep(cell: string): number | undefined {
  const date = DATE.exec(cell);
  if (date !== null) {
    const [, year = date[6], month = date[5], day = date[4]] = date;
    return Number(year) * 10_000 + Number(month) * 100 + Number(day);
  }
  return NUMBER.test(cell) ? Number(cell.trim().replace("%", "").replace(",", ".")) : undefined;
}

function isMostly(rows: readonly Row[], test: (row: Row) => boolean): boolean {
  return rows.filter(test).length >= rows.length * MOST;
}
