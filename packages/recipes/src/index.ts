export { describeDifferences } from "./describe-differences.ts";
export { makeRecipe, type RecipeSource } from "./make-recipe.ts";
export { RecipeError, readRecipe } from "./read-recipe.ts";
export { type Replay, replayed } from "./replayed.ts";
export { mergeChoices, recipeChoices } from "./titled-choice.ts";
export { withNewTitles } from "./with-new-titles.ts";
