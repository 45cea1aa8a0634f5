/** How sure the cells of each column are that have data: those that people have touched as they are now. */
import type { DuckDBConnection } from "@duckdb/node-api";

export interface ColumnSums {
  readonly cells: number;
  readonly sum: number;
}

/** Of a review that is open. Alike probabilities are added up together, so that the sum is the same each time. */
export async function sumColumns(connection: DuckDBConnection): Promise<ReadonlyMap<number, ColumnSums>> {
  const reader = await connection.runAndReadAll(
    `with known as (
       select row, cast(substr(place, 2) as integer) as "column", prob
       from (unpivot plain on columns(* exclude row) into name place value prob)
     )
     select "column", prob, count(*) from (
       select "column", prob from review where not no_data
       union all
       select "column", prob from touched where not no_data
       union all
       select "column", prob from known anti join touched using (row, "column")
     ) group by all order by all`,
  );
  const sums = new Map<number, ColumnSums>();
  for (const [column = 0, prob = 0, cells = 0] of reader.getRows().map((row) => row.map(Number))) {
    const before = sums.get(column) ?? { cells: 0, sum: 0 };
    sums.set(column, { cells: before.cells + cells, sum: before.sum + prob * cells });
  }
  return sums;
}
