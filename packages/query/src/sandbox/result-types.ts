/** Which of the types of a table's columns the values of a result have, and how they are written. */
import type { DuckDBType, DuckDBValue } from "@duckdb/node-api";

export interface ResultType {
  /** Told of each value, for the types that depend on them. */
  readonly see: (text: string) => void;
  /** After the last value. */
  readonly sqlType: () => string;
}

const PLAIN: Readonly<Record<string, string>> = {
  BOOLEAN: "BOOLEAN",
  TINYINT: "BIGINT",
  SMALLINT: "BIGINT",
  INTEGER: "BIGINT",
  BIGINT: "BIGINT",
  UTINYINT: "BIGINT",
  USMALLINT: "BIGINT",
  UINTEGER: "BIGINT",
  FLOAT: "DOUBLE",
  DOUBLE: "DOUBLE",
  DATE: "DATE",
  TIMESTAMP: "TIMESTAMP",
  TIMESTAMP_S: "TIMESTAMP",
  TIMESTAMP_MS: "TIMESTAMP",
};
/** A sum of whole numbers is one of these, however small it is. */
const LARGE = new Set(["HUGEINT", "UHUGEINT", "UBIGINT"]);
const DECIMAL = /^DECIMAL\(\d{1,2},\d{1,2}\)$/;
const MAX_BIGINT = 2n ** 63n - 1n;
const DECIMAL_DIGITS = 38;

export function typeOfColumn(type: DuckDBType): ResultType {
  // An alias such as JSON is shown as text.
  const name = type.alias === undefined ? type.toString() : "VARCHAR";
  if (LARGE.has(name)) return largeType();
  const sqlType = DECIMAL.test(name) ? name : (PLAIN[name] ?? "VARCHAR");
  return { see: () => undefined, sqlType: () => sqlType };
}

function largeType(): ResultType {
  let sqlType = "BIGINT";
  return {
    see: (text) => {
      const value = BigInt(text);
      const size = value < 0n ? -value : value;
      if (size <= MAX_BIGINT || sqlType === "VARCHAR") return;
      sqlType = String(size).length <= DECIMAL_DIGITS ? "DECIMAL(38,0)" : "VARCHAR";
    },
    sqlType: () => sqlType,
  };
}

export function textOf(value: DuckDBValue): string {
  return typeof value === "string" ? value : String(value);
}
