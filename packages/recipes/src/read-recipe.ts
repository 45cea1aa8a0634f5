/** Checks a recipe that comes from outside: it may be of a newer version, of another program, or edited by hand. */
import { RECIPE_FORMAT, RECIPE_VERSION, type Recipe } from "@limpid/contract";
import { Recipe as RecipeSchema } from "@limpid/contract/schemas";
import { Check, Errors } from "typebox/value";

/** Its message says what is wrong and where. */
export class RecipeError extends Error {}

/** `classIds` are the classes that this version knows. Throws a RecipeError. */
export function readRecipe(value: unknown, classIds: ReadonlySet<string>): Recipe {
  const { format, version } = (typeof value === "object" && value !== null ? value : {}) as Partial<Recipe>;
  if (format !== RECIPE_FORMAT) throw new RecipeError(`It is no recipe: "format" is not "${RECIPE_FORMAT}"`);
  if (typeof version === "number" && version > RECIPE_VERSION)
    throw new RecipeError(`It has version ${version}, and this Limpid knows versions up to ${RECIPE_VERSION}`);
  if (!Check(RecipeSchema, value)) throw new RecipeError(firstFault(value));
  const unknown = value.columns.find((column) => !classIds.has(column.class));
  if (unknown !== undefined)
    throw new RecipeError(`The column "${unknown.title}" has the class "${unknown.class}", which does not exist`);
  return value;
}

function firstFault(value: unknown): string {
  const [fault] = Errors(RecipeSchema, value);
  if (fault === undefined) return "It is not complete";
  const message = fault.message === "schema is false" ? "is unknown" : fault.message;
  const place = fault.instancePath.slice(1).replaceAll("/", ".");
  return place === "" ? `It ${message}` : `"${place}" ${message}`;
}
