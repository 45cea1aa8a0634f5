/** Where the issues of a cleaned table are, and how sure its columns are; edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { EditedTable } from "./edited-table.ts";
import { type ColumnSums, sumColumns } from "./mean-probs.ts";
import { countColumns, IS_ISSUE } from "./open-review.ts";

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
  /** Cells with data that are not clean or not valid. */
  readonly flagged: number;
  /** Mean probability of the cells with data; null where there is none. */
  readonly meanProb: number | null;
}

export interface Issues {
  readonly counts: IssueCounts;
  /** Of all cleaned cells with data; null where there is none. */
  readonly meanProb: number | null;
  readonly columns: readonly ColumnReview[];
  /** In reading order, at most `limit`: those to look at first, then cells without data. */
  readonly issues: readonly Issue[];
  readonly truncated: boolean;
}

const DEFAULT_LIMIT = 10_000;

export async function findIssues({ paths, query }: EditedTable, limit = DEFAULT_LIMIT): Promise<Issues> {
  return await query(async (connection) => {
    const found = await readIssues(connection, limit);
    const counts = await countIssues(connection);
    const sums = await sumColumns(connection);
    const width = await countColumns(connection, paths.plain);
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

async function countIssues(connection: DuckDBConnection): Promise<ReadonlyMap<number, ColumnCounts>> {
  const reader = await connection.runAndReadAll(
    `select "column", count(*) filter (not_clean), count(*) filter (invalid), count(*) filter (no_data),
     count(*) filter (not no_data and (not_clean or invalid)) from cell group by all`,
  );
  return new Map(
    reader.getRows().map((row) => {
      const [column = 0, notClean = 0, invalid = 0, missing = 0, flagged = 0] = row.map(Number);
      return [column, { notClean, invalid, missing, flagged }];
    }),
  );
}

async function readIssues(connection: DuckDBConnection, limit: number): Promise<Pick<Issues, "issues" | "truncated">> {
  const reader = await connection.runAndReadAll(
    `select row, "column", not_clean, invalid, no_data from cell where ${IS_ISSUE}
     order by not (not_clean or (invalid and not no_data)), row, "column" limit ${limit + 1}`,
  );
  const found = reader.getRows().map(([row, column, notClean, invalid, missing]) => ({
    row: Number(row),
    column: Number(column),
    notClean: notClean === true,
    invalid: invalid === true,
    missing: missing === true,
  }));
  const issues = found.slice(0, limit).sort((one, other) => one.row - other.row || one.column - other.column);
  return { issues, truncated: found.length > limit };
}

function meanOf(parts: readonly (ColumnSums | undefined)[]): number | null {
  let [cells, sum] = [0, 0];
  for (const part of parts) {
    cells += part?.cells ?? 0;
    sum += part?.sum ?? 0;
  }
  return cells === 0 ? null : Math.min(1, sum / cells);
}
