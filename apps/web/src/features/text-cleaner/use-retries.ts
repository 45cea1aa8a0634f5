/** Longer searches and retries of single lines: one at a time, and silent when they fail (specification §8). */
import { type Dispatch, useRef, useState } from "react";
import { ignore } from "../../lib/ignore.ts";
import type { LineResult } from "./api/reason-lines.ts";
import { retryText, solveLine } from "./api/solve-line.ts";
import type { CleanerAction } from "./model/cleaner-state.ts";
import type { CleaningOptions } from "./model/cleaning-options.ts";
import type { LineView } from "./model/line-view.ts";
import { solverBudgetMs } from "./model/solver.ts";

export interface Retries {
  /** The line that is being worked on. */
  readonly busyLine: number | null;
  readonly search: (line: number, view: LineView) => void;
  readonly tryAsDatetime: (line: number, view: LineView) => void;
}

export function useRetries(options: CleaningOptions, dispatch: Dispatch<CleanerAction>): Retries {
  const [busyLine, setBusyLine] = useState<number | null>(null);
  const isBusy = useRef(false);

  const run = async (line: number, isSearch: boolean, ask: () => Promise<LineResult>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyLine(line);
    try {
      dispatch({ kind: "retried", line, result: await ask(), isSearch });
    } catch (error) {
      ignore(error, "the specification wants failed retries to pass in silence");
    }
    isBusy.current = false;
    setBusyLine(null);
  };
  return {
    busyLine,
    search: (line, { result, decision }) =>
      void run(line, true, () => solveLine(result.raw_input_string, options, solverBudgetMs(decision.searches))),
    tryAsDatetime: (line, { result }) => void run(line, false, () => retryText(result.raw_input_string, options)),
  };
}
