/** Counts the cells of a cleaned table by their properties, edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "../parquet/duckdb.ts";
import { type AlikeCells, countAlike, countReviewed, plainCells } from "../read/count-alike.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { readKeptCounts } from "../read/kept-counts.ts";
import { type CellSources, cellSources } from "../read/open-review.ts";

/**
 * Returns several entries for equal properties if they were counted in parts. `width` is the number of columns of the
 * table.
 */
export async function countCells(
  connection: DuckDBConnection,
  { paths, leftOut, touched }: EditedTable,
  width: number,
): Promise<readonly AlikeCells[]> {
  const all = cellSources([paths]);
  const left = leftOut.length === 0 ? all : joined(all, "anti");
  return [
    ...(await countLeft(connection, { paths, leftOut, width }, { all, left })),
    ...(touched === 0 ? [] : await countTouched(connection, left)),
  ];
}

/** Counts cells before any edit, without left-out rows. */
async function countLeft(
  connection: DuckDBConnection,
  { paths, leftOut, width }: Pick<EditedTable, "paths" | "leftOut"> & { readonly width: number },
  { all, left }: { readonly all: CellSources; readonly left: CellSources },
): Promise<readonly AlikeCells[]> {
  const kept = await readKeptCounts(connection, paths.review);
  if (kept !== undefined && leftOut.length === 0) return kept;
  if (kept === undefined) return await countAlike(connection, left, width);
  return [...kept, ...without(await countAlike(connection, joined(all, "semi"), width))];
}

/** Joins with only the left-out rows, or without them. */
function joined({ review, plain }: CellSources, kind: "semi" | "anti"): CellSources {
  const join = `${kind} join left_out using (row)`;
  return { review: `${review} ${join}`, plain: `${plain} ${join}` };
}

/** Adds touched cells in their current state and subtracts their state before any edit. */
async function countTouched(connection: DuckDBConnection, { review, plain }: CellSources): Promise<AlikeCells[]> {
  const reviewed = await countReviewed(connection, `(from ${review} semi join touched using (row, "column"))`);
  const sure = await readAll(
    connection,
    `with known as (
       select row, cast(substr(place, 2) as integer) as "column", prob
       from (unpivot (from ${plain} semi join touched using (row)) on columns(* exclude row) into name place value prob)
     )
     select "column", prob, count(*) from known semi join touched using (row, "column") group by all`,
  );
  return [...(await countReviewed(connection, "touched")), ...without([...reviewed, ...sure.map(plainCells)])];
}

function without(counted: readonly AlikeCells[]): AlikeCells[] {
  return counted.map((alike) => ({ ...alike, cells: -alike.cells }));
}
