/** Alike columns ask once: what all of them have in common is one thing to decide. */
import type { CleanColumn } from "./clean-table.ts";
import type { ColumnQuestion, QuestionedValue } from "./question.ts";

/** At most this many columns ask by themselves which of their spellings is meant; if more do, those with fewer cells share a card. */
const MAX_APART = 3;
/** Columns are alike if they ask about this share of each other's values, of which nobody knows what they should be. */
const MIN_ALIKE = 0.5;
/** The groups before a column that it is held against: a series stands together, and tables have thousands of columns. */
const MAX_COMPARED = 200;

/**
 * The questions of all columns, alike ones as one, ranked by what they settle. `titles` are those by which the columns
 * are known outside.
 */
export function shareQuestions(
  columns: readonly Pick<CleanColumn, "title" | "questions">[],
  titles: readonly string[] = columns.map(({ title }) => title),
): readonly ColumnQuestion[] {
  return groupAlike(columns)
    .flatMap((group) => {
      const [first, ...others] = group.map(({ question, index }) => ({ ...question, columns: [titles[index] ?? ""] }));
      return first === undefined ? [] : [together(first, others)];
    })
    .sort((one, other) => weigh(other) - weigh(one));
}

/** The columns of each question and of all that are alike, by their indexes. */
export function alikeQuestions(
  columns: readonly Pick<CleanColumn, "questions">[],
): ReadonlyMap<ColumnQuestion, readonly number[]> {
  return new Map(
    groupAlike(columns).flatMap((group) => {
      const indexes = [...new Set(group.map(({ index }) => index))];
      return group.map(({ question }) => [question, indexes] as const);
    }),
  );
}

interface Asked {
  readonly index: number;
  readonly question: ColumnQuestion;
}
type Group = readonly Asked[];

function groupAlike(columns: readonly Pick<CleanColumn, "questions">[]): readonly Group[] {
  const groups = new Map<string, Asked[]>();
  for (const [index, { questions }] of columns.entries())
    for (const question of questions) {
      const key = likenessKey(question);
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push({ index, question });
    }
  return joinSmaller(joinOverlapping([...groups.values()]));
}

/** Two questions of a kind are alike if their values would become the same ones, however often each of them occurs. */
function likenessKey({ kind, values, options }: ColumnQuestion): string {
  const outcomes = new Set(values.map(({ raw, proposed }) => (proposed === null ? `as ${raw}` : `to ${proposed}`)));
  return JSON.stringify([kind, [...outcomes].sort(), options.map(({ id }) => id)]);
}

/** Columns of a series, such as the fees of five years, have most of what is odd in them in common. */
function joinOverlapping(groups: readonly Group[]): readonly Group[] {
  const joined: Asked[][] = [];
  const known = new Map<string, { readonly raws: Set<string>; readonly group: Asked[] }[]>();
  for (const group of groups) {
    const question = group[0]?.question;
    if (question?.values.every(({ proposed }) => proposed === null) !== true) {
      joined.push([...group]);
      continue;
    }
    const raws = question.values.map(({ raw }) => raw);
    const key = optionsKey(question);
    const others = known.get(key) ?? [];
    known.set(key, others);
    const alike = others.slice(-MAX_COMPARED).find((one) => areAlike(one.raws, raws));
    if (alike === undefined) {
      const own = [...group];
      joined.push(own);
      others.push({ raws: new Set(raws), group: own });
    } else {
      alike.group.push(...group);
      for (const raw of raws) alike.raws.add(raw);
    }
  }
  return joined;
}

function areAlike(known: ReadonlySet<string>, raws: readonly string[]): boolean {
  const shared = raws.reduce((count, raw) => (known.has(raw) ? count + 1 : count), 0);
  return shared >= MIN_ALIKE * raws.length;
}

function joinSmaller(groups: readonly Group[]): readonly Group[] {
  const byOptions = new Map<string, Group[]>();
  for (const group of groups) {
    const question = group[0]?.question;
    if (question?.kind !== "ways") continue;
    const key = optionsKey(question);
    const alike = byOptions.get(key);
    if (alike === undefined) byOptions.set(key, [group]);
    else alike.push(group);
  }
  const smaller = [...byOptions.values()].filter(({ length }) => length > MAX_APART).map(chooseSmaller);
  const gone = new Set(smaller.flat());
  return [...groups.filter((group) => !gone.has(group)), ...smaller.map((parts) => parts.flat())];
}

/** All but those with most cells. */
function chooseSmaller(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted((one, other) => cellsIn(other) - cellsIn(one)).slice(MAX_APART - 1);
}

function cellsIn(group: Group): number {
  return group.reduce((sum, { question }) => sum + question.cells, 0);
}

function optionsKey({ kind, options, recommended }: Pick<ColumnQuestion, "kind" | "options" | "recommended">): string {
  return JSON.stringify([kind, options.map(({ id, label }) => [id, label]), recommended]);
}

function weigh({ worth, cells }: ColumnQuestion): number {
  return worth * Math.log2(1 + cells);
}

function together(first: ColumnQuestion, others: readonly ColumnQuestion[]): ColumnQuestion {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    columns: all.flatMap(({ columns }) => columns),
    cells: all.reduce((sum, { cells }) => sum + cells, 0),
    values: mergeValues(all.flatMap(({ values }) => values)),
    options: first.options.map((option, place) => ({
      ...option,
      cells: all.reduce((sum, { options }) => sum + (options[place]?.cells ?? 0), 0),
    })),
  };
}

/** The most frequent first. A value that is proposed two things for is two. */
function mergeValues(values: readonly QuestionedValue[]): readonly QuestionedValue[] {
  const merged = new Map<string, QuestionedValue>();
  for (const value of values) {
    const key = JSON.stringify([value.raw, value.proposed]);
    merged.set(key, { ...value, cells: value.cells + (merged.get(key)?.cells ?? 0) });
  }
  return [...merged.values()].sort((one, other) => other.cells - one.cells || (one.raw < other.raw ? -1 : 1));
}
