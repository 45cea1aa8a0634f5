/** Exports the changes of a table as CSV, one per line. Rows count from 1, as on the screen. */
import { type Change, ruleTitle } from "@limpid/table";
import { exportCsv } from "../export-csv.ts";
import type { ExportRow } from "../export-source.ts";
import { type ChangeReport, changeTitle } from "./change-report.ts";

const TITLES = ["row", "column", "what", "raw", "output", "rule", "rule in words", "confidence", "message"];

export async function* exportChangesCsv({ columns, batches }: ChangeReport): AsyncGenerator<string, void> {
  const source = TITLES.map((title) => ({ title, type: "text" }) as const);
  yield* exportCsv({ columns: source, batches: toRows(batches, columns) });
}

async function* toRows(batches: ChangeReport["batches"], titles: readonly string[]): AsyncGenerator<ExportRow[]> {
  for await (const batch of batches) yield batch.map((change) => toRow(change, titles));
}

function toRow(change: Change, titles: readonly string[]): ExportRow {
  const { row, column, raw, output, rule, prob, msg } = change;
  return [
    String(row + 1),
    titles[column] ?? "",
    changeTitle(change),
    raw,
    output,
    rule,
    ruleTitle(rule),
    String(prob),
    msg,
  ];
}
