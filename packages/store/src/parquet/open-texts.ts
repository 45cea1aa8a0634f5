/** What the cells of a cleaned table show, edits included, for queries: row, column and text, null for no data. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal, readNumbers } from "./duckdb.ts";
import { countColumns } from "./open-review.ts";
import type { ReviewedPaths } from "./review-row.ts";

/** Measured: up to here a reader a column is quicker. */
const MANY_COLUMNS = 100;
const COLUMNS_AT_A_TIME = 500;

/** The queries that give it, of one column or of all, where the review is open; there is one at least. */
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
 * The same of cells with data whose text meets a condition. Texts as they were read are looked at first: what else is said of
 * a cell matters only where they do.
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

/** Each by a reader of its own, which is quickest as long as they are few. */
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

/** Each reader of a file reads first what all of its columns are, thousands perhaps. */
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

/** The columns that there are of those asked for, and how many rows are cleaned. */
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

/** Of the cells of a cleaned column that neither cleaning nor people have said anything of: texts as they were read. */
function plainTexts({ ingest, review }: ReviewedPaths, column: number, rows: number): string {
  return `select row, ${column} as "column", c${column} as text from read_parquet(${literal(ingest)})
    anti join (
      select row from read_parquet(${literal(review)}) where "column" = ${column}
      union all select row from touched where "column" = ${column}
      union all select row from left_out
    ) using (row)
    where row < ${rows}`;
}

/** Of those that cleaning said something of, and nobody has touched; null where there is no data. */
function reviewedTexts({ ingest }: ReviewedPaths, column: number): string {
  return `select row, ${column} as "column", case when kind = 'missing' then null else coalesce(output, c${column}) end as text
    from (select row, kind, output from review where "column" = ${column})
    join read_parquet(${literal(ingest)}) using (row)`;
}
