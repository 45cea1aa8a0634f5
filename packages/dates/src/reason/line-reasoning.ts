/** Defines the result of reasoning about a line of text, with the trace that explains it. */
import type { DateReading } from "../reading.ts";

export interface ReasonOptions {
  /** Language and region of the reader, such as "de_CH" (the default). It ranks readings and never hides one. */
  readonly locale?: string;
  /** Returns the time in milliseconds; the package has no clock of its own. */
  readonly now: () => number;
  /** Ends the search after this many milliseconds with the results so far. Without it, only the steps are bounded. */
  readonly maxTimeMs?: number;
  /** Stops at the likely readings (the default). False searches longer and lists unlikely readings too. */
  readonly fast?: boolean;
  /** Whether the line may turn out to be text (the default). False treats it as a datetime with noise around it. */
  readonly inferDatetime?: boolean;
}

export interface ReasonTrace {
  /** Components assigned to digits and words of the line, such as "day=13". */
  readonly criticalSlots: readonly string[];
  /** Marks between the parts. */
  readonly splitter: string;
  /** Words and marks that state nothing. */
  readonly skipper: string;
  /** Compared explanations, best first. */
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
  /** The normalised line: ASCII digits, plain spaces, no direction marks. */
  readonly flattened: string;
  /** Likely datetimes, best first; none if the line is text. */
  readonly readings: readonly DateReading[];
  readonly isDatetime: boolean;
  /** What decided between the readings, such as "day first, inferred from line 7"; null if nothing had to or could. */
  readonly evidence: string | null;
  /** Parts of the line that its readings do not hold: words around the date, "about", an unknown zone. */
  readonly leftOut: readonly string[];
  /** Whether other lines of the column decided it. */
  readonly resolvedByColumn: boolean;
  /** Readings that the column ruled out, or that are too unlikely to list first. */
  readonly otherReadings: readonly DateReading[];
  readonly trace: ReasonTrace;
}
