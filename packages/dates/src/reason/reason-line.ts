import type { Budget } from "../cover-line.ts";
import type { LineReasoning, ReasonOptions } from "./line-reasoning.ts";
import { readShape, type ShapeReading } from "./read-shape.ts";
import { traceOf } from "./trace-of.ts";

const STEPS = { fast: 4000, thorough: 40_000 } as const;
const PLANS = { fast: 64, thorough: 256 } as const;

/** The likely datetimes of a line that stands alone, with the trace. Never throws; work is bounded for any input. */
export function reasonLine(raw: string, options: ReasonOptions): LineReasoning {
  const started = options.now();
  return toReasoning(raw, readShape(raw, options, budgetOf(options, started)), options, started);
}

export function toReasoning(
  raw: string,
  { explanation, likely, others }: ShapeReading,
  options: ReasonOptions,
  started: number,
): LineReasoning {
  return {
    raw,
    flattened: explanation.line,
    readings: likely,
    isDatetime: likely.length > 0,
    evidence: null,
    resolvedByColumn: false,
    otherReadings: others,
    trace: traceOf(explanation.shape, likely.length, options, options.now() - started),
  };
}

export function budgetOf({ fast = true, maxTimeMs, now }: ReasonOptions, started: number): Budget {
  const pace = fast ? "fast" : "thorough";
  const isOver = maxTimeMs === undefined ? () => false : () => now() - started > maxTimeMs;
  return { maxSteps: STEPS[pace], maxPlans: PLANS[pace], isOver };
}
