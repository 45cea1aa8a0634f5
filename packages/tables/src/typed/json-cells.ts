/** Builds expressions that write cells as JSON. A number stays a number only if every reader gets the same value. */
import { textExpression } from "../parquet/text-expression.ts";

/** Every double, and a spreadsheet, keeps this many decimal digits. */
const SAFE_DIGITS = 15;
const MAX_SAFE_INTEGER = 2n ** 53n - 1n;
const MAX_SHEET_INTEGER = 10n ** 15n - 1n;
/** Before this day a spreadsheet counts a 29 February 1900 that never existed. */
const FIRST_SHEET_DAY = "1900-03-01";
const DAY_ZERO = "1899-12-30";
const MS_PER_DAY = 86_400_000;

/** Writes a text as a JSON string. */
export function jsonText(text: string): string {
  return `coalesce(cast(to_json(${text}) as varchar), 'null')`;
}

/** Writes a cell for programs: integers up to 2^53, decimals without trailing zeros. */
export function jsonCell(field: string, sqlType: string): string {
  const text = textExpression(field, sqlType);
  if (sqlType === "BOOLEAN") return orNull(text);
  if (isNumeric(sqlType)) return orNull(numberOrText(field, sqlType, MAX_SAFE_INTEGER));
  return sqlType === "VARCHAR" ? jsonText(field) : orNull(quoted(text));
}

/** Writes a cell for spreadsheets: days are numbers there, and numbers have 15 digits. Other values become text. */
export function jsonSheetCell(field: string, sqlType: string): string {
  if (sqlType === "DATE") return orNull(sheetDay(field));
  if (sqlType === "TIMESTAMP") return orNull(sheetTime(field));
  if (isNumeric(sqlType)) return orNull(numberOrText(field, sqlType, MAX_SHEET_INTEGER));
  return jsonCell(field, sqlType);
}

function isNumeric(sqlType: string): boolean {
  return sqlType === "BIGINT" || sqlType === "DOUBLE" || sqlType.startsWith("DECIMAL");
}

/** Returns the decimals of a DECIMAL; undefined for other types. */
export function decimalScale(sqlType: string): number | undefined {
  const scale = /^DECIMAL\(\d+,(\d+)\)$/.exec(sqlType)?.[1];
  return scale === undefined ? undefined : Number(scale);
}

function numberOrText(field: string, sqlType: string, mostWhole: bigint): string {
  const text = textExpression(field, sqlType);
  const scale = decimalScale(sqlType);
  const isWhole = sqlType === "BIGINT" || scale === 0;
  const plain = isWhole || scale === undefined ? text : `rtrim(rtrim(${text}, '0'), '.')`;
  const isSafe = isWhole ? `${field} between -${mostWhole} and ${mostWhole}` : hasFewDigits(field, plain, scale);
  return `case when ${isSafe} then ${plain} else ${quoted(text)} end`;
}

function hasFewDigits(field: string, text: string, scale: number | undefined): string {
  if (scale !== undefined && scale < SAFE_DIGITS) return `abs(${field}) < 1${"0".repeat(SAFE_DIGITS - scale)}`;
  return `length(regexp_replace(${text}, '^-?0*\\.?0*|\\.', '', 'g')) <= ${SAFE_DIGITS}`;
}

function sheetDay(field: string): string {
  const isShown = `${field} >= date '${FIRST_SHEET_DAY}' and ${field} < date '10000-01-01'`;
  return `case when ${isShown} then cast(${field} - date '${DAY_ZERO}' as varchar) else ${quoted(`cast(${field} as varchar)`)} end`;
}

function sheetTime(field: string): string {
  const isShown = `${field} >= timestamp '${FIRST_SHEET_DAY}' and ${field} < timestamp '10000-01-01' and epoch_us(${field}) % 1000 = 0`;
  const days = `(epoch_ms(${field}) - epoch_ms(timestamp '${DAY_ZERO}')) / ${MS_PER_DAY}.0`;
  return `case when ${isShown} then cast(round(cast(${days} as double), 10) as varchar) else ${quoted(`cast(${field} as varchar)`)} end`;
}

/** Quotes a text that needs no escape; null stays null. */
function quoted(text: string): string {
  return `'"' || ${text} || '"'`;
}

function orNull(text: string): string {
  return `coalesce(${text}, 'null')`;
}
