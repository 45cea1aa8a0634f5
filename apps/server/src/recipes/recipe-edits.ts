/** What a recipe decides about a new table, as edits of its log: each is seen there, and can be undone. */
import type { Recipe } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { type NewEdit, parseEdit } from "@limpid/edits";
import { entityClasses } from "@limpid/entities/classes";
import { describeDifferences, replayed } from "@limpid/recipes";

export interface RecipeEdits {
  readonly kept: readonly NewEdit[];
  /** Sentences about what is different in this table. */
  readonly warnings: readonly string[];
}

/** The table has been read, and cleaned by the recipe. */
export function recipeEdits(recipe: Recipe, table: TableRecord): RecipeEdits {
  const columns = table.columns.map(({ ingestTitle: title, clean }) => ({
    title,
    entity: clean?.entity ?? { predictedClass: "" },
    decisions: clean?.decisions ?? [],
  }));
  const replay = replayed(recipe, columns);
  const { id: tableId, session, username, createdAt: dtUtc } = table;
  const origin = { tableId, session, username, dtUtc, editUuid: "" };
  const kept = replay.applied.map(({ index, kind, option, decision }) => {
    const value = kind === "decision" ? { decision, option } : option;
    return parseEdit({ ...origin, kind, place: { row: null, column: index }, value });
  });
  const warnings = describeDifferences(replay, className).map((sentence) => `Recipe "${recipe.name}": ${sentence}`);
  return { kept, warnings };
}

function className(id: string): string {
  return entityClasses.find((one) => one.id === id)?.title ?? id;
}
