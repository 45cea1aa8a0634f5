/** What a cleaned column holds, edits included: its different values, how they are written, what lies in the middle and at the ends. */
import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { withDuckDb } from "./duckdb.ts";
import { openTexts } from "./open-texts.ts";
import type { ReviewedPaths } from "./review-row.ts";

export interface ColumnProfile {
  readonly rows: number;
  readonly missing: number;
  readonly distinct: number;
  /** The most frequent ones. */
  readonly values: readonly ProfiledValue[];
  /** Letters as A and a, digits as 9; the most frequent ones. */
  readonly patterns: readonly ProfiledPattern[];
  readonly least: string | null;
  /** Of numbers and days alone. */
  readonly median: string | null;
  readonly greatest: string | null;
}

export interface ProfiledValue {
  readonly value: string;
  readonly count: number;
  /** Of the first one. */
  readonly row: number;
}

export interface ProfiledPattern {
  readonly pattern: string;
  readonly count: number;
  readonly example: string;
}

/** By what values are in order. */
export type ProfileOrder = "number" | "day" | "text";

export interface ProfileLimits {
  readonly values: number;
  readonly patterns: number;
}

const PATTERN = `regexp_replace(regexp_replace(regexp_replace(text, '\\d', '9', 'g'), '\\p{Lu}', 'A', 'g'),
  '[\\p{Ll}\\p{Lo}]+', 'a', 'g')`;

export async function profileColumn(
  paths: ReviewedPaths,
  overlay: EditOverlay,
  { column, order, limits }: { readonly column: number; readonly order: ProfileOrder; readonly limits: ProfileLimits },
): Promise<ColumnProfile> {
  return await withDuckDb(async (connection) => {
    const texts = await openTexts(connection, paths, overlay, column);
    await connection.run(`create table shown as ${texts.join(" union all ")}`);
    const [rows, missing, distinct] = await readRow(
      connection,
      "select count(*), count(*) filter (text is null), count(distinct text) from shown",
    );
    const values = await connection.runAndReadAll(
      `select text, count(*) as cells, min(row) as first from shown where text is not null
       group by text order by cells desc, first limit ${limits.values}`,
    );
    const patterns = await connection.runAndReadAll(
      `select ${PATTERN} as pattern, count(*) as cells, arg_min(text, row) from shown where text is not null
       group by pattern order by cells desc, pattern limit ${limits.patterns}`,
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
  order: ProfileOrder,
): Promise<Pick<ColumnProfile, "least" | "median" | "greatest">> {
  const by = order === "number" ? "try_cast(text as double)" : "text";
  const [least, greatest, median] = await readRow(
    connection,
    `select arg_min(text, ${by}), arg_max(text, ${by}), quantile_disc(${by}, 0.5)::varchar from shown where ${by} is not null`,
  );
  const middle = order === "text" ? null : textOf(median);
  return { least: textOf(least), greatest: textOf(greatest), median: middle?.replace(/\.0$/, "") ?? null };
}

async function readRow(connection: DuckDBConnection, query: string): Promise<readonly (DuckDBValue | undefined)[]> {
  return (await connection.runAndReadAll(query)).getRows()[0] ?? [];
}

function textOf(value: DuckDBValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}
