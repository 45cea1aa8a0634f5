/** What became of a recipe in another table: which of its decisions apply, and what is new there. */
import type { Recipe } from "@limpid/contract";
import type { Decision } from "@limpid/table";
import { matchTitles } from "@limpid/text";
import { decisionId } from "./titled-choice.ts";

interface CleanedColumn {
  readonly title: string;
  readonly entity: { readonly predictedClass: string; readonly isChosen?: boolean };
  readonly decisions: readonly Pick<Decision, "id" | "inForce" | "isChosen">[];
}

export interface ReplayedDecision {
  /** Title and index of the column in this table. */
  readonly column: string;
  readonly index: number;
  readonly kind: "class" | "decision" | "title";
  /** Id of the decision; null for a class or a title. */
  readonly decision: string | null;
  /** The class, the title, or the option of the decision. */
  readonly option: string;
}

export interface Replay {
  readonly applied: readonly ReplayedDecision[];
  /** Decisions about values or doubts that this table does not have. */
  readonly foundNothing: readonly ReplayedDecision[];
  /** Titles of the recipe that are not in this table. */
  readonly missing: readonly string[];
  /** Titles of this table that are not in the recipe. */
  readonly added: readonly string[];
  /** Columns whose class was inferred, both times, and not as the same one. */
  readonly otherClass: readonly { readonly column: string; readonly before: string; readonly now: string }[];
  /** Whether at least half of the recipe's columns are in this table. */
  readonly fits: boolean;
}

export function replayed(recipe: Recipe, columns: readonly CleanedColumn[]): Replay {
  const wanted = recipe.columns.map(({ title }) => title);
  const places = matchTitles(
    wanted,
    columns.map(({ title }) => title),
  );
  const applied: ReplayedDecision[] = [];
  const foundNothing: ReplayedDecision[] = [];
  const otherClass: Replay["otherClass"][number][] = [];
  for (const [index, asked] of recipe.columns.entries()) {
    const place = places[index] ?? -1;
    const column = columns[place];
    if (column === undefined) continue;
    const at = { column: column.title, index: place };
    const { predictedClass: now, isChosen = false } = column.entity;
    const hasClass = asked.class === now;
    if (asked.class_is === "chosen")
      (hasClass && isChosen ? applied : foundNothing).push({
        ...at,
        kind: "class",
        decision: null,
        option: asked.class,
      });
    else if (!hasClass) otherClass.push({ column: column.title, before: asked.class, now });
    if (asked.new_title !== undefined) applied.push({ ...at, kind: "title", decision: null, option: asked.new_title });
    for (const one of asked.decisions) {
      const id = decisionId(one);
      const holds = column.decisions.some((each) => each.id === id && each.isChosen && each.inForce === one.option);
      (holds ? applied : foundNothing).push({ ...at, kind: "decision", decision: id, option: one.option });
    }
  }
  const known = new Set(places);
  const missing = wanted.filter((_, index) => places[index] === undefined);
  return {
    applied,
    foundNothing,
    missing,
    added: columns.flatMap(({ title }, index) => (known.has(index) ? [] : [title])),
    otherClass,
    fits: 2 * missing.length <= wanted.length,
  };
}
