/** Writes down what people decided about a table. */
import { RECIPE_FORMAT, RECIPE_VERSION, type ReadingChoices, type Recipe } from "@limpid/contract";
import type { CleaningSettings, ColumnChoice } from "@limpid/table";
import { toRecipeDecisions } from "./titled-choice.ts";

interface SourceColumn {
  /** The title in the file. */
  readonly title: string;
  /** The title that a person gave it. */
  readonly newTitle?: string | undefined;
  /** Id of the class by which it was cleaned. */
  readonly classId: string;
  readonly choice?: ColumnChoice | undefined;
}

export interface RecipeSource {
  readonly name: string;
  readonly fileName: string | null;
  /** What a person chose about the reading of the file, without what was detected. */
  readonly reading: ReadingChoices;
  readonly settings: CleaningSettings;
  readonly columns: readonly SourceColumn[];
  /** Edits that belong to this file alone. */
  readonly notReplayable: Recipe["not_replayable"];
}

export function makeRecipe(source: RecipeSource): Recipe {
  return {
    format: RECIPE_FORMAT,
    version: RECIPE_VERSION,
    name: source.name,
    made_from: source.fileName,
    reading: source.reading,
    settings: source.settings,
    columns: source.columns.map(({ title, newTitle, classId, choice }) => ({
      title,
      ...(newTitle !== undefined && newTitle !== title && { new_title: newTitle }),
      class: choice?.entity ?? classId,
      class_is: choice?.entity === undefined ? "inferred" : "chosen",
      decisions: toRecipeDecisions(choice?.decided ?? {}),
    })),
    not_replayable: source.notReplayable,
  };
}
