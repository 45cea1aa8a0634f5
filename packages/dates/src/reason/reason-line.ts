import { lineReader } from "../read-dates.ts";
import type { DateReading } from "../reading.ts";
import type { LineReasoning, ReasonOptions } from "./line-reasoning.ts";

/** The likely datetimes of a line that stands alone, with the trace. Never throws; work is bounded for any input. */
export function reasonLine(raw: string, options: ReasonOptions): LineReasoning {
  const started = options.now();
  const { line, plans } = lineReader.explain(raw);
  const readings: readonly DateReading[] = lineReader.read(raw, { ...options, listsAll: true });
  return {
    raw,
    flattened: line,
    readings,
    isDatetime: readings.length > 0,
    evidence: null,
    resolvedByColumn: false,
    otherReadings: [],
    trace: {
      criticalSlots: [],
      splitter: "",
      skipper: "",
      topPaths: plans.map(({ rule }) => rule),
      numTopPaths: plans.length,
      runTimeMs: options.now() - started,
      timeoutReached: false,
      thresholdReached: false,
      fast: options.fast ?? true,
      stopIterations: 0,
      solutionFound: readings.length > 0,
      singleSolutionFound: readings.length === 1,
    },
  };
}
