/** Chooses how the texts of a column are stored by their SQL type. */
import { FixedValues } from "./fixed-values.ts";
import type { Dictionary, StoredValues } from "./stored-values.ts";
import { TextValues } from "./text-values.ts";
import { TruthValues } from "./truth-values.ts";

const DECIMAL = /^DECIMAL\((\d+),(\d+)\)$/;
const LONG_DECIMAL_BYTES = 16;
const SHORT_DECIMAL_DIGITS = 18;
const DAY_MS = 86_400_000;
const DAY_MICROS = 86_400_000_000n;

/** `sqlType` is a type of `chooseSqlType` or INTEGER, and every text is a value of it. Throws for another type. */
export function storeValues(sqlType: string, dict: Dictionary): StoredValues {
  if (dict instanceof Uint32Array) return FixedValues.longs({ type: "INT64" }, dict, (value) => value);
  const decimal = DECIMAL.exec(sqlType);
  if (decimal !== null) return decimalValues(dict, Number(decimal[1]), Number(decimal[2]));
  switch (sqlType) {
    case "VARCHAR":
      return new TextValues(dict);
    case "BOOLEAN":
      return new TruthValues(dict);
    case "INTEGER":
      return FixedValues.integers({ type: "INT32" }, dict, Number);
    case "BIGINT":
      return FixedValues.longs({ type: "INT64" }, dict, wholeNumber);
    case "DOUBLE":
      return FixedValues.doubles({ type: "DOUBLE" }, dict, Number);
    case "DATE":
      return FixedValues.integers(
        { type: "INT32", converted_type: "DATE", logical_type: { type: "DATE" } },
        dict,
        toDay,
      );
    case "TIMESTAMP":
      return FixedValues.longs(
        { type: "INT64", logical_type: { type: "TIMESTAMP", isAdjustedToUTC: false, unit: "MICROS" } },
        dict,
        toMicroseconds,
      );
    default:
      throw new Error(`No file is written with values of the type "${sqlType}"`);
  }
}

function decimalValues(dict: readonly (string | null)[], precision: number, scale: number): StoredValues {
  const logical = { type: "DECIMAL", precision, scale } as const;
  const decimal = { converted_type: "DECIMAL", logical_type: logical, precision, scale } as const;
  const unscaled = (text: string): number | bigint => wholeNumber(withoutPoint(text, scale));
  if (precision <= SHORT_DECIMAL_DIGITS) return FixedValues.longs({ type: "INT64", ...decimal }, dict, unscaled);
  const wide = { type: "FIXED_LEN_BYTE_ARRAY", type_length: LONG_DECIMAL_BYTES } as const;
  return FixedValues.wide({ ...wide, ...decimal }, dict, unscaled, LONG_DECIMAL_BYTES);
}

/** Returns "-1250" for "-12.5" with two digits after the point. */
function withoutPoint(text: string, scale: number): string {
  const point = text.indexOf(".");
  if (point === -1) return text + "0".repeat(scale);
  const decimals = text.slice(point + 1);
  return text.slice(0, point) + decimals + "0".repeat(scale - decimals.length);
}

/** A double holds a whole number of so many signs exactly. */
const EXACT_LENGTH = 15;

function wholeNumber(text: string): number | bigint {
  return text.length <= EXACT_LENGTH ? Number(text) : BigInt(text);
}

/** Days since 1970-01-01 of a date as `YYYY-MM-DD`, which may go on with a time. */
function toDay(text: string): number {
  const date = new Date(0);
  date.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10)));
  return date.getTime() / DAY_MS;
}

/** Microseconds since 1970 of a time as `YYYY-MM-DD HH:MM[:SS[.ffffff]]`. */
function toMicroseconds(text: string): bigint {
  const seconds = Number(text.slice(11, 13)) * 3600 + Number(text.slice(14, 16)) * 60 + Number(text.slice(17, 19));
  const micros = Number(text.slice(20).padEnd(6, "0"));
  return BigInt(toDay(text)) * DAY_MICROS + BigInt(seconds * 1_000_000 + micros);
}
