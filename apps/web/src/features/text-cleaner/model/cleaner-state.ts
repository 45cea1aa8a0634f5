/** The state of the results: what was answered, what was decided, and where the keyboard is. */
import type { LineResult, LinesReply } from "../api/reason-lines.ts";
import type { AlikeLine } from "./alike-lines.ts";
import { carryDecisions } from "./carry-decisions.ts";
import { type Choice, changeDecision, type Decisions, UNDECIDED } from "./decision.ts";
import { viewLine } from "./line-view.ts";

export type Answer =
  | { readonly kind: "empty" }
  | { readonly kind: "done"; readonly lines: readonly string[]; readonly reply: LinesReply }
  | { readonly kind: "unavailable"; readonly message: string };

export interface CleanerState {
  readonly answer: Answer;
  /** The lines that the decisions are about; they outlive a service that is down for a moment. */
  readonly decidedLines: readonly string[];
  readonly decisions: Decisions;
  /** The line whose menu is open. */
  readonly openLine: number | null;
  /** The line that the keyboard is on. */
  readonly activeLine: number;
  /** Counts how often the keyboard was sent to the active line. */
  readonly moves: number;
  /** The line decided last, whose decision may be for others too. */
  readonly lastDecided: number | null;
  readonly isCopied: boolean;
}

export type CleanerAction =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "chose"; readonly line: number; readonly choice: Choice }
  | { readonly kind: "chose alike"; readonly alike: readonly AlikeLine[] }
  | { readonly kind: "overrode"; readonly line: number }
  | { readonly kind: "retried"; readonly line: number; readonly result: LineResult; readonly isSearch: boolean }
  | { readonly kind: "opened"; readonly line: number | null }
  | { readonly kind: "moved"; readonly line: number }
  | { readonly kind: "copied" };

export const EMPTY_STATE: CleanerState = {
  answer: { kind: "empty" },
  decidedLines: [],
  decisions: new Map(),
  openLine: null,
  activeLine: 0,
  moves: 0,
  lastDecided: null,
  isCopied: false,
};

export function stepCleaner(state: CleanerState, action: CleanerAction): CleanerState {
  switch (action.kind) {
    case "answered":
      return takeAnswer(state, action.answer);
    case "chose":
      return {
        ...decide(state, [action]),
        activeLine: action.line,
        moves: state.moves + 1,
        openLine: null,
        lastDecided: action.line,
      };
    case "chose alike":
      return { ...decide(state, action.alike), lastDecided: null };
    case "overrode":
      return {
        ...state,
        decisions: changeDecision(state.decisions, action.line, { isOverridden: true, choice: null }),
        activeLine: action.line,
        openLine: action.line,
        isCopied: false,
      };
    case "retried":
      return takeRetry(state, action);
    case "opened":
      return openMenu(state, action.line);
    case "moved":
      return { ...state, activeLine: action.line, moves: state.moves + 1 };
    case "copied":
      return { ...state, isCopied: true };
  }
}

function openMenu(state: CleanerState, line: number | null): CleanerState {
  if (line === null) return { ...state, openLine: null };
  return { ...state, openLine: line, activeLine: line };
}

function takeAnswer(state: CleanerState, answer: Answer): CleanerState {
  if (answer.kind === "empty") return EMPTY_STATE;
  if (answer.kind === "unavailable") return { ...state, answer, openLine: null };
  const last = answer.lines.length - 1;
  return {
    ...state,
    answer,
    decidedLines: answer.lines,
    decisions: carryDecisions(state.decidedLines, answer.lines, state.decisions),
    openLine: null,
    activeLine: Math.min(state.activeLine, last),
    lastDecided: null,
    isCopied: false,
  };
}

function decide(state: CleanerState, decided: readonly AlikeLine[]): CleanerState {
  const decisions = new Map(state.decisions);
  for (const { line, choice } of decided) decisions.set(line, { ...(decisions.get(line) ?? UNDECIDED), choice });
  return { ...state, decisions, isCopied: false };
}

/** A retry that settles the line closes its menu; one that leaves it open shows what there is to choose from. */
function takeRetry(state: CleanerState, action: Extract<CleanerAction, { kind: "retried" }>): CleanerState {
  const { line, result, isSearch } = action;
  // The input may have changed while the search ran.
  if (state.decidedLines[line] !== result.raw_input_string) return state;
  const { searches } = state.decisions.get(line) ?? UNDECIDED;
  const decisions = changeDecision(state.decisions, line, {
    retried: result,
    searches: searches + (isSearch ? 1 : 0),
  });
  const view = viewLine(result, decisions.get(line));
  const isSettled = view.kind === "ok" && state.openLine === line;
  return { ...(isSettled ? openMenu(state, null) : state), decisions, isCopied: false };
}
