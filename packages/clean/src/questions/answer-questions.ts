/** What a person has answered: which questions of a column stay open, and what becomes of its values. */
import {
  answerForValue,
  type ColumnQuestion,
  type Decided,
  type Decision,
  GIVEN_TEXT,
  LEAVE,
  type QuestionedValue,
} from "@limpid/table";
import type { Answers } from "./answers.ts";
import { answerTo, type FoundQuestion } from "./find-questions.ts";

export interface AnsweredColumn {
  /** The questions that nobody has answered, each with the values that nobody has answered alone. */
  readonly questions: readonly ColumnQuestion[];
  /** Each question as a decision, by which it is answered and taken back; those of single values follow it. */
  readonly decisions: readonly Decision[];
  readonly answers: Answers;
}

export function answerQuestions(found: readonly FoundQuestion[], decided: Decided): AnsweredColumn {
  const answers = new Map<string, string>();
  const questions: ColumnQuestion[] = [];
  const decisions: Decision[] = [];
  for (const one of found) {
    const chosen = chosenOption(one, decided);
    const alone = answeredAlone(one, decided);
    for (const value of one.values) {
      const option = alone.get(value.raw) ?? chosen;
      const output = option === undefined ? null : answerTo(option, value);
      if (output !== null && !answers.has(value.raw)) answers.set(value.raw, output);
    }
    const left = alone.size === 0 ? one.question : one.without(alone);
    if (chosen === undefined && left !== undefined) questions.push(left);
    if (one.question.options.length > 1 || chosen !== undefined) decisions.push(decisionOn(one, chosen));
    for (const value of one.values) {
      const option = alone.get(value.raw);
      if (option !== undefined) decisions.push(decisionOnValue(one, value, option));
    }
  }
  return { questions, decisions, answers };
}

function chosenOption({ question: { id, options } }: FoundQuestion, decided: Decided): string | undefined {
  const wanted = ownOption(decided, id);
  return options.find((option) => option.id === wanted)?.id;
}

const NOBODY_ALONE: ReadonlyMap<string, string> = new Map();

/** The options of the values that a person has answered one by one. */
function answeredAlone({ question, values }: FoundQuestion, decided: Decided): ReadonlyMap<string, string> {
  const isAny = Object.keys(decided).some((id) => id.startsWith(answerForValue(question.id, "")));
  if (!isAny) return NOBODY_ALONE;
  const ids = new Set(question.options.map(({ id }) => id));
  return new Map(
    values.flatMap(({ raw }) => {
      const option = ownOption(decided, answerForValue(question.id, raw));
      return option !== undefined && (ids.has(option) || option.startsWith(GIVEN_TEXT)) ? [[raw, option]] : [];
    }),
  );
}

const ownOption = (decided: Decided, id: string): string | undefined =>
  Object.hasOwn(decided, id) ? decided[id] : undefined;

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

function decisionOnValue(
  { question, title }: FoundQuestion,
  { raw, cells }: QuestionedValue,
  chosen: string,
): Decision {
  const options = question.options.map(({ id, label }) => ({ id, label, cellsFor: 0, cellsAgainst: 0 }));
  const isGiven = chosen.startsWith(GIVEN_TEXT);
  const given = { id: chosen, label: chosen.slice(GIVEN_TEXT.length), cellsFor: 0, cellsAgainst: 0 };
  return {
    id: answerForValue(question.id, raw),
    title: `${title}: ${raw}`,
    options: isGiven ? [...options, given] : options,
    inferred: LEAVE,
    inForce: chosen,
    isChosen: true,
    undecided: cells,
    sentence: "",
  };
}
