/** Profiles a cleaned column, edits included: its distinct values, their patterns, the median and the extremes. */
import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import { readAll } from "../parquet/duckdb.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { patternExpression } from "./pattern-expression.ts";
import { dayExpression, placeExpression, type ValueOrder } from "./value-order.ts";

export interface ColumnProfile {
  readonly rows: number;
  readonly missing: number;
  readonly distinct: number;
  /** The most frequent values. */
  readonly values: readonly ProfiledValue[];
  /** Letters as A and a, digits as 9; the most frequent ones. */
  readonly patterns: readonly ProfiledPattern[];
  readonly least: string | null;
  /** Only for numbers and days. */
  readonly median: string | null;
  readonly greatest: string | null;
}

export interface ProfiledValue {
  readonly value: string;
  readonly count: number;
  /** Row of the first such cell. */
  readonly row: number;
}

export interface ProfiledPattern {
  readonly pattern: string;
  readonly count: number;
  readonly example: string;
}

export interface ProfileLimits {
  readonly values: number;
  readonly patterns: number;
}

export async function readProfile(
  table: EditedTable,
  { column, order, limits }: { readonly column: number; readonly order: ValueOrder; readonly limits: ProfileLimits },
): Promise<ColumnProfile> {
  return await table.query(async (connection) => {
    const texts = await table.textsOf(connection, column);
    // Groups equal texts, so that each is examined once.
    await connection.run(
      `create temp table shown as
       select text, count(*) as cells, min(row) as first from (${texts.join(" union all ")}) group by text`,
    );
    const [[rows, missing, distinct] = []] = await readAll(
      connection,
      "select coalesce(sum(cells), 0), coalesce(sum(cells) filter (text is null), 0), count(text) from shown",
    );
    const values = await connection.runAndReadAll(
      `select text, cells, first from shown where text is not null order by cells desc, first limit ${limits.values}`,
    );
    const patterns = await connection.runAndReadAll(
      // Replacing digits first leaves few distinct texts for the slower matching of letters.
      `select ${patternExpression("alike")} as pattern, sum(of_alike) as total, arg_min(example, earliest)
       from (
         select translate(text, '012345678', '999999999') as alike, sum(cells) as of_alike,
           arg_min(text, first) as example, min(first) as earliest
         from shown where text is not null group by alike
       ) group by pattern order by total desc, pattern limit ${limits.patterns}`,
    );
    return {
      rows: Number(rows),
      missing: Number(missing),
      distinct: Number(distinct),
      values: values.getRows().map(([value, count, row]) => ({
        value: String(value),
        count: Number(count),
        row: Number(row),
      })),
      patterns: patterns.getRows().map(([pattern, count, example]) => ({
        pattern: String(pattern),
        count: Number(count),
        example: String(example),
      })),
      ...(await readEnds(connection, order)),
    };
  });
}

async function readEnds(
  connection: DuckDBConnection,
  order: ValueOrder,
): Promise<Pick<ColumnProfile, "least" | "median" | "greatest">> {
  // A value that is neither a number nor a day is no extreme of such a column.
  const by = { number: placeExpression("text", "number"), day: dayExpression("text"), text: "text" }[order];
  const [[least, greatest] = []] = await readAll(
    connection,
    `select arg_min(text, ${by}), arg_max(text, ${by}) from shown where ${by} is not null`,
  );
  if (order === "text") return { least: textOf(least), greatest: textOf(greatest), median: null };
  const [[median] = []] = await readAll(
    connection,
    `select value::varchar from (
       select ${by} as value, sum(cells) over (order by ${by}) as cells_to, sum(cells) over () as total
       from shown where ${by} is not null
     ) where cells_to * 2 >= total order by value limit 1`,
  );
  return { least: textOf(least), greatest: textOf(greatest), median: textOf(median)?.replace(/\.0$/, "") ?? null };
}

function textOf(value: DuckDBValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}
