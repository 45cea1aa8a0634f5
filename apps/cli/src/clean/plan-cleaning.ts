/** Puts together what a run of `limpid clean` follows: its recipe, and the options of the command line, which rule over it. */
import type { Recipe } from "@limpid/contract";
import { mergeChoices, recipeChoices } from "@limpid/recipes";
import {
  type CleaningSettings,
  type IngestChoices,
  readNamedChoices,
  STANDARD_SETTINGS,
  type TitledChoice,
} from "@limpid/table";
import type { Io } from "../command.ts";
import type { CleanOptions } from "./clean-options.ts";
import { readRecipeFile } from "./read-recipe-file.ts";

export interface CleaningPlan {
  readonly recipe: Recipe | null;
  readonly reading: IngestChoices;
  readonly settings: CleaningSettings;
  readonly decisions: readonly TitledChoice[];
}

export async function planCleaning(options: CleanOptions, io: Io): Promise<CleaningPlan> {
  const { settings, decisions } = options;
  if (options.recipe === null)
    return { recipe: null, reading: {}, settings: { ...STANDARD_SETTINGS, ...settings }, decisions };
  const recipe = await readRecipeFile(options.recipe, io);
  return {
    recipe,
    reading: readNamedChoices(recipe.reading),
    settings: { ...recipe.settings, ...settings },
    decisions: mergeChoices(recipeChoices(recipe), decisions),
  };
}
