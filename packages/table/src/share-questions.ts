/** Alike columns ask once: what all of them have in common is one thing to decide. */
import type { CleanColumn } from "./clean-table.ts";
import type { ColumnQuestion, QuestionedValue } from "./question.ts";

/**
 * The questions of all columns, alike ones as one, ranked by what they settle. `titles` are those by which the columns
 * are known outside.
 */
export function shareQuestions(
  columns: readonly Pick<CleanColumn, "title" | "questions">[],
  titles: readonly string[] = columns.map(({ title }) => title),
): readonly ColumnQuestion[] {
  const shared = new Map<string, ColumnQuestion>();
  for (const [index, { questions }] of columns.entries())
    for (const question of questions) {
      const key = likenessKey(question);
      const known = shared.get(key);
      const own = { ...question, columns: [titles[index] ?? ""] };
      shared.set(key, known === undefined ? own : together(known, own));
    }
  return [...shared.values()].sort((one, other) => weigh(other) - weigh(one));
}

/** The columns of each question and of all that are alike, by their indexes. */
export function alikeQuestions(
  columns: readonly Pick<CleanColumn, "questions">[],
): ReadonlyMap<ColumnQuestion, readonly number[]> {
  const groups = new Map<string, number[]>();
  const found = new Map<ColumnQuestion, readonly number[]>();
  for (const [index, { questions }] of columns.entries())
    for (const question of questions) {
      const key = likenessKey(question);
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      if (group.at(-1) !== index) group.push(index);
      found.set(question, group);
    }
  return found;
}

/** Two questions of a kind are alike if their values would become the same ones, however often each of them occurs. */
function likenessKey({ kind, values, options }: ColumnQuestion): string {
  const outcomes = new Set(values.map(({ raw, proposed }) => (proposed === null ? `as ${raw}` : `to ${proposed}`)));
  return JSON.stringify([kind, [...outcomes].sort(), options.map(({ id }) => id)]);
}

function weigh({ worth, cells }: ColumnQuestion): number {
  return worth * Math.log2(1 + cells);
}

function together(one: ColumnQuestion, other: ColumnQuestion): ColumnQuestion {
  return {
    ...one,
    columns: [...one.columns, ...other.columns],
    cells: one.cells + other.cells,
    values: mergeValues(one.values, other.values),
    options: one.options.map((option, place) => ({
      ...option,
      cells: option.cells + (other.options[place]?.cells ?? 0),
    })),
  };
}

/** The most frequent first. A value that is proposed two things for is two. */
function mergeValues(
  values: readonly QuestionedValue[],
  others: readonly QuestionedValue[],
): readonly QuestionedValue[] {
  const merged = new Map<string, QuestionedValue>();
  for (const value of [...values, ...others]) {
    const key = JSON.stringify([value.raw, value.proposed]);
    merged.set(key, { ...value, cells: value.cells + (merged.get(key)?.cells ?? 0) });
  }
  return [...merged.values()].sort((one, other) => other.cells - one.cells || (one.raw < other.raw ? -1 : 1));
}
