import { gatherDateEvidence } from "../gather-evidence.ts";
import type { DateOrder, DateReading } from "../reading.ts";
import type { LineReasoning, ReasonOptions } from "./line-reasoning.ts";
import { reasonLine } from "./reason-line.ts";

const ORDER_NAME: Readonly<Record<DateOrder, string>> = { dmy: "day first", mdy: "month first", ymd: "year first" };

/** The lines of one column: what other lines prove resolves those that are open. */
export function reasonLines(lines: readonly string[], options: ReasonOptions): readonly LineReasoning[] {
  const { order, contradictions, example } = gatherDateEvidence(lines.map((text) => ({ text, count: 1 })));
  const alone = lines.map((line) => reasonLine(line, options));
  if (order === null || contradictions > 0) return alone;
  const evidence = `${ORDER_NAME[order]}: line ${lines.findIndex((line) => line.trim() === example) + 1}`;
  return alone.map((reasoning) => resolve(reasoning, order, evidence));
}

function resolve(reasoning: LineReasoning, order: DateOrder, evidence: string): LineReasoning {
  const fits = (reading: DateReading): boolean => reading.order === null || reading.order === order;
  const readings = reasoning.readings.filter(fits);
  if (readings.length === 0 || readings.length === reasoning.readings.length) return reasoning;
  const otherReadings = reasoning.readings.filter((reading) => !fits(reading));
  return { ...reasoning, readings, otherReadings, evidence, resolvedByColumn: true };
}
