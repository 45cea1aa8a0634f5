/** The recipe that came with an upload lies beside it. */
import type { Recipe } from "@limpid/contract";
import { entityClasses } from "@limpid/entities/classes";
import { TableFiles } from "@limpid/files";
import { RecipeError, readRecipe } from "@limpid/recipes";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";

const RECIPE_FILE = "recipe.json";
const CLASS_IDS: ReadonlySet<string> = new Set(entityClasses.map(({ id }) => id));

/** Throws a Problem where this version cannot follow the recipe. */
export function requireRecipe(value: unknown): Recipe {
  try {
    return readRecipe(value, CLASS_IDS);
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    throw new Problem("invalid_request", `body/recipe: ${error.message}`, { cause: error });
  }
}

export async function keepRecipe(recipe: Recipe, tableId: string, { blobs }: Pick<Context, "blobs">): Promise<void> {
  await new TableFiles(blobs, tableId).put(RECIPE_FILE, Buffer.from(JSON.stringify(recipe)));
}

/** Undefined for a table that came without one. */
export async function findRecipe(tableId: string, { blobs }: Pick<Context, "blobs">): Promise<Recipe | undefined> {
  const bytes = await new TableFiles(blobs, tableId).read(RECIPE_FILE);
  return bytes === undefined ? undefined : (JSON.parse(bytes.toString()) as Recipe);
}
