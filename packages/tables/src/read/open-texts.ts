/**
 * Builds queries for the displayed texts of a cleaned table, edits included: row, column and text, null for no data.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal, readNumbers } from "../parquet/duckdb.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { countColumns } from "../parquet/wide-files.ts";

/** Up to this many columns one reader per column is faster, as measured. */
const MANY_COLUMNS = 100;
const COLUMNS_AT_A_TIME = 500;

/** Returns at least one query, for one column or all, on an open review. */
export async function openTexts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  column?: number,
): Promise<readonly string[]> {
  const { wanted, rows } = await readWanted(connection, paths, column);
  return [
    ...wanted.flatMap((one) => [plainTexts(paths, one, rows), reviewedTexts(paths, one)]),
    `select row, "column", text from touched where "column" in (${[...wanted, -1].join(", ")})`,
  ];
}

/**
 * Does the same for cells with data whose text meets a condition. It tests original texts first, because verdicts
 * matter only for matches.
 */
export async function openMatchingTexts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  meets: (text: string) => string,
  column?: number,
): Promise<readonly string[]> {
  const { wanted, rows } = await readWanted(connection, paths, column);
  const columns = [...wanted, -1].join(", ");
  const asRead =
    wanted.length > MANY_COLUMNS ? ofManyColumns(paths, wanted, rows, meets) : ofColumns(paths, wanted, rows, meets);
  const read = `select * from (${asRead.join(" union all ")})
    anti join (
      select row, "column" from read_parquet(${literal(paths.review)}) where output is not null or kind = 'missing'
      union all select row, "column" from touched
    ) using (row, "column")
    anti join left_out using (row)`;
  return [
    ...(wanted.length === 0 ? [] : [read]),
    `select row, "column", output as text from review
     where "column" in (${columns}) and kind <> 'missing' and output is not null and ${meets("output")}`,
    `select row, "column", text from touched where "column" in (${columns}) and text is not null and ${meets("text")}`,
  ];
}

/** Uses one reader per column, which is fastest for few columns. */
function ofColumns(
  { ingest }: ReviewedPaths,
  columns: readonly number[],
  rows: number,
  meets: (text: string) => string,
): readonly string[] {
  return columns.map(
    (one) =>
      `select row, ${one} as "column", c${one} as text from read_parquet(${literal(ingest)})
       where row < ${rows} and ${meets(`c${one}`)}`,
  );
}

/** Avoids a reader per column, since each reader first reads the types of all columns, perhaps thousands. */
function ofManyColumns(
  { ingest }: ReviewedPaths,
  columns: readonly number[],
  rows: number,
  meets: (text: string) => string,
): readonly string[] {
  const parts: string[] = [];
  for (let first = 0; first < columns.length; first += COLUMNS_AT_A_TIME) {
    const names = columns.slice(first, first + COLUMNS_AT_A_TIME).map((one) => `c${one}`);
    const read = `select row, ${names.join(", ")} from read_parquet(${literal(ingest)}) where row < ${rows}`;
    parts.push(
      `select row, cast(substr(name, 2) as integer) as "column", text
       from (unpivot (${read}) on ${names.join(", ")} into name name value text)
       where ${meets("text")}`,
    );
  }
  return parts;
}

/** Returns the existing columns among those requested, and the number of cleaned rows. */
async function readWanted(
  connection: DuckDBConnection,
  { plain }: ReviewedPaths,
  column?: number,
): Promise<{ readonly wanted: readonly number[]; readonly rows: number }> {
  const width = await countColumns(connection, plain);
  const [rows = 0] = await readNumbers(connection, `select count(*) from read_parquet(${literal(plain)})`);
  const columns = column === undefined ? Array.from({ length: width }, (_, index) => index) : [column];
  return { wanted: columns.filter((one) => one < width), rows };
}

/** Selects cells of a column without any verdict, which show their original text. */
function plainTexts({ ingest, review }: ReviewedPaths, column: number, rows: number): string {
  return `select row, ${column} as "column", c${column} as text from read_parquet(${literal(ingest)})
    anti join (
      select row from read_parquet(${literal(review)}) where "column" = ${column}
      union all select row from touched where "column" = ${column}
      union all select row from left_out
    ) using (row)
    where row < ${rows}`;
}

/** Selects untouched cells with a review; null if there is no data. */
function reviewedTexts({ ingest }: ReviewedPaths, column: number): string {
  return `select row, ${column} as "column", case when kind = 'missing' then null else coalesce(output, c${column}) end as text
    from (select row, kind, output from review where "column" = ${column})
    join read_parquet(${literal(ingest)}) using (row)`;
}
