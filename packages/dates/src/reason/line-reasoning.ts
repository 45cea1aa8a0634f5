/** What reasoning about a line of text yields, with the trace that explains it. */
import type { DateReading } from "../reading.ts";

export interface ReasonOptions {
  /** Language and region of the reader, such as "de_CH" (the default). It ranks readings and never hides one. */
  readonly locale?: string;
  /** A clock in milliseconds. The package has none of its own. */
  readonly now: () => number;
  /** When the clock has run this long, what was found so far is the answer; without it, only the steps are bounded. */
  readonly maxTimeMs?: number;
  /** Stops at the likely readings (the default). False searches longer, and lists unlikely readings too. */
  readonly fast?: boolean;
  /** Whether the line may turn out to be text (the default). False takes it for a datetime with noise around it. */
  readonly inferDatetime?: boolean;
}

export interface ReasonTrace {
  /** What the digits and words of the line were taken for, such as "day=13". */
  readonly criticalSlots: readonly string[];
  /** The marks between the parts. */
  readonly splitter: string;
  /** The words and marks that state nothing. */
  readonly skipper: string;
  /** The explanations that were compared, best first. */
  readonly topPaths: readonly string[];
  readonly numTopPaths: number;
  readonly runTimeMs: number;
  readonly timeoutReached: boolean;
  /** Whether the search stopped because it had enough explanations. */
  readonly thresholdReached: boolean;
  readonly fast: boolean;
  readonly stopIterations: number;
  readonly solutionFound: boolean;
  readonly singleSolutionFound: boolean;
}

export interface LineReasoning {
  readonly raw: string;
  /** The line as it was read: ASCII digits, plain spaces, no direction marks. */
  readonly flattened: string;
  /** Likely datetimes, best first; none when the line is text. */
  readonly readings: readonly DateReading[];
  readonly isDatetime: boolean;
  /** What decided between the readings, such as "day first, inferred from line 7"; null when nothing had to or could. */
  readonly evidence: string | null;
  /** What the line says and its readings do not hold: words around the date, "about", a zone nobody knows. */
  readonly leftOut: readonly string[];
  /** Whether other lines of the column decided it. */
  readonly resolvedByColumn: boolean;
  /** Readings that the column ruled out, or that are too unlikely to be listed first. */
  readonly otherReadings: readonly DateReading[];
  readonly trace: ReasonTrace;
}
