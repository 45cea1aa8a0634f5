/** Longer searches and retries of single lines: one at a time, and silent when they fail (specification §8). */
import { type Dispatch, useEffect, useRef, useState } from "react";
import { ignore } from "../../lib/ignore.ts";
import type { CleaningOptions } from "./api/cleaning-options.ts";
import type { LineResult } from "./api/reason-lines.ts";
import { retryText, solveLine } from "./api/solve-line.ts";
import type { CleanerAction } from "./model/cleaner-state.ts";
import type { LineView } from "./model/line-view.ts";
import { solverBudgetMs } from "./model/solver.ts";

export interface Retries {
  /** The line that is being worked on. */
  readonly busyLine: number | null;
  readonly search: (line: number, view: LineView) => void;
  readonly tryAsDatetime: (line: number, view: LineView) => void;
}

type Ask = (signal: AbortSignal) => Promise<LineResult>;

export function useRetries(options: CleaningOptions, dispatch: Dispatch<CleanerAction>): Retries {
  const [busyLine, setBusyLine] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = async (line: number, isSearch: boolean, ask: Ask): Promise<void> => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setBusyLine(line);
    try {
      const result = await ask(controller.signal);
      if (!controller.signal.aborted) dispatch({ kind: "retried", line, result, isSearch });
    } catch (error) {
      ignore(error, "the specification wants failed retries to pass in silence");
    }
    if (running.current !== controller) return;
    running.current = null;
    setBusyLine(null);
  };
  // A result is written in the format of its options, and read in their locale.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way belongs to the options before
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      setBusyLine(null);
    },
    [options],
  );
  return {
    busyLine,
    search: (line, { result, decision }) =>
      void run(line, true, (signal) =>
        solveLine(result.raw_input_string, options, { maxTimeMs: solverBudgetMs(decision.searches), signal }),
      ),
    tryAsDatetime: (line, { result }) =>
      void run(line, false, (signal) => retryText(result.raw_input_string, options, signal)),
  };
}
