/** Maps the types of a result to the types of a table's columns. */
import type { DuckDBType, DuckDBValue } from "@duckdb/node-api";

export interface ResultType {
  /** Receives each value; only some types depend on them. */
  readonly see: (text: string) => void;
  /** Valid after the last value. */
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
/** DuckDB gives these types to sums of whole numbers, however small they are. */
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

export function toText(value: DuckDBValue): string {
  return typeof value === "string" ? value : String(value);
}
