/**
 * Gives each column of a cleaned table the type of its class if most cells have it, so that one bad cell does not turn
 * all dates into texts. A cell fits only if its text can be recovered from the typed value.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { deriveSqlType, type ValueType } from "@limpid/table";
import { identifier, literal } from "../parquet/duckdb.ts";
import { describeParquet, type StoredColumn } from "../parquet/row-source.ts";

export interface TypedColumn extends StoredColumn {
  /** Type of the fitting cells; VARCHAR for a column of texts. */
  readonly typed: string;
  /** Number of cells with data that do not fit the type. */
  readonly misfits: number;
}

const NUMBER = "-?(0|[1-9]\\d*)(\\.\\d+)?";
const DATETIME = "\\d{4}-\\d{2}-\\d{2}[ T]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?";
/** Smallest share of the cells with data that must fit the type. */
const MIN_SHARE = 0.5;

/** `classTypes` holds the type of each column's class; a column without one keeps its stored type. */
export async function chooseTypes(
  connection: DuckDBConnection,
  path: string,
  classTypes: readonly ValueType[],
): Promise<TypedColumn[]> {
  const columns = await describeParquet(connection, path);
  const open = columns.filter(
    ({ sqlType }, index) => sqlType === "VARCHAR" && (classTypes[index] ?? "text") !== "text",
  );
  const figures = await survey(connection, path, open);
  return columns.map((column, index) => {
    const found = figures.get(column.name);
    const { typed, fitting } = found === undefined ? NOT_TYPED : typeFor(classTypes[index] ?? "text", found);
    const isTyped = found !== undefined && fitting > 0 && fitting >= found.count * MIN_SHARE;
    return isTyped
      ? { ...column, typed, misfits: found.count - fitting }
      : { ...column, typed: column.sqlType, misfits: 0 };
  });
}

/** Returns an expression for the typed value of a cell, null if the cell does not fit. */
export function typedExpression({ name, sqlType, typed }: TypedColumn): string {
  const field = identifier(name);
  return sqlType === typed ? field : `case when ${fits(field, typed)} then try_cast(${field} as ${typed}) end`;
}

/** Returns an expression for the text of a cell that does not fit the column's type, null for all others. */
export function misfitExpression({ name, typed }: TypedColumn): string {
  const field = identifier(name);
  return `case when not (${fits(field, typed)}) then ${field} end`;
}

/** Statistics of a column of texts. */
interface Figures {
  readonly count: number;
  readonly dates: number;
  readonly timestamps: number;
  readonly flags: number;
  readonly numbers: number;
  readonly integers: number;
  readonly inexact: number;
  /** Digits of the numbers: the most before the point, and the most and fewest after it. */
  readonly whole: number;
  readonly scale: number;
  readonly leastScale: number;
}

const IS_NUMBER = fits("text", "DOUBLE");
const DECIMALS = "length(regexp_extract(text, '\\.(\\d+)$', 1))";
/** Matches if the text is printed from a double with nothing but trailing zeros lost. */
const IS_EXACT_DOUBLE = `(try_cast(text as double) = 0 or abs(try_cast(text as double)) between 1e-4 and 999999999999999)
  and regexp_replace(cast(try_cast(text as double) as varchar), '\\.0$', '')
    = case when contains(text, '.') then rtrim(rtrim(text, '0'), '.') else text end`;
const FIGURES: Readonly<Record<keyof Figures, string>> = {
  count: "count(*)",
  dates: countWhere(fits("text", "DATE")),
  timestamps: countWhere(fits("text", "TIMESTAMP")),
  flags: countWhere(fits("text", "BOOLEAN")),
  numbers: countWhere(IS_NUMBER),
  integers: countWhere(fits("text", "BIGINT")),
  inexact: countWhere(`${IS_NUMBER} and not (${IS_EXACT_DOUBLE})`),
  whole: `coalesce(max(length(regexp_extract(text, '^-?(\\d+)', 1))) filter (${IS_NUMBER}), 0)`,
  scale: `coalesce(max(${DECIMALS}) filter (${IS_NUMBER}), 0)`,
  leastScale: `coalesce(min(${DECIMALS}) filter (${IS_NUMBER}), 0)`,
};

/**
 * Returns statistics by column name for columns with values. It uses one expression for all, because thousands of them
 * take minutes.
 */
async function survey(
  connection: DuckDBConnection,
  path: string,
  columns: readonly StoredColumn[],
): Promise<ReadonlyMap<string, Figures>> {
  if (columns.length === 0) return new Map();
  const texts = `select ${columns.map(({ name }) => identifier(name)).join(", ")} from read_parquet(${literal(path)})`;
  const reader = await connection.runAndReadAll(
    `select title, ${Object.values(FIGURES).join(", ")}
     from (unpivot (${texts}) on columns(*) into name title value text) group by title`,
  );
  const names = Object.keys(FIGURES);
  return new Map(
    reader.getRows().map(([title, ...values]) => {
      const figures = Object.fromEntries(names.map((name, index) => [name, Number(values[index])]));
      return [String(title), figures as Record<keyof Figures, number>];
    }),
  );
}

interface Choice {
  readonly typed: string;
  readonly fitting: number;
}

const NOT_TYPED: Choice = { typed: "VARCHAR", fitting: 0 };

function typeFor(type: ValueType, figures: Figures): Choice {
  const { dates, timestamps, flags, numbers, integers, inexact, whole, scale, leastScale } = figures;
  if (type === "boolean") return { typed: "BOOLEAN", fitting: flags };
  if (type === "date" || type === "datetime")
    return dates >= timestamps ? { typed: "DATE", fitting: dates } : { typed: "TIMESTAMP", fitting: timestamps };
  const isBigInt = integers === numbers;
  const typed = deriveSqlType({
    type: type === "integer" && isBigInt ? "integer" : "number",
    isBigInt,
    isDouble: inexact === 0,
    isBoolean: false,
    isDate: false,
    isTimestamp: false,
    digits: { whole: Math.max(1, whole), scale, leastScale },
  });
  return typed === "VARCHAR" ? NOT_TYPED : { typed, fitting: numbers };
}

function countWhere(condition: string): string {
  return `count(*) filter (${condition})`;
}

/** Returns a condition on a text; false for null. */
function fits(field: string, typed: string): string {
  return `coalesce(${formOf(field, typed)}, false)`;
}

function formOf(field: string, typed: string): string {
  switch (typed) {
    case "DATE":
      return `regexp_full_match(${field}, '\\d{4}-\\d{2}-\\d{2}') and left(${field}, 4) <> '0000' and try_cast(${field} as date) is not null`;
    case "TIMESTAMP":
      return `regexp_full_match(${field}, '${DATETIME}') and left(${field}, 4) <> '0000' and try_cast(${field} as timestamp) is not null`;
    case "BOOLEAN":
      return `${field} in ('true', 'false')`;
    case "BIGINT":
      return `regexp_full_match(${field}, '0|-?[1-9]\\d{0,18}') and try_cast(${field} as bigint) is not null`;
    default:
      // A number would lose the sign of zero.
      return `regexp_full_match(${field}, '${NUMBER}') and not regexp_full_match(${field}, '-[0.]+')`;
  }
}
