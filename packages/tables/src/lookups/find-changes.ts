/** Finds the changes that cleaning and people made in a table: counts by rule and column, and a page of changes. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { applyEdits } from "@limpid/edits";
import {
  type Change,
  ChangeCounter,
  type ChangeGroup,
  type ChangeKind,
  changeOfEdited,
  describeChange,
  toCellState,
} from "@limpid/table";
import { literal, readNumbers } from "../parquet/duckdb.ts";
import type { CellPlace } from "../parquet/review-row.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { IS_CHANGE } from "../read/open-review.ts";
import { placeKey, readVerdicts } from "../read/read-verdicts.ts";

/** Undefined conditions do not restrict the result. */
export interface ChangeQuery {
  readonly kind?: ChangeKind | undefined;
  readonly rule?: string | undefined;
  readonly column?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface Changes {
  readonly groups: readonly ChangeGroup[];
  /** Number of changes that match the query. */
  readonly matching: number;
  /** Changes in reading order. */
  readonly changes: readonly Change[];
}

export async function findChanges(table: EditedTable, query: ChangeQuery): Promise<Changes> {
  return await table.query(async (connection) => {
    const wanted = conditionOf(query);
    return {
      groups: await groupChanges(connection),
      matching: await countWhere(connection, wanted),
      changes: await readChanges(connection, table, await findPlaces(connection, wanted, query)),
    };
  });
}

/** Counts the changes by rule and column. */
export async function groupChanges(connection: DuckDBConnection): Promise<ChangeGroup[]> {
  const reader = await connection.runAndReadAll(
    `select change, rule, "column", count(*) from cell where ${IS_CHANGE} group by all`,
  );
  const counter = new ChangeCounter();
  for (const [kind, rule, column, count] of reader.getRows())
    counter.add({ kind: kind as ChangeKind, rule: String(rule), column: Number(column) }, Number(count));
  return counter.result();
}

function conditionOf({ kind, rule, column }: ChangeQuery): string {
  return [
    IS_CHANGE,
    ...(kind === undefined ? [] : [`change = ${literal(kind)}`]),
    ...(rule === undefined ? [] : [`rule = ${literal(rule)}`]),
    ...(column === undefined ? [] : [`"column" = ${column}`]),
  ].join(" and ");
}

async function countWhere(connection: DuckDBConnection, condition: string): Promise<number> {
  const [cells = 0] = await readNumbers(connection, `select count(*) from cell where ${condition}`);
  return cells;
}

async function findPlaces(
  connection: DuckDBConnection,
  condition: string,
  { offset, limit }: ChangeQuery,
): Promise<CellPlace[]> {
  const reader = await connection.runAndReadAll(
    `select row, "column" from cell where ${condition} order by row, "column" limit ${limit} offset ${offset}`,
  );
  return reader.getRows().map(([row, column]) => ({ row: Number(row), column: Number(column) }));
}

async function readChanges(
  connection: DuckDBConnection,
  { paths, editsOf }: EditedTable,
  places: readonly CellPlace[],
): Promise<Change[]> {
  const edited = new Map(editsOf(places).map((cell) => [placeKey(cell), cell.edits]));
  const verdicts = await readVerdicts(connection, paths, places);
  return places.flatMap((place, index) => {
    const [verdict, edits] = [verdicts[index], edited.get(placeKey(place))];
    if (verdict === undefined) return [];
    const { row, column } = place;
    const change =
      edits === undefined
        ? describeChange(row, column, verdict)
        : changeOfEdited(row, column, applyEdits(toCellState(verdict), edits));
    return change ?? [];
  });
}
