/** The Text Cleaner's state and what can be done with it; the parts of the screen share it through a context. */
import { createContext, useCallback, useContext, useMemo, useReducer, useState } from "react";
import { type CleaningOptions, DEFAULT_OPTIONS } from "./api/cleaning-options.ts";
import { findAlike } from "./model/alike-lines.ts";
import { type Answer, type CleanerState, EMPTY_STATE, stepCleaner } from "./model/cleaner-state.ts";
import type { Choice } from "./model/decision.ts";
import { type LineView, viewLine } from "./model/line-view.ts";
import { nextIssue } from "./model/next-issue.ts";
import { pickColumn } from "./model/pick-column.ts";
import { splitLines } from "./model/split-lines.ts";
import { useReasoner } from "./use-reasoner.ts";
import { type Retries, useRetries } from "./use-retries.ts";

export interface TextCleaner {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly column: number | null;
  readonly setColumn: (column: number | null) => void;
  readonly options: CleaningOptions;
  readonly setOptions: (change: Partial<CleaningOptions>) => void;
  readonly state: CleanerState;
  readonly views: readonly LineView[];
  readonly issueCount: number;
  readonly isBusy: boolean;
  readonly askAgain: () => void;
  readonly choose: (line: number, choice: Choice) => void;
  readonly chooseAlike: () => void;
  readonly override: (line: number) => void;
  readonly open: (line: number | null) => void;
  readonly move: (line: number) => void;
  readonly goToIssue: (step: 1 | -1) => void;
  readonly markCopied: () => void;
  readonly retries: Retries;
}

export function useCleanerState(): TextCleaner {
  const [text, setText] = useState("");
  const [column, setColumn] = useState<number | null>(null);
  const [options, changeOptions] = useState(DEFAULT_OPTIONS);
  const [state, dispatch] = useReducer(stepCleaner, EMPTY_STATE);
  const lines = useMemo(() => pickColumn(splitLines(text), column), [text, column]);
  const question = useMemo(() => (lines.length === 0 ? null : { lines, options }), [lines, options]);
  const takeAnswer = useCallback((answer: Answer) => dispatch({ kind: "answered", answer }), []);
  const reasoner = useReasoner(question, takeAnswer);
  const retries = useRetries(options, dispatch);
  const { answer, decisions } = state;
  const views = useMemo(
    () =>
      answer.kind === "done" ? answer.reply.results.map((result, line) => viewLine(result, decisions.get(line))) : [],
    [answer, decisions],
  );
  const issueCount = useMemo(() => views.reduce((count, view) => count + (view.isResolved ? 0 : 1), 0), [views]);
  return {
    text,
    setText,
    column,
    setColumn,
    options,
    setOptions: (change) => changeOptions({ ...options, ...change }),
    state,
    views,
    issueCount,
    ...reasoner,
    choose: (line, choice) => dispatch({ kind: "chose", line, choice }),
    chooseAlike: () => {
      if (state.lastDecided !== null) dispatch({ kind: "chose alike", alike: findAlike(views, state.lastDecided) });
    },
    override: (line) => dispatch({ kind: "overrode", line }),
    open: (line) => dispatch({ kind: "opened", line }),
    move: (line) => dispatch({ kind: "moved", line }),
    goToIssue: (step) => {
      const line = nextIssue(views, state.activeLine, step);
      if (line !== null) dispatch({ kind: "moved", line });
    },
    markCopied: () => dispatch({ kind: "copied" }),
    retries,
  };
}

const CleanerContext = createContext<TextCleaner | null>(null);

export const CleanerProvider = CleanerContext.Provider;

export function useCleaner(): TextCleaner {
  const cleaner = useContext(CleanerContext);
  if (cleaner === null) throw new Error("This part belongs inside the Text Cleaner's screen");
  return cleaner;
}
