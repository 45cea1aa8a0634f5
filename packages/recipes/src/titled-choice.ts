/** What a recipe decides about columns, as cleaning takes it. */
import type { Recipe, RecipeDecision } from "@limpid/contract";
import type { Decided, TitledChoice } from "@limpid/table";
import { matchTitles } from "@limpid/text";

/** Columns about which nothing was decided are left out. */
export function recipeChoices({ columns }: Pick<Recipe, "columns">): readonly TitledChoice[] {
  return columns.flatMap(({ title, class: entity, class_is, decisions }) => {
    if (class_is === "inferred" && decisions.length === 0) return [];
    const decided = Object.fromEntries(decisions.map((one) => [decisionId(one), one.option]));
    return [{ title, ...(class_is === "chosen" && { entity }), decided }];
  });
}

/** Later choices rule over earlier ones, which keep what they say about other decisions of the column. */
export function mergeChoices(
  earlier: readonly TitledChoice[],
  later: readonly TitledChoice[],
): readonly TitledChoice[] {
  const places = matchTitles(titlesIn(later), titlesIn(earlier));
  const merged = later.map((choice, index): TitledChoice => {
    const before = earlier[places[index] ?? -1];
    return { ...before, ...choice, decided: { ...before?.decided, ...choice.decided } };
  });
  return [...earlier.filter((_, index) => !places.includes(index)), ...merged];
}

const titlesIn = (choices: readonly TitledChoice[]): readonly string[] => choices.map(({ title }) => title);

export function decisionId({ decision, value }: RecipeDecision): string {
  return value === undefined ? decision : `${decision}:${value}`;
}

export function toRecipeDecisions(decided: Decided): RecipeDecision[] {
  return Object.entries(decided).map(([id, option]) => {
    const end = id.indexOf(":");
    return end < 0 ? { decision: id, option } : { decision: id.slice(0, end), value: id.slice(end + 1), option };
  });
}
