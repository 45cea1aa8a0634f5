/** Questions that were answered and are not yet counted by the server: they are gone, and their cells are decided, at once. */
import { useState } from "react";
import { useTable } from "../data/table-context.ts";
import { type Question, type Review, versionOf } from "./use-review.ts";

export interface Answer {
  /** Those that are answered as a whole, which may be none. */
  readonly questions: readonly Question[];
  /** So many cells it decides. */
  readonly cells: number;
  /** False where it was refused. */
  readonly reply: Promise<boolean>;
}

interface Sent {
  readonly keys: readonly string[];
  readonly cells: number;
  /** Of the table, since the server has replied. */
  readonly version: number | null;
}

export interface Answered {
  /** Cells of answers that the review does not count yet. */
  readonly cells: number;
  readonly isGone: (question: Question) => boolean;
  readonly wasAnswered: (key: string) => boolean;
  readonly onAnswer: (answer: Answer) => void;
}

export const keyOf = ({ column, rule, kind }: Question): string => `${column} ${rule} ${kind}`;

export function useAnswered(review: Review | undefined): Answered {
  const job = useTable();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const isWaiting = ({ version }: Sent): boolean =>
    version === null || (review !== undefined && review.version < version);
  const waiting = sent.filter(isWaiting);
  const send = async ({ questions, cells, reply }: Answer): Promise<void> => {
    const answer: Sent = { keys: questions.map(keyOf), cells, version: null };
    setSent((before) => [...before, answer]);
    const isDone = await reply;
    const version = versionOf(job.state.get().info);
    const settled: Sent = { ...answer, cells: isDone ? cells : 0, version };
    setSent((before) => before.map((one) => (one === answer ? settled : one)));
  };
  return {
    cells: waiting.reduce((sum, one) => sum + one.cells, 0),
    isGone: (question) => waiting.some(({ keys }) => keys.includes(keyOf(question))),
    wasAnswered: (key) => sent.some(({ keys }) => keys.includes(key)),
    onAnswer: (answer) => void send(answer),
  };
}
