/** A recipe: what people decided about one table, to be decided alike about the next file of the same kind. */
import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { RECIPE_FORMAT, RECIPE_VERSION } from "../recipe-format.ts";
import { CleaningSettings } from "./cleaning.ts";
import { ReadingChoices } from "./reading.ts";

const Title = Type.String({ maxLength: LIMITS.recipeTextCharacters });

export const RecipeDecision = Type.Object(
  {
    decision: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: "^[^:]+$",
      description: "The decision or the question that is answered, such as date_order or ways",
    }),
    value: Type.Optional(
      Type.String({
        maxLength: LIMITS.recipeTextCharacters,
        description: "The value that the answer is about; absent: all values",
      }),
    ),
    option: Type.String({
      minLength: 1,
      maxLength: LIMITS.recipeTextCharacters,
      description: "The option, such as mdy or accept; what follows an equals sign is a text that a person typed",
    }),
  },
  { additionalProperties: false },
);
export type RecipeDecision = Static<typeof RecipeDecision>;

export const RecipeColumn = Type.Object(
  {
    title: Title,
    new_title: Type.Optional(Title),
    class: Type.String({ minLength: 1, maxLength: 100, description: "Id of the entity class" }),
    class_is: Type.Union([Type.Literal("chosen"), Type.Literal("inferred")], {
      description: "chosen: a person chose the class, and the recipe chooses it again",
    }),
    decisions: Type.Array(RecipeDecision, { maxItems: LIMITS.recipeDecisions }),
  },
  { additionalProperties: false },
);
export type RecipeColumn = Static<typeof RecipeColumn>;

export const Recipe = Type.Object(
  {
    format: Type.Literal(RECIPE_FORMAT),
    version: Type.Literal(RECIPE_VERSION),
    name: Title,
    made_from: Type.Union([Title, Type.Null()], { description: "Name of the file; null: it had none" }),
    reading: ReadingChoices,
    settings: CleaningSettings,
    columns: Type.Array(RecipeColumn, { maxItems: LIMITS.recipeColumns }),
    not_replayable: Type.Object(
      {
        cells: Type.Integer({ minimum: 0, description: "Cells that were edited by hand" }),
        rows: Type.Integer({ minimum: 0, description: "Rows that were excluded by hand" }),
        columns: Type.Integer({ minimum: 0, description: "Columns that were computed from others" }),
      },
      { additionalProperties: false, description: "Edits that belong to this file alone" },
    ),
  },
  { additionalProperties: false },
);
export type Recipe = Static<typeof Recipe>;
