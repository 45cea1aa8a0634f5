/**
 * Computes the catalogue's facts about the cells of a table: the share of clean cells, and the most frequent values of
 * each column.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { identifier, literal, readNumbers } from "../parquet/duckdb.ts";
import { describeParquet } from "../parquet/row-source.ts";
import { textExpression } from "../parquet/text-expression.ts";
import type { EditedTable } from "../read/edited-table.ts";

export interface CellDescription {
  /** Share of the judged cells with data that are clean and valid; null if no cell was judged. */
  readonly quality: number | null;
  /** Most frequent values of each column in falling order. */
  readonly values: readonly (readonly string[])[];
}

const MAX_COLUMNS = 100;
const VALUES_PER_COLUMN = 20;
const VALUE_CHARACTERS = 80;
/** Number of rows whose values are counted. */
const MAX_ROWS = 200_000;

export interface CellsToDescribe {
  /** Path of the cleaned table before any edit. */
  readonly clean: string;
  /** Columns whose cells count in the quality; of other columns only bad cells count. */
  readonly judged: readonly number[];
}

export async function describeCells(
  { query }: EditedTable,
  { clean, judged }: CellsToDescribe,
): Promise<CellDescription> {
  return await query(async (connection) => {
    const stored = await describeParquet(connection, clean);
    const texts = stored.slice(0, MAX_COLUMNS).map(({ name, sqlType }) => textExpression(identifier(name), sqlType));
    return {
      quality: judged.length === 0 ? null : await readQuality(connection, judged),
      values: await readFrequentValues(connection, texts, clean),
    };
  });
}

/** Returns null if no cell of the columns has data. */
async function readQuality(connection: DuckDBConnection, judged: readonly number[]): Promise<number | null> {
  const isJudged = `"column" in (${judged.join(", ")})`;
  const isBad = "not no_data and (not_clean or invalid)";
  const [rows = 0] = await readNumbers(connection, "select count(*) from plain");
  const [noData = 0, bad = 0, badElsewhere = 0] = await readNumbers(
    connection,
    `select count(*) filter (no_data and ${isJudged}), count(*) filter (${isBad}),
      count(*) filter (${isBad} and not ${isJudged}) from cell`,
  );
  const withData = rows * judged.length - noData + badElsewhere;
  return withData > 0 ? Math.max(0, Math.min(1, (withData - bad) / withData)) : null;
}

/** `texts` has an expression for the text of each column. */
async function readFrequentValues(
  connection: DuckDBConnection,
  texts: readonly string[],
  path: string,
): Promise<string[][]> {
  if (texts.length === 0) return [];
  const fields = texts.map((text, index) => `${text} as c${index}`);
  const source = `read_parquet(${literal(path)}, file_row_number = true)`;
  await connection.run(
    `create temp table sample as select ${fields.join(", ")}, file_row_number as row from ${source}
     anti join left_out on left_out.row = file_row_number limit ${MAX_ROWS}`,
  );
  const counts = texts.map((_, index) => {
    const own = `select row, text from touched where "column" = ${index}`;
    return `select * from (select ${index} as col, left(text, ${VALUE_CHARACTERS}) as value, count(*) as times, min(row) as first
      from (select row, c${index} as text from sample where row not in (select row from (${own})) union all ${own})
      where trim(text) <> '' group by all order by times desc, first limit ${VALUES_PER_COLUMN})`;
  });
  const reader = await connection.runAndReadAll(`${counts.join(" union all ")} order by col, times desc, first`);
  const values: string[][] = texts.map(() => []);
  for (const [column, value] of reader.getRows()) values[Number(column)]?.push(String(value));
  return values;
}
