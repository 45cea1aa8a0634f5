/** Finds the issues of a cleaned table and how certain its columns are, edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "../parquet/duckdb.ts";
import { countColumns } from "../parquet/wide-files.ts";
import type { AlikeCells } from "../read/count-alike.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { countCells } from "./count-cells.ts";

export interface Issue {
  readonly row: number;
  readonly column: number;
  readonly notClean: boolean;
  readonly invalid: boolean;
  readonly missing: boolean;
}

export interface IssueCounts {
  readonly notClean: number;
  readonly invalid: number;
  readonly missing: number;
}

export interface ColumnReview extends IssueCounts {
  /** Number of cells with data that are not clean or not valid. */
  readonly flagged: number;
  /** Mean probability of the cells with data; null if there are none. */
  readonly meanProb: number | null;
}

export interface Issues {
  readonly counts: IssueCounts;
  /** Mean probability of all cleaned cells with data; null if there are none. */
  readonly meanProb: number | null;
  readonly columns: readonly ColumnReview[];
  /** At most `limit` issues, those to look at first, then cells without data; each group in reading order. */
  readonly issues: readonly Issue[];
  readonly truncated: boolean;
}

const DEFAULT_LIMIT = 10_000;

export async function findIssues(table: EditedTable, limit = DEFAULT_LIMIT): Promise<Issues> {
  return await table.query(async (connection) => {
    const width = await countColumns(connection, table.paths.plain);
    const counted = await countCells(connection, table, width);
    const found = await readIssues(connection, counted, limit);
    const [counts, sums] = [sumIssues(counted), sumProbs(counted)];
    const columns = Array.from({ length: width }, (_, column) => ({
      ...(counts.get(column) ?? NO_ISSUES),
      meanProb: meanOf([sums.get(column)]),
    }));
    const total = (field: keyof IssueCounts): number => columns.reduce((sum, column) => sum + column[field], 0);
    return {
      counts: { notClean: total("notClean"), invalid: total("invalid"), missing: total("missing") },
      meanProb: meanOf([...sums.values()]),
      columns,
      ...found,
    };
  });
}

type ColumnCounts = Omit<ColumnReview, "meanProb">;
const NO_ISSUES: ColumnCounts = { notClean: 0, invalid: 0, missing: 0, flagged: 0 };

/** Counts the issues of each column. */
function sumIssues(counted: readonly AlikeCells[]): ReadonlyMap<number, ColumnCounts> {
  const columns = new Map<number, ColumnCounts>();
  for (const { column, notClean, invalid, missing, cells } of counted) {
    const before = columns.get(column) ?? NO_ISSUES;
    columns.set(column, {
      notClean: before.notClean + (notClean ? cells : 0),
      invalid: before.invalid + (invalid ? cells : 0),
      missing: before.missing + (missing ? cells : 0),
      flagged: before.flagged + (!missing && (notClean || invalid) ? cells : 0),
    });
  }
  return columns;
}

interface ColumnSums {
  readonly cells: number;
  readonly sum: number;
}

/**
 * Sums the probabilities of cells with data. Equal probabilities are added together and in order, so that the sum is
 * reproducible.
 */
function sumProbs(counted: readonly AlikeCells[]): ReadonlyMap<number, ColumnSums> {
  const columns = new Map<number, Map<number, number>>();
  for (const { column, prob, missing, cells } of counted) {
    if (missing) continue;
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

/** Reads the issues to look at first, and then the others, if there are any. */
async function readIssues(
  connection: DuckDBConnection,
  counted: readonly AlikeCells[],
  limit: number,
): Promise<Pick<Issues, "issues" | "truncated">> {
  const count = (is: (alike: AlikeCells) => boolean): number =>
    counted.reduce((sum, alike) => sum + (is(alike) ? alike.cells : 0), 0);
  const first = count(isFirst) > 0 ? await readCells(connection, IS_FIRST, limit + 1) : [];
  const isFull = first.length > limit || count((alike) => alike.missing && !isFirst(alike)) === 0;
  const others = isFull ? [] : await readCells(connection, `no_data and not ${IS_FIRST}`, limit + 1 - first.length);
  const found = [...first, ...others];
  const issues = found.slice(0, limit).sort((one, other) => one.row - other.row || one.column - other.column);
  return { issues, truncated: found.length > limit };
}

const IS_FIRST = "(not_clean or (invalid and not no_data))";
const isFirst = ({ notClean, invalid, missing }: AlikeCells): boolean => notClean || (invalid && !missing);

/** Returns the first cells that meet a condition. */
async function readCells(connection: DuckDBConnection, condition: string, limit: number): Promise<Issue[]> {
  const found = await readAll(
    connection,
    `select row, "column", not_clean, invalid, no_data from cell where ${condition} order by row, "column" limit ${limit}`,
  );
  return found.map(([row, column, notClean, invalid, missing]) => ({
    row: Number(row),
    column: Number(column),
    notClean: notClean === true,
    invalid: invalid === true,
    missing: missing === true,
  }));
}

function meanOf(parts: readonly (ColumnSums | undefined)[]): number | null {
  let [cells, sum] = [0, 0];
  for (const part of parts) {
    cells += part?.cells ?? 0;
    sum += part?.sum ?? 0;
  }
  return cells === 0 ? null : Math.min(1, sum / cells);
}
