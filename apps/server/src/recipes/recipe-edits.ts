/** What a recipe decides about a new table, as edits of its log: each is seen there, and can be undone. */
import type { Recipe } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { type NewEdit, parseEdit } from "@limpid/edits";
import { type ReplayedDecision, replayed } from "@limpid/recipes";

export interface RecipeEdits {
  readonly kept: readonly NewEdit[];
  /** Sentences about what the recipe does not find in the table. */
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
  return { kept, warnings: describe(recipe, replay.foundNothing, replay.missing) };
}

function describe(
  { name }: Recipe,
  foundNothing: readonly ReplayedDecision[],
  missing: readonly string[],
): readonly string[] {
  const quoted = missing.map((title) => `"${title}"`).join(", ");
  return [
    ...(missing.length === 0 ? [] : [`Columns of the recipe "${name}" that are not in this file: ${quoted}`]),
    ...foundNothing.map(
      ({ column, decision, option }) =>
        `The recipe "${name}" decides ${decision}=${option} for "${column}", where there is nothing to decide`,
    ),
  ];
}
