/** Alike columns ask once: what all of them have in common is one thing to decide. */
import type { CleanColumn } from "./clean-table.ts";
import type { ColumnQuestion } from "./question.ts";

/**
 * The questions of all columns, those of the same values and options as one, ranked by what they settle. `titles` are
 * those by which the columns are known outside.
 */
export function shareQuestions(
  columns: readonly Pick<CleanColumn, "title" | "questions">[],
  titles: readonly string[] = columns.map(({ title }) => title),
): readonly ColumnQuestion[] {
  const shared = new Map<string, ColumnQuestion>();
  for (const [index, { questions }] of columns.entries())
    for (const question of questions) {
      const { kind, values, options } = question;
      const key = JSON.stringify([
        kind,
        values.map(({ raw, proposed }) => [raw, proposed]),
        options.map(({ id }) => id),
      ]);
      const known = shared.get(key);
      const own = { ...question, columns: [titles[index] ?? ""] };
      shared.set(key, known === undefined ? own : together(known, own));
    }
  return [...shared.values()].sort((one, other) => weigh(other) - weigh(one));
}

function weigh({ worth, cells }: ColumnQuestion): number {
  return worth * Math.log2(1 + cells);
}

function together(one: ColumnQuestion, other: ColumnQuestion): ColumnQuestion {
  return {
    ...one,
    columns: [...one.columns, ...other.columns],
    cells: one.cells + other.cells,
    values: one.values.map((value, place) => ({ ...value, cells: value.cells + (other.values[place]?.cells ?? 0) })),
    options: one.options.map((option, place) => ({
      ...option,
      cells: option.cells + (other.options[place]?.cells ?? 0),
    })),
  };
}
