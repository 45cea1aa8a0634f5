/**
 * Exports the changes of a table as JSON: counts by rule and column, then every change. Rows count from 0, as in the
 * API.
 */
import { type Change, type ChangeGroup, isRepair, ruleTitle } from "@limpid/table";
import type { ChangeReport } from "./change-report.ts";

/** `facts` come first in the document. */
export async function* exportChangesJson(
  { name, settings, rowCount, columns, groups, batches }: ChangeReport,
  facts: object = { name, rows_cleaned: rowCount, settings },
): AsyncGenerator<string, void> {
  const head = { ...facts, rules: groups.map((group) => toGroup(group, columns)) };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "changes": [`;
  let before = "\n    ";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((change) => JSON.stringify(toEntry(change, columns))).join(",\n    ");
    before = ",\n    ";
  }
  yield `${before === "\n    " ? "" : "\n  "}]\n}\n`;
}

function toGroup({ kind, rule, total, columns }: ChangeGroup, titles: readonly string[]): object {
  const counts = columns.map(({ column, count }) => ({ column: titles[column] ?? "", count }));
  return { kind, rule, repair: isRepair(rule), title: ruleTitle(rule), total, columns: counts };
}

function toEntry({ row, column, kind, raw, output, rule, prob, msg }: Change, titles: readonly string[]): object {
  return { row, column: titles[column] ?? "", kind, raw, output, rule, prob, msg };
}
