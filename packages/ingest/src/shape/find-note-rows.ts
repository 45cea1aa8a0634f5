/**
 * Finds rows below the names that describe the columns: types, units, formats, the texts of questions. They are unlike
 * all rows below them.
 */
import { cellKind, isFilled, isValueKind } from "@limpid/text";
import { isMissingCell, isValueCell } from "./cell-look.ts";
import type { Rows } from "./layout.ts";
import { sampleBody } from "./sample-body.ts";

type Row = readonly string[];

const MAX_NOTE_ROWS = 2;
const MIN_BODY_ROWS = 3;
const MIN_COLUMNS = 2;
/** Share of the columns of values that the row describes. */
const MOST_COLUMNS = 0.5;
/** Share of the cells of a column that are values. */
const MOST_CELLS = 0.9;
const MIN_COUNTED = 3;
const COLUMN_NUMBER = /^[([](\d{1,3})[)\]]$/;
/** Names of the US Census Bureau below its codes: `Geography`, `Estimate!!Total`. */
const CENSUS = /^Geograph|!!/;
/** Matches `in thousands`, `(Angaben in %)`, `USD millions`, alone in its row. */
const SCALE =
  /^[([]?(?:(?:all |alle )?(?:amounts?|values?|figures|numbers|angaben|werte|beträge|montants|valeurs|importes|valores|cifras)\s+)?(?:in|en|em)\s[\p{L}\p{Sc}%'. ]{1,30}[)\]]?$|^[([]?(?:thousands?|millions?|tausend|mio|mrd|milliers|miles|[A-Z]{3} (?:thousands?|millions?))\b[\p{L}'. ]{0,30}[)\]]?$/iu;
const IMPORT_ID = /^\s*\{\s*"ImportId"/;
/** Matches the lengths and kinds of the RDB format of the US Geological Survey. */
const RDB_FORMAT = /^\d{1,4}[dns]$/i;
const TYPE =
  /^(?:u?int(?:eger)?(?:8|16|32|64)?|long|short|bigint|smallint|str(?:ing)?|text|(?:n?var)?char(?:acter)?(?:\(\d+\))?|varying|float(?:32|64)?|double|real|num(?:ber|eric)?|decimal(?:\(\d+(?:,\s?\d+)?\))?|bool(?:ean)?|date|datetime|timestamp|time|object|category|categorical|factor|enum|id|uuid|json|continuous|discrete|class|meta)$/i;

/** Returns how many rows from `bodyRow` on are such notes. `names` are the texts of the row above. */
export function countNoteRows(rows: Rows, bodyRow: number, names: Row): number {
  for (let count = MAX_NOTE_ROWS; count > 0; count--) {
    const notes = rows.slice(bodyRow, bodyRow + count);
    const body = sampleBody(rows, bodyRow + count);
    if (notes.length === count && notes.every((row, index) => isNoteRow(row, names, body, index > 0))) return count;
  }
  return 0;
}

/** A further note, such as the methods of a logger below its units, may describe a single column. */
function isNoteRow(row: Row, names: Row, body: Rows, isFurther: boolean): boolean {
  const filled = row.filter(isFilled);
  if (body.length >= MIN_BODY_ROWS && isScaleRow(row)) return true;
  if (body.length < 1 || filled.length < (isFurther ? 1 : MIN_COLUMNS) || row.length > names.length) return false;
  if (areAll(filled, IMPORT_ID) || isCounting(filled)) return true;
  const isNew = !body.slice(0, MIN_BODY_ROWS).some((cells) => cells.some((cell, index) => isTaken(cell, row[index])));
  if (
    areAll(filled, RDB_FORMAT) ||
    areAll(filled, CENSUS) ||
    (areAll(filled, TYPE) && filled.length * 2 > names.length)
  )
    return isNew;
  return body.length >= MIN_BODY_ROWS && isUnlike(row, body, isFurther);
}

/** Whether the scale of all amounts stands alone in the row. */
export function isScaleRow(row: Row): boolean {
  const filled = row.filter(isFilled);
  return filled.length === 1 && areAll(filled, SCALE);
}

/** Whether the row numbers the columns: `(1) (2) (3)`. */
function isCounting(filled: Row): boolean {
  const numbers = filled.map((cell) => COLUMN_NUMBER.exec(cell.trim()));
  const start = Number(numbers[0]?.[1]);
  return filled.length >= MIN_COUNTED && numbers.every((number, index) => Number(number?.[1]) === start + index);
}

/** Whether the row has words in columns that hold values alone. */
function isUnlike(row: Row, body: Rows, isFurther: boolean): boolean {
  const columns = row.flatMap((_, column) => (hasOnlyValues(body, column) ? [column] : []));
  if (columns.length < MIN_COLUMNS) return false;
  const cells = columns.map((column) => row[column] ?? "").filter(isFilled);
  const words = cells.filter((cell) => !isMissingCell(cell) && !isValueKind(cellKind(cell)));
  if (words.length < cells.length || words.length === 0) return false;
  if (!isFurther && words.length < Math.max(MIN_COLUMNS, columns.length * MOST_COLUMNS)) return false;
  return row.every((cell, column) => !isFilled(cell) || !body.some((cells) => isTaken(cell, cells[column])));
}

function hasOnlyValues(body: Rows, column: number): boolean {
  const cells = body.map((row) => row[column] ?? "").filter((cell) => !isMissingCell(cell));
  const values = cells.filter(isValueCell);
  return values.length >= Math.max(MIN_BODY_ROWS, body.length / 2) && values.length >= cells.length * MOST_CELLS;
}

function isTaken(cell: string, other: string | undefined): boolean {
  return isFilled(cell) && cell.trim() === other?.trim();
}

function areAll(cells: Row, pattern: RegExp): boolean {
  return cells.every((cell) => pattern.test(cell.trim()));
}
