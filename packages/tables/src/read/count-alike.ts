/** Counts cells with equal verdict properties before any edit. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "../parquet/duckdb.ts";
import { inQueries } from "../parquet/wide-files.ts";
import type { CellSources } from "./open-review.ts";

/** Number of cells of a column with the same properties. */
export interface AlikeCells {
  readonly column: number;
  readonly prob: number;
  readonly notClean: boolean;
  readonly invalid: boolean;
  readonly missing: boolean;
  /** Negative if they are to be subtracted from others. */
  readonly cells: number;
}

/** Number of columns counted in one pass over the rows. */
const COLUMNS_A_PASS = 100;
/** Binding the columns of a file takes longer than counting from here on, so passes must be few. */
export const MANY_COLUMNS = 1000;

/** `width` is the number of columns of the table. */
export async function countAlike(
  connection: DuckDBConnection,
  { review, plain }: CellSources,
  width: number,
): Promise<readonly AlikeCells[]> {
  return [...(await countReviewed(connection, review)), ...(await countPlain(connection, plain, width))];
}

/** `cells` has the columns of a review or of touched cells. */
export async function countReviewed(connection: DuckDBConnection, cells: string): Promise<AlikeCells[]> {
  const found = await readAll(
    connection,
    `select "column", prob, not_clean, invalid, no_data, count(*) from ${cells} group by all`,
  );
  return found.map(([column, prob, notClean, invalid, missing, count]) => ({
    ...plainCells([column, prob, count]),
    notClean: notClean === true,
    invalid: invalid === true,
    missing: missing === true,
  }));
}

async function countPlain(connection: DuckDBConnection, rows: string, width: number): Promise<AlikeCells[]> {
  if (width > MANY_COLUMNS) return await countManyColumns(connection, rows, width);
  const counted: AlikeCells[] = [];
  for (let first = 0; first < width; first += COLUMNS_A_PASS) {
    const columns = Array.from({ length: Math.min(COLUMNS_A_PASS, width - first) }, (_, index) => first + index);
    const places = columns.map((column) => `p${column}`);
    // In a result row only the grouped column is set; it is null too for cells that have a row in the review.
    const found = await readAll(
      connection,
      `select ${places.join(", ")}, count(*) from ${rows}
       group by grouping sets (${places.map((place) => `(${place})`).join(", ")})`,
    );
    for (const values of found) {
      const index = values.findIndex((value) => value !== null);
      const column = columns[index];
      if (column !== undefined) counted.push(plainCells([column, values[index], values.at(-1)]));
    }
  }
  return counted;
}

async function countManyColumns(connection: DuckDBConnection, rows: string, width: number): Promise<AlikeCells[]> {
  const counted: AlikeCells[] = [];
  for (const part of inQueries(Array.from({ length: width }, (_, column) => `p${column}`))) {
    const places = part.join(", ");
    const found = await readAll(
      connection,
      `select cast(substr(place, 2) as integer), prob, count(*)
       from (unpivot (select ${places} from ${rows}) on ${places} into name place value prob) group by all`,
    );
    for (const values of found) counted.push(plainCells(values));
  }
  return counted;
}

/** Converts a row of column, probability and count of plain cells. */
export function plainCells([column, prob, cells]: readonly unknown[]): AlikeCells {
  return {
    column: Number(column),
    prob: Number(prob),
    cells: Number(cells),
    notClean: false,
    invalid: false,
    missing: false,
  };
}
