/** How many cells of rows are alike in what is counted of them, as cleaning left them. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "./duckdb.ts";
import type { CellSources } from "./open-review.ts";

/** Cells of a column of which the same is said. */
export interface AlikeCells {
  readonly column: number;
  readonly prob: number;
  readonly notClean: boolean;
  readonly invalid: boolean;
  readonly missing: boolean;
  /** Less than none where they are to be taken away from others. */
  readonly cells: number;
}

/** Columns whose cells are counted in one pass over the rows. */
const COLUMNS_A_PASS = 100;

/** `width`: of the table. */
export async function countAlike(
  connection: DuckDBConnection,
  { review, plain }: CellSources,
  width: number,
): Promise<readonly AlikeCells[]> {
  return [...(await countReviewed(connection, review)), ...(await countPlain(connection, plain, width))];
}

/** `cells`: what has the columns of a review or of cells that people have touched. */
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
  const counted: AlikeCells[] = [];
  for (let first = 0; first < width; first += COLUMNS_A_PASS) {
    const columns = Array.from({ length: Math.min(COLUMNS_A_PASS, width - first) }, (_, index) => first + index);
    const places = columns.map((column) => `p${column}`);
    // Of a row, only the column that it is grouped by is there; nor is that, where there is more to say of the cells.
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

/** Cells of which there is nothing to say: a row of column, probability and how many they are. */
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
