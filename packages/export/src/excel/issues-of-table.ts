import type { CleanTable } from "@limpid/table";
import type { SheetIssue, TypedSource } from "../typed-source.ts";

/** The issues of a cleaned table in memory. */
export function issuesOfTable(clean: CleanTable): TypedSource["issues"] {
  const found = findIssues(clean);
  return { atMost: found.length, batches: inOneBatch(found) };
}

function findIssues({ columns, rowCount }: CleanTable): SheetIssue[] {
  const issues: SheetIssue[] = [];
  for (let row = 0; row < rowCount; row++)
    for (const [column, { verdicts, codes }] of columns.entries()) {
      const verdict = verdicts[codes[row] ?? 0];
      if (verdict === undefined || (verdict.isClean && verdict.isValid && verdict.hasData)) continue;
      issues.push({ row, column, verdict });
    }
  return issues;
}

async function* inOneBatch(issues: readonly SheetIssue[]): AsyncGenerator<readonly SheetIssue[]> {
  yield issues;
}
