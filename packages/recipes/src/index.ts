export { makeRecipe, type RecipeSource } from "./make-recipe.ts";
export { RecipeError, readRecipe } from "./read-recipe.ts";
export { type Replay, type ReplayedDecision, replayed } from "./replayed.ts";
export { recipeChoices } from "./titled-choice.ts";
export { withNewTitles } from "./with-new-titles.ts";
