/**
 * The type of each column of a cleaned table as its class has it, where most cells are of it: one bad cell does not make
 * texts of all dates. A cell fits only when its text can be told from the typed value.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { ValueType } from "@limpid/table";
import { sqlTypeOf } from "./column-types.ts";
import { identifier, literal } from "./duckdb.ts";
import { describeParquet, type StoredColumn } from "./row-source.ts";

export interface TypedColumn extends StoredColumn {
  /** The type of the cells that fit; VARCHAR for a column of texts. */
  readonly typed: string;
  /** Cells with data that are not of the type. */
  readonly misfits: number;
}

const NUMBER = "-?(0|[1-9]\\d*)(\\.\\d+)?";
const DATETIME = "\\d{4}-\\d{2}-\\d{2}[ T]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?";
/** So many of the cells with data must be of the type. */
const MIN_SHARE = 0.5;

/** `classTypes` says what the class of each column stands for; a column without one stays as it is stored. */
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

/** The value of a cell in the type of its column, null where the cell does not fit. */
export function typedExpression({ name, sqlType, typed }: TypedColumn): string {
  const field = identifier(name);
  return sqlType === typed ? field : `case when ${fits(field, typed)} then try_cast(${field} as ${typed}) end`;
}

/** The text of a cell that does not fit the type of its column, null for all others. */
export function misfitExpression({ name, typed }: TypedColumn): string {
  const field = identifier(name);
  return `case when not (${fits(field, typed)}) then ${field} end`;
}

/** What is told of the values of a column, all of them texts. */
interface Figures {
  readonly count: number;
  readonly dates: number;
  readonly timestamps: number;
  readonly flags: number;
  readonly numbers: number;
  readonly integers: number;
  readonly inexact: number;
  /** Of the numbers: the most digits before the point, and the most and fewest after it. */
  readonly whole: number;
  readonly scale: number;
  readonly leastScale: number;
}

const IS_NUMBER = fits("text", "DOUBLE");
const DECIMALS = "length(regexp_extract(text, '\\.(\\d+)$', 1))";
/** As the text is printed from a double: nothing but zeros at its end may be lost. */
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

/** By the name of the column, for those that have values. One expression for all: thousands of them take minutes. */
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
  const typed = sqlTypeOf({
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

/** A condition on a text; false for null. */
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
      // The sign of zero is lost in a number.
      return `regexp_full_match(${field}, '${NUMBER}') and not regexp_full_match(${field}, '-[0.]+')`;
  }
}
