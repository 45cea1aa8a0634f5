/**
 * Chooses the SQL type of a cleaned column. A type is used only if every text can be read back from it unchanged;
 * otherwise the column stays VARCHAR, so that nothing is lost.
 */
import type { ValueType } from "./clean-table.ts";

const INTEGER = /^(0|-?[1-9]\d{0,18})$/;
const NUMBER = /^-?(0|[1-9]\d*)(?:\.(\d+))?$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATETIME = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/;
const MAX_BIGINT = 2n ** 63n - 1n;
const MIN_BIGINT = -(2n ** 63n);
const SHORT_DECIMAL_DIGITS = 18;
const MAX_DECIMAL_DIGITS = 38;
/** A double prints every decimal number of so many digits as it was. */
const EXACT_DIGITS = 15;
/** Outside this range a double is printed with an exponent, or inexactly. */
const DOUBLE_RANGE = { least: 1e-4, most: 1e15 } as const;

/** Facts that decide the SQL type of a column. Those of a whole column follow from those of its parts. */
export interface TypeFacts {
  readonly type: ValueType;
  /** Whether every text is a value of the SQL type in the name. */
  readonly isBigInt: boolean;
  readonly isDouble: boolean;
  readonly isBoolean: boolean;
  readonly isDate: boolean;
  readonly isTimestamp: boolean;
  /** Null if some text is no number. */
  readonly digits: Digits | null;
}

/** Returns the type of a column whose values with data are `texts`. */
export function chooseSqlType(type: ValueType, texts: readonly string[]): string {
  return deriveSqlType(gatherTypeFacts(type, texts));
}

/** Skips facts that do not affect the type or a wider one. */
export function gatherTypeFacts(type: ValueType, texts: readonly string[]): TypeFacts {
  const isNumeric = type === "integer" || type === "number";
  const isDay = type === "date" || type === "datetime";
  return {
    type,
    isBigInt: isNumeric && texts.every(isBigInt),
    isDouble: isNumeric && texts.every(isExactDouble),
    isBoolean: type === "boolean" && texts.every((text) => text === "true" || text === "false"),
    isDate: isDay && texts.every(isDate),
    isTimestamp: isDay && texts.every(isDatetime),
    digits: isNumeric ? (measureDigits(texts) ?? null) : null,
  };
}

export function mergeTypeFacts(one: TypeFacts, other: TypeFacts): TypeFacts {
  return {
    type: widerType(one.type, other.type),
    isBigInt: one.isBigInt && other.isBigInt,
    isDouble: one.isDouble && other.isDouble,
    isBoolean: one.isBoolean && other.isBoolean,
    isDate: one.isDate && other.isDate,
    isTimestamp: one.isTimestamp && other.isTimestamp,
    digits: mergeDigits(one.digits, other.digits),
  };
}

export function deriveSqlType(facts: TypeFacts): string {
  switch (facts.type) {
    case "text":
      return "VARCHAR";
    case "integer":
      return facts.isBigInt ? "BIGINT" : "VARCHAR";
    case "number":
      return chooseNumberType(facts);
    case "boolean":
      return facts.isBoolean ? "BOOLEAN" : "VARCHAR";
    case "date":
      return facts.isDate ? "DATE" : "VARCHAR";
    case "datetime":
      return facts.isTimestamp ? "TIMESTAMP" : "VARCHAR";
  }
}

const WIDER: Partial<Record<ValueType, ValueType>> = { integer: "number", date: "datetime" };

/** Widens whole numbers to numbers, days to datetimes, and everything else to text. */
function widerType(one: ValueType, other: ValueType): ValueType {
  if (one === other || WIDER[other] === one) return one;
  return WIDER[one] === other ? other : "text";
}

/** Returns the type of a stored column after some of its values are replaced by `texts`. */
export function widenSqlType(sqlType: string, texts: readonly string[]): string {
  const decimal = /^DECIMAL\((\d+),(\d+)\)$/.exec(sqlType);
  if (decimal !== null) return widenDecimal(sqlType, Number(decimal[1]), Number(decimal[2]), texts);
  switch (sqlType) {
    case "BIGINT":
      return texts.every(isBigInt) ? sqlType : widenDecimal(sqlType, 0, 0, texts);
    case "DOUBLE":
      return texts.every(isExactDouble) ? sqlType : "VARCHAR";
    case "BOOLEAN":
      return chooseSqlType("boolean", texts);
    case "DATE":
      return chooseSqlType("date", texts);
    case "TIMESTAMP":
      return chooseSqlType("datetime", texts);
    default:
      return "VARCHAR";
  }
}

export function toValueType(sqlType: string): ValueType {
  if (sqlType.startsWith("DECIMAL") || sqlType === "DOUBLE") return "number";
  const types: Readonly<Record<string, ValueType>> = {
    BIGINT: "integer",
    BOOLEAN: "boolean",
    DATE: "date",
    TIMESTAMP: "datetime",
  };
  return types[sqlType] ?? "text";
}

/** Prices and the like with a fixed number of decimals print unchanged from DECIMAL only. */
function chooseNumberType({ digits, isDouble }: TypeFacts): string {
  if (digits === null) return "VARCHAR";
  const { whole, scale, leastScale } = digits;
  const hasSameScale = leastScale === null || leastScale === scale;
  if (hasSameScale && whole + scale <= SHORT_DECIMAL_DIGITS) return `DECIMAL(${SHORT_DECIMAL_DIGITS},${scale})`;
  if (isDouble) return "DOUBLE";
  return whole + scale <= MAX_DECIMAL_DIGITS ? `DECIMAL(${MAX_DECIMAL_DIGITS},${scale})` : "VARCHAR";
}

function widenDecimal(sqlType: string, precision: number, scale: number, texts: readonly string[]): string {
  const digits = measureDigits(texts);
  if (digits === undefined) return "VARCHAR";
  if (digits.scale <= scale && digits.whole <= precision - scale) return sqlType;
  const widest = Math.max(scale, digits.scale);
  const whole = Math.max(precision === 0 ? 19 : precision - scale, digits.whole);
  return whole + widest <= MAX_DECIMAL_DIGITS ? `DECIMAL(${MAX_DECIMAL_DIGITS},${widest})` : "VARCHAR";
}

/** Largest numbers of digits before and after the point. */
interface Digits {
  readonly whole: number;
  readonly scale: number;
  /** Smallest number of digits after the point; null without texts. */
  readonly leastScale: number | null;
}

function measureDigits(texts: readonly string[]): Digits | undefined {
  let whole = 1;
  let scale = 0;
  let leastScale = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const match = NUMBER.exec(text);
    if (match === null || isNegativeZero(text)) return undefined;
    const decimals = match[2]?.length ?? 0;
    whole = Math.max(whole, match[1]?.length ?? 0);
    scale = Math.max(scale, decimals);
    leastScale = Math.min(leastScale, decimals);
  }
  return { whole, scale, leastScale: texts.length === 0 ? null : leastScale };
}

function mergeDigits(one: Digits | null, other: Digits | null): Digits | null {
  if (one === null || other === null) return null;
  return {
    whole: Math.max(one.whole, other.whole),
    scale: Math.max(one.scale, other.scale),
    leastScale:
      one.leastScale === null || other.leastScale === null
        ? (one.leastScale ?? other.leastScale)
        : Math.min(one.leastScale, other.leastScale),
  };
}

/** A number would lose the sign of zero. */
function isNegativeZero(text: string): boolean {
  return text.startsWith("-") && Number(text) === 0;
}

function isBigInt(text: string): boolean {
  if (!INTEGER.test(text)) return false;
  if (text.length <= SHORT_DECIMAL_DIGITS) return true;
  const value = BigInt(text);
  return value >= MIN_BIGINT && value <= MAX_BIGINT;
}

function isExactDouble(text: string): boolean {
  if (!NUMBER.test(text) || isNegativeZero(text)) return false;
  const value = Number(text);
  const size = Math.abs(value);
  if (size !== 0 && (size < DOUBLE_RANGE.least || size >= DOUBLE_RANGE.most)) return false;
  if (text.length <= EXACT_DIGITS) return true;
  return String(value) === (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
}

function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null || match[1] === "0000") return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function isDatetime(text: string): boolean {
  const match = DATETIME.exec(text);
  return match !== null && isDate(match[1] ?? "");
}
