/** How sure the cells of each column are that have data: those that people have touched as they are now. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "./duckdb.ts";

export interface ColumnSums {
  readonly cells: number;
  readonly sum: number;
}

/** Cells of a column that are as sure as each other. */
export interface SureCells {
  readonly column: number;
  readonly prob: number;
  readonly cells: number;
}

/** Columns whose cells are counted in one pass over the rows. */
const COLUMNS_A_PASS = 100;

/** Those cells of a review that is open of which there is nothing to say but how sure they are. `width`: of the table. */
export async function countPlain(connection: DuckDBConnection, width: number): Promise<readonly SureCells[]> {
  const counted: SureCells[] = [];
  for (let first = 0; first < width; first += COLUMNS_A_PASS) {
    const columns = Array.from({ length: Math.min(COLUMNS_A_PASS, width - first) }, (_, index) => first + index);
    const places = columns.map((column) => `p${column}`);
    // Of a row, only the column that it is grouped by is there; nor is that, where there is more to say of the cells.
    const rows = await readAll(
      connection,
      `select ${places.join(", ")}, count(*) from plain
       group by grouping sets (${places.map((place) => `(${place})`).join(", ")})`,
    );
    for (const values of rows) {
      const index = values.findIndex((value) => value !== null);
      const column = columns[index];
      if (column !== undefined) counted.push({ column, prob: Number(values[index]), cells: Number(values.at(-1)) });
    }
  }
  const touched = await readAll(
    connection,
    `with known as (
       select row, cast(substr(place, 2) as integer) as "column", prob
       from (unpivot (select * from plain semi join touched using (row)) on columns(* exclude row) into name place value prob)
     )
     select "column", prob, count(*) from known semi join touched using (row, "column") group by all`,
  );
  return [
    ...counted,
    ...touched.map(([column, prob, cells]) => ({ column: Number(column), prob: Number(prob), cells: -Number(cells) })),
  ];
}

/** Alike probabilities are added up together, and in their order, so that the sum is the same each time. */
export function sumColumns(counted: readonly SureCells[]): ReadonlyMap<number, ColumnSums> {
  const columns = new Map<number, Map<number, number>>();
  for (const { column, prob, cells } of counted) {
    const probs = columns.get(column) ?? new Map<number, number>();
    columns.set(column, probs.set(prob, (probs.get(prob) ?? 0) + cells));
  }
  const inOrder = [...columns].sort(([one], [other]) => one - other);
  return new Map(inOrder.map(([column, probs]) => [column, sumOf(probs)]));
}

function sumOf(probs: ReadonlyMap<number, number>): ColumnSums {
  let [cells, sum] = [0, 0];
  for (const [prob, count] of [...probs].sort(([one], [other]) => one - other)) {
    cells += count;
    sum += prob * count;
  }
  return { cells, sum };
}
