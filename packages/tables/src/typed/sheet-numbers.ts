/**
 * Finds text columns that hold amounts except for a few odd cells; a spreadsheet gets their numbers as numbers. A
 * column whose values are names stays text, because a number in place of a name loses leading zeros and a search for
 * the text no longer finds it.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier, literal, readAll } from "../parquet/duckdb.ts";
import type { TypedColumn } from "./typed-columns.ts";

export interface SheetNumbers {
  /** Digits after the point that all of its numbers have; null if they differ. */
  readonly decimals: number | null;
}

/** Smallest share of the cells with data that are numbers. */
const MIN_SHARE = 0.9;
/** Names seldom repeat, so amounts have at most this share of distinct numbers. */
const MOST_DIFFERENT = 0.8;
/** Numbers that all have the same number of digits may be codes from this many digits on. */
const CODE_DIGITS = 4;
const MAX_DIGITS = 15;

const PLAIN = "-?(0|[1-9]\\d*)(\\.\\d+)?";
const digits = (text: string): string => `length(regexp_replace(${text}, '[^0-9]', '', 'g'))`;
const isNumber = (text: string): string =>
  `(regexp_full_match(${text}, '${PLAIN}') and not regexp_full_match(${text}, '-[0.]+') and ${digits(text)} <= ${MAX_DIGITS})`;
const DECIMALS = "length(regexp_extract(text, '\\.(\\d+)$', 1))";

const FIGURES = {
  count: "count(*)",
  numbers: `count(*) filter (${isNumber("text")})`,
  different: `count(distinct text) filter (${isNumber("text")})`,
  /** Zeros before a number, more digits than a spreadsheet keeps, or digits among letters: none of them is an amount. */
  codes: `count(*) filter (regexp_full_match(text, '[+-]?0\\d+.*') or regexp_matches(text, '\\d{${MAX_DIGITS + 1}}')
    or regexp_full_match(text, '[^ ]*(\\d[^ ]*[A-Za-z]|[A-Za-z][^ ]*\\d)[^ ]*'))`,
  amounts: `count(*) filter (${isNumber("text")} and (contains(text, '.') or left(text, 1) = '-' or text = '0'))`,
  shortest: `coalesce(min(${digits("text")}) filter (${isNumber("text")}), 0)`,
  longest: `coalesce(max(${digits("text")}) filter (${isNumber("text")}), 0)`,
  leastScale: `coalesce(min(${DECIMALS}) filter (${isNumber("text")}), 0)`,
  mostScale: `coalesce(max(${DECIMALS}) filter (${isNumber("text")}), 0)`,
} as const;

type Figures = Readonly<Record<keyof typeof FIGURES, number>>;

/** Returns the columns by name. `mayHold` states for each column whether its class is no code of a known kind. */
export async function findSheetNumbers(
  connection: DuckDBConnection,
  path: string,
  columns: readonly TypedColumn[],
  mayHold: readonly boolean[],
): Promise<ReadonlyMap<string, SheetNumbers>> {
  const open = columns.filter(({ typed }, index) => typed === "VARCHAR" && mayHold[index] === true);
  if (open.length === 0) return new Map();
  const texts = `select ${open.map(({ name }) => identifier(name)).join(", ")} from read_parquet(${literal(path)})`;
  const rows = await readAll(
    connection,
    `select title, ${Object.values(FIGURES).join(", ")}
     from (unpivot (${texts}) on columns(*) into name title value text) group by title`,
  );
  const names = Object.keys(FIGURES);
  return new Map(
    rows.flatMap(([title, ...values]) => {
      const figures = Object.fromEntries(names.map((name, index) => [name, Number(values[index])])) as Figures;
      const { leastScale, mostScale } = figures;
      const decimals = leastScale === mostScale ? mostScale : null;
      return holdsAmounts(figures) ? [[String(title), { decimals }] as const] : [];
    }),
  );
}

/**
 * Writes a cell as JSON: a number, or `otherwise`. If each number keeps its own decimals, none may lose a trailing
 * zero.
 */
export function sheetNumber(name: string, { decimals }: SheetNumbers, otherwise: string): string {
  const field = identifier(name);
  const keepsZeros = decimals === null ? ` and not regexp_matches(${field}, '\\.\\d*0$')` : "";
  return `case when ${isNumber(field)}${keepsZeros} then ${field} else ${otherwise} end`;
}

/**
 * Requires an odd cell: if all cells are numbers, the class has judged them as they are and still says that they are
 * names.
 */
function holdsAmounts({ count, numbers, different, codes, amounts, shortest, longest }: Figures): boolean {
  if (codes > 0 || numbers === count || numbers < count * MIN_SHARE) return false;
  const areAlike = shortest === longest && longest >= CODE_DIGITS;
  return amounts > 0 || (!areAlike && different <= numbers * MOST_DIFFERENT);
}
