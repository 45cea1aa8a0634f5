/** The words and marks of a column's state. */
import type { ColumnFacts, ColumnState, WhyNotJudged } from "../../model/column-state.ts";
import { isOpenDecision } from "../../model/open-questions.ts";

interface StateWords {
  readonly title: string;
  readonly mark: string;
  readonly about: string;
}

/** States that ask for a person come first. */
export const STATES: readonly ColumnState[] = ["open", "not_judged", "your_choice", "converted", "clean"];

export const STATE_WORDS: Readonly<Record<ColumnState, StateWords>> = {
  open: { title: "Open", mark: "?", about: "A question is open, or a cell is flagged" },
  not_judged: { title: "Not judged", mark: "–", about: "No value could have been called wrong" },
  your_choice: { title: "Your choice", mark: "◆", about: "A person has decided something of it" },
  converted: { title: "Converted", mark: "→", about: "Cells were changed, and nothing is left" },
  clean: { title: "Clean", mark: "✓", about: "Everything was judged, and nothing is left" },
};

export const NOT_JUDGED_WORDS: Readonly<Record<WhyNotJudged, string>> = {
  doubted: "much does not fit the class",
  guess: "the class is hardly more than a guess",
  "any text": "the class takes any text",
};

/** A column that is open says what it leaves. */
export function stateText(state: ColumnState, { column, flagged }: ColumnFacts): string {
  if (state !== "open") return STATE_WORDS[state].title;
  const asked = (column.questions?.length ?? 0) + (column.decisions ?? []).filter(isOpenDecision).length;
  if (asked === 0) return `${flagged.toLocaleString("en")} flagged`;
  return asked === 1 ? "1 question" : `${asked} questions`;
}
