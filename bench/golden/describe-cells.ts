/** A cleaned table as lines of text: its columns with all that is known of them, and every cell that is not plain. */
import { type CleanColumn, type CleanTable, toCellState, type Verdict } from "@limpid/table";

export function describeCells({ columns, rowCount }: CleanTable): readonly string[] {
  return [`${rowCount} rows`, ...columns.flatMap(describeColumn)];
}

function describeColumn({ title, entity, type, evidence, decisions, verdicts, codes }: CleanColumn): readonly string[] {
  const facts = JSON.stringify({ title, entity, type, evidence, decisions });
  const texts = verdicts.map(describeVerdict);
  return [facts, ...Array.from(codes, (code, row) => `${title}\t${row}\t${texts[code] ?? "no verdict"}`)];
}

function describeVerdict(verdict: Verdict): string {
  const { raw, output, hasData, isValid, isClean, prob, msg, rule, missing, naCode, alternatives } =
    toCellState(verdict);
  const { prediction, probability } = missing;
  const flags = [hasData, isValid, isClean, naCode, prediction, probability];
  return JSON.stringify([raw, output, prob, rule, msg, flags, alternatives.map((one) => Object.values(one))]);
}
