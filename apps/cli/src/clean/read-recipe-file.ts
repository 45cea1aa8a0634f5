import type { Recipe } from "@limpid/contract";
import { entityClasses } from "@limpid/pipeline";
import { RecipeError, readRecipe } from "@limpid/recipes";
import type { Io } from "../command.ts";
import { readInput } from "../files/read-input.ts";
import { UserError } from "../user-error.ts";

/** Reads the recipe for `--recipe`. */
export async function readRecipeFile(path: string, io: Io): Promise<Recipe> {
  const bytes = await readInput(path, io);
  try {
    const classIds = new Set(entityClasses.map(({ id }) => id));
    return readRecipe(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), classIds);
  } catch (error) {
    if (!(error instanceof RecipeError || error instanceof SyntaxError || error instanceof TypeError)) throw error;
    const reason = error instanceof RecipeError ? error.message : "It is not JSON in UTF-8";
    throw new UserError(`Cannot use the recipe "${path}": ${reason}`, { cause: error });
  }
}
