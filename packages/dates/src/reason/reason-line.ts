import type { Budget } from "../cover-line.ts";
import { buildTrace } from "./build-trace.ts";
import { findLeftOut } from "./left-out.ts";
import type { LineReasoning, ReasonOptions } from "./line-reasoning.ts";
import { readShape, type ShapeReading } from "./read-shape.ts";

const NOTHING: readonly string[] = [];
const never = (): boolean => false;
const UNTIMED: Readonly<Record<"fast" | "thorough", Budget>> = {
  fast: { maxSteps: 1200, maxPlans: 64, isOver: never },
  thorough: { maxSteps: 40_000, maxPlans: 256, isOver: never },
};

/** Returns the likely datetimes of a single line, with the trace. Never throws; work is bounded for any input. */
export function reasonLine(raw: string, options: ReasonOptions): LineReasoning {
  const started = options.now();
  return toReasoning(raw, readShape(raw, options, chooseBudget(options, started)), options, started);
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
    leftOut: likely.length === 0 ? NOTHING : findLeftOut(explanation),
    resolvedByColumn: false,
    otherReadings: others,
    trace: buildTrace(explanation.shape, likely.length, options, options.now() - started),
  };
}

export function chooseBudget({ fast = true, maxTimeMs, now }: ReasonOptions, started: number): Budget {
  const untimed = fast ? UNTIMED.fast : UNTIMED.thorough;
  return maxTimeMs === undefined ? untimed : { ...untimed, isOver: () => now() - started > maxTimeMs };
}
