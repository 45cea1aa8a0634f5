/** Puts together what a run of `limpid clean` follows: its recipe, and the options of the command line, which rule over it. */
import type { Recipe } from "@limpid/contract";
import { recipeChoices } from "@limpid/recipes";
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

/** The later choice of a column keeps what the earlier one says of other decisions. */
function mergeChoices(earlier: readonly TitledChoice[], later: readonly TitledChoice[]): readonly TitledChoice[] {
  const merged = new Map(earlier.map((choice) => [choice.title, choice]));
  for (const choice of later) {
    const before = merged.get(choice.title);
    merged.set(choice.title, { ...before, ...choice, decided: { ...before?.decided, ...choice.decided } });
  }
  return [...merged.values()];
}
