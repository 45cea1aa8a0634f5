/** How good each column is: the shares of its header's bar, and how sure its cells are. One pass for all columns. */
import { countRows, type IssuesReply } from "@limpid/contract";
import { COMPUTED_RULE } from "@limpid/edits";
import type { Issue } from "./issues.ts";
import { areAllHere, rowsHere, type TableData } from "./table-data.ts";

export interface Quality {
  readonly ok: number;
  readonly flagged: number;
  readonly missing: number;
  readonly total: number;
  /** Mean probability of the cells with data; null where there is none, or none is known yet. */
  readonly confidence: number | null;
}

interface Known {
  readonly data: TableData;
  readonly reply: IssuesReply;
  /** All of the table, edits included. */
  readonly issues: readonly Issue[];
  /** All that is shown has been fetched: until then only the rows that are here count. */
  readonly isLoaded: boolean;
}

export function measureQualities({ data, reply, issues, isLoaded }: Known): readonly Quality[] {
  if (!isLoaded || areAllHere(data)) {
    const rows = rowsHere(data);
    return data.columns.map((_, column) => qualityHere(rows, column));
  }
  const flagged = countBy(
    issues,
    ({ missing_data, not_clean, invalid_data }) => !missing_data && (not_clean || invalid_data),
  );
  const missing = countBy(issues, ({ missing_data }) => missing_data);
  const total = data.cleanedRows - countRows(data.leftOut);
  return data.columns.map((_, column) => {
    const fromServer = reply.columns[column];
    const bad = reply.truncated ? (fromServer?.flagged ?? 0) : (flagged.get(column) ?? 0);
    const none = reply.truncated ? (fromServer?.missing_data ?? 0) : (missing.get(column) ?? 0);
    return qualityFrom(total, bad, none, fromServer?.mean_prob ?? null);
  });
}

/** The mean confidence of the whole table; null if no cell has data. */
export function measureConfidence({ data, reply, isLoaded }: Omit<Known, "issues">): number | null {
  if (isLoaded && !areAllHere(data)) return reply.mean_prob;
  const cells = rowsHere(data).flatMap(([, row]) => row);
  return meanOf(cells.filter(({ rule }) => rule !== COMPUTED_RULE));
}

function qualityHere(rows: ReturnType<typeof rowsHere>, column: number): Quality {
  const cells = rows.flatMap(([, row]) => row[column] ?? []);
  const missing = cells.filter((cell) => !cell.has_data).length;
  const flagged = cells.filter((cell) => cell.has_data && !(cell.is_clean && cell.is_valid)).length;
  return qualityFrom(cells.length, flagged, missing, meanOf(cells));
}

function qualityFrom(total: number, flagged: number, missing: number, confidence: number | null): Quality {
  return { ok: total - flagged - missing, flagged, missing, total, confidence };
}

function meanOf(cells: readonly { readonly has_data: boolean; readonly prob: number }[]): number | null {
  const withData = cells.filter((cell) => cell.has_data);
  return withData.length === 0 ? null : withData.reduce((sum, { prob }) => sum + prob, 0) / withData.length;
}

function countBy(issues: readonly Issue[], counts: (issue: Issue) => boolean): ReadonlyMap<number, number> {
  const columns = new Map<number, number>();
  for (const issue of issues) if (counts(issue)) columns.set(issue.column, (columns.get(issue.column) ?? 0) + 1);
  return columns;
}
