/** Where the issues of a cleaned table are, and how sure its columns are; edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "./duckdb.ts";
import type { EditedTable } from "./edited-table.ts";
import { type ColumnSums, countPlain, type SureCells, sumColumns } from "./mean-probs.ts";
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
    const { counts, sure } = await countCells(connection);
    const width = await countColumns(connection, paths.plain);
    const sums = sumColumns([...sure, ...(await countPlain(connection, width))]);
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

/** Of all that there is something to say of: what is wrong with them, and how sure those with data are. */
async function countCells(
  connection: DuckDBConnection,
): Promise<{ readonly counts: ReadonlyMap<number, ColumnCounts>; readonly sure: readonly SureCells[] }> {
  const kinds = await readAll(
    connection,
    `select "column", prob, not_clean, invalid, no_data, count(*) from (
       select "column", prob, not_clean, invalid, no_data from review
       union all select "column", prob, not_clean, invalid, no_data from touched
     ) group by all`,
  );
  const counts = new Map<number, ColumnCounts>();
  const sure: SureCells[] = [];
  for (const [place, prob, isNotClean, isInvalid, isMissing, count] of kinds) {
    const [column, cells] = [Number(place), Number(count)];
    const before = counts.get(column) ?? NO_ISSUES;
    counts.set(column, {
      notClean: before.notClean + (isNotClean === true ? cells : 0),
      invalid: before.invalid + (isInvalid === true ? cells : 0),
      missing: before.missing + (isMissing === true ? cells : 0),
      flagged: before.flagged + (isMissing !== true && (isNotClean === true || isInvalid === true) ? cells : 0),
    });
    if (isMissing !== true) sure.push({ column, prob: Number(prob), cells });
  }
  return { counts, sure };
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
