/** What a person has answered: which questions of a column stay open, and what becomes of its values. */
import { type ColumnQuestion, type Decided, type Decision, LEAVE } from "@limpid/table";
import type { Answers } from "./answers.ts";
import { answerTo, type FoundQuestion } from "./find-questions.ts";

export interface AnsweredColumn {
  /** The questions that nobody has answered. */
  readonly questions: readonly ColumnQuestion[];
  /** Each question as a decision, by which it is answered and taken back. */
  readonly decisions: readonly Decision[];
  readonly answers: Answers;
}

export function answerQuestions(found: readonly FoundQuestion[], decided: Decided): AnsweredColumn {
  const answers = new Map<string, string>();
  const questions: ColumnQuestion[] = [];
  const decisions: Decision[] = [];
  for (const one of found) {
    const chosen = chosenOption(one, decided);
    if (chosen === undefined) questions.push(one.question);
    else
      for (const value of one.values) {
        const output = answerTo(chosen, value);
        if (output !== null && !answers.has(value.raw)) answers.set(value.raw, output);
      }
    if (one.question.options.length > 1) decisions.push(decisionOn(one, chosen));
  }
  return { questions, decisions, answers };
}

function chosenOption({ question: { id, options } }: FoundQuestion, decided: Decided): string | undefined {
  const wanted = Object.hasOwn(decided, id) ? decided[id] : undefined;
  return options.find((option) => option.id === wanted)?.id;
}

function decisionOn({ question, title }: FoundQuestion, chosen: string | undefined): Decision {
  const { id, options, message, cells } = question;
  return {
    id,
    title,
    options: options.map((option) => {
      const [preview] = option.preview;
      return {
        id: option.id,
        label: option.label,
        cellsFor: 0,
        cellsAgainst: 0,
        ...(preview !== undefined && { preview }),
      };
    }),
    inferred: LEAVE,
    inForce: chosen ?? LEAVE,
    isChosen: chosen !== undefined,
    undecided: cells,
    sentence: message,
  };
}
