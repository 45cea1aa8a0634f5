import { type CleanTable, isIssue, toCellState } from "@limpid/table";
import type { SheetIssue, TypedSource } from "../typed-source.ts";

/** Returns the issues of a cleaned table in memory. */
export function issuesOfTable(clean: CleanTable): TypedSource["issues"] {
  const found = findIssues(clean);
  return { atMost: found.length, batches: inOneBatch(found) };
}

function findIssues({ columns, rowCount }: CleanTable): SheetIssue[] {
  const issues: SheetIssue[] = [];
  for (let row = 0; row < rowCount; row++)
    for (const [column, { verdicts, codes }] of columns.entries()) {
      const verdict = verdicts[codes[row] ?? 0];
      if (verdict === undefined) continue;
      const cell = toCellState(verdict);
      if (isIssue(cell)) issues.push({ row, column, cell });
    }
  return issues;
}

async function* inOneBatch(issues: readonly SheetIssue[]): AsyncGenerator<readonly SheetIssue[]> {
  yield issues;
}
