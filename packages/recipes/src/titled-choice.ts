/** What a recipe decides about columns, as cleaning takes it. */
import type { Recipe, RecipeDecision } from "@limpid/contract";
import type { Decided, TitledChoice } from "@limpid/table";

/** Columns about which nothing was decided are left out. */
export function recipeChoices({ columns }: Pick<Recipe, "columns">): readonly TitledChoice[] {
  return columns.flatMap(({ title, class: entity, class_is, decisions }) => {
    if (class_is === "inferred" && decisions.length === 0) return [];
    const decided = Object.fromEntries(decisions.map((one) => [decisionId(one), one.option]));
    return [{ title, ...(class_is === "chosen" && { entity }), decided }];
  });
}

export function decisionId({ decision, value }: RecipeDecision): string {
  return value === undefined ? decision : `${decision}:${value}`;
}

export function toRecipeDecisions(decided: Decided): RecipeDecision[] {
  return Object.entries(decided).map(([id, option]) => {
    const end = id.indexOf(":");
    return end < 0 ? { decision: id, option } : { decision: id.slice(0, end), value: id.slice(end + 1), option };
  });
}
