/** What a person has answered of a column, apart from what its class and writing leave open. */
import { answeredQuestion, type Decided, QUESTION_KINDS } from "@limpid/table";

/** Answers by the text as it was read: what a person wants it to be, the empty text for no data. Plain data. */
export type Answers = ReadonlyMap<string, string>;

const KINDS: ReadonlySet<string> = new Set(QUESTION_KINDS);

const isAnswer = (decision: string): boolean => KINDS.has(answeredQuestion(decision));

export function isAnswered(decided: Decided): boolean {
  return Object.keys(decided).some(isAnswer);
}

/** What a person has decided of the rest, of which the class knows. */
export function withoutAnswers(decided: Decided): Decided {
  return isAnswered(decided) ? Object.fromEntries(Object.entries(decided).filter(([id]) => !isAnswer(id))) : decided;
}
