/** The questions of all columns as cards: alike columns share one, and the weightiest comes first. */
import type { ColumnReply, QuestionReply } from "@limpid/contract";
import { isUnsaved, type Outbox } from "./outbox.ts";

export type QuestionedValue = QuestionReply["values"][number];
type Option = QuestionReply["options"][number];

/** The option of every question that changes nothing. */
export const LEAVE = "leave";
/** Begins the option of one value that is a text of its own. */
export const GIVEN_TEXT = "=";

export interface QuestionCard extends Pick<QuestionReply, "cells" | "id" | "message" | "options" | "recommended"> {
  readonly key: string;
  readonly columns: readonly CardColumn[];
  /** Not all values are listed, so that there may be more cells than theirs. */
  readonly values: readonly QuestionedValue[];
  /** Later rows that repeat an earlier one, where the card is about such. */
  readonly repeats: readonly number[];
}

interface CardColumn {
  readonly index: number;
  readonly title: string;
  readonly cells: number;
  readonly message: string;
}

interface Asked {
  readonly index: number;
  readonly column: ColumnReply;
  readonly question: QuestionReply;
}

export function listCards(columns: readonly ColumnReply[], outbox: Outbox): readonly QuestionCard[] {
  const groups = new Map<string, Asked[]>();
  for (const [index, column] of columns.entries()) {
    const { questions = [] } = column;
    const sent = questions.length === 0 ? new Set<string>() : sentAnswers(outbox, index);
    for (const asked of questions) {
      const question = withoutSent(asked, sent);
      if (question === undefined) continue;
      const key = JSON.stringify([question.id, question.column_uuids ?? column.id]);
      groups.set(key, [...(groups.get(key) ?? []), { index, column, question }]);
    }
  }
  return [...groups]
    .map(([key, group]) => ({ weight: weigh(group), card: makeCard(key, group) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ card }) => card);
}

/** The decisions on a column that are not saved yet. */
function sentAnswers(outbox: Outbox, index: number): ReadonlySet<string> {
  const answers = outbox.flatMap((entry) => {
    const { kind, place, value } = entry.edit;
    const isAnswer = kind === "decision" && value.option !== null && place.column === index;
    return isAnswer && isUnsaved(entry) ? value.decision : [];
  });
  return new Set(answers);
}

/** The question without what was answered and is not saved yet; undefined if that is all of it. */
function withoutSent(question: QuestionReply, sent: ReadonlySet<string>): QuestionReply | undefined {
  if (sent.has(question.id)) return undefined;
  const values = question.values.filter(({ raw }) => !sent.has(answerId(question.id, raw)));
  if (values.length === question.values.length) return question;
  const gone = sumOf(question.values) - sumOf(values);
  return question.cells === gone ? undefined : { ...question, values, cells: question.cells - gone };
}

/** The decision that answers a question for one of its values. */
export const answerId = (question: string, raw: string): string => `${question}:${raw}`;

function makeCard(key: string, group: readonly Asked[]): QuestionCard {
  const [first] = group;
  if (first === undefined) throw new Error(`No column asks the question ${key}`);
  const { id, options, recommended, message } = first.question;
  return {
    key,
    id,
    message,
    recommended,
    columns: group.map(({ index, column, question }) => ({
      index,
      title: column.title,
      cells: question.cells,
      message: question.message,
    })),
    cells: group.reduce((sum, { question }) => sum + question.cells, 0),
    values: mergeValues(group.flatMap(({ question }) => question.values)),
    repeats: first.question.repeats ?? [],
    options: options.map((option, place) => ({
      ...option,
      cells: group.reduce((sum, { question }) => sum + (question.options[place]?.cells ?? 0), 0),
    })),
  };
}

/** Cells whose questions people have answered, for all values of a question or one by one. */
export function countAnsweredCells(columns: readonly Pick<ColumnReply, "decisions">[]): number {
  return columns.reduce((sum, { decisions = [] }) => {
    const answers = decisions.filter(({ inferred, chosen }) => inferred === LEAVE && chosen);
    const whole = new Set(answers.map(({ id }) => id).filter((id) => !id.includes(":")));
    const counted = answers.filter(({ id }) => whole.has(id) || !whole.has(id.slice(0, id.indexOf(":"))));
    return sum + counted.reduce((cells, { undecided }) => cells + undecided, 0);
  }, 0);
}

/** The most frequent first. */
function mergeValues(values: readonly QuestionedValue[]): readonly QuestionedValue[] {
  const merged = new Map<string, QuestionedValue>();
  for (const value of values)
    merged.set(value.raw, { ...value, cells: value.cells + (merged.get(value.raw)?.cells ?? 0) });
  return [...merged.values()].sort((one, other) => other.cells - one.cells);
}

function weigh(group: readonly Asked[]): number {
  const cells = group.reduce((sum, { question }) => sum + question.cells, 0);
  return (group[0]?.question.worth ?? 0) * Math.log2(1 + cells);
}

const sumOf = (values: readonly QuestionedValue[]): number => values.reduce((sum, { cells }) => sum + cells, 0);

export type AnswerKey = "Y" | "N" | "M";

export interface CardAnswer {
  readonly option: Option;
  /** Undefined for options beyond those that have a letter. */
  readonly key: AnswerKey | undefined;
  readonly isRecommended: boolean;
}

const NO_DATA = "no_data";

/** What changes the values comes first, and leaving them last. */
export function listAnswers({ options, recommended }: QuestionCard): readonly CardAnswer[] {
  const changing = options.filter(({ id }) => id !== LEAVE);
  const accepted = changing.find(({ id }) => id === recommended) ?? changing.find(({ id }) => id !== NO_DATA);
  const keyOf = (option: Option): AnswerKey | undefined => {
    if (option.id === LEAVE) return "N";
    if (option === accepted) return "Y";
    return option.id === NO_DATA ? "M" : undefined;
  };
  return [...changing, ...options.filter(({ id }) => id === LEAVE)].map((option) => ({
    option,
    key: keyOf(option),
    isRecommended: option.id === recommended,
  }));
}
