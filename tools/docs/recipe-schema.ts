import { Recipe } from "@limpid/contract/schemas";

/** The published schema of a recipe, for editors and other programs. */
export function recipeSchema(): string {
  const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", title: "Recipe of Limpid", ...Recipe };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
