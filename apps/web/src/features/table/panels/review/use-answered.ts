/** Questions that were answered and are not yet counted by the server: they are gone, and their cells are decided, at once. */
import { useState } from "react";
import { useTable } from "../../data/table-context.ts";
import { type Question, type Review, tableVersion } from "./use-review.ts";

export interface Answer {
  /** All that are answered alike. */
  readonly questions: readonly Question[];
  /** The value that is answered alone; undefined for the questions as a whole. */
  readonly rawInput: string | undefined;
  /** Cells without a proposal stay open. */
  readonly isTake: boolean;
  readonly reply: Promise<unknown>;
}

interface Sent extends Pick<Answer, "rawInput" | "isTake"> {
  readonly keys: readonly string[];
  /** The table's version in the server's reply; null before it arrives. */
  readonly version: number | null;
}

export interface Answered {
  /** Cells of answers that the review does not count yet. */
  readonly cells: number;
  readonly isGone: (question: Question) => boolean;
  readonly onAnswer: (answer: Answer) => void;
}

export const questionKey = ({ column, rule, kind }: Question): string => `${column} ${rule} ${kind}`;

export function useAnswered(review: Review | undefined): Answered {
  const table = useTable();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const waiting = sent.filter(({ version }) => version === null || (review !== undefined && review.version < version));
  const send = async ({ questions, reply, ...answer }: Answer): Promise<void> => {
    const made: Sent = { ...answer, keys: questions.map(questionKey), version: null };
    setSent((before) => [...before, made]);
    await reply;
    const version = tableVersion(table.state.get().info);
    setSent((before) => before.map((one) => (one === made ? { ...made, version } : one)));
  };
  const isGone = (question: Question): boolean =>
    waiting.some(({ keys, rawInput }) => rawInput === undefined && keys.includes(questionKey(question)));
  return {
    // A question that the review no longer asks is counted there, whether or not its own reply is here.
    cells: (review?.questions ?? []).reduce((sum, question) => sum + cellsOf(question, waiting), 0),
    isGone,
    onAnswer: (answer) => void send(answer),
  };
}

/** Counts the cells of a question that the sent answers settle. */
function cellsOf(question: Question, waiting: readonly Sent[]): number {
  const own = waiting.filter(({ keys }) => keys.includes(questionKey(question)));
  const whole = own.find(({ rawInput }) => rawInput === undefined);
  if (whole !== undefined) return whole.isTake ? question.proposed : question.count;
  return question.values
    .filter(({ raw_input: text }) => own.some(({ rawInput }) => rawInput === text))
    .reduce((sum, { count }) => sum + count, 0);
}
