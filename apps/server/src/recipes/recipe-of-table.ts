import { countRows, type Recipe } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { makeRecipe } from "@limpid/recipes";
import { nameChoices } from "@limpid/table";
import type { Context } from "../context.ts";

/** Writes down what people have decided about a table that is cleaned, without what they have undone. */
export async function recipeOfTable(table: TableRecord, { database }: Pick<Context, "database">): Promise<Recipe> {
  const overlay = foldEdits(await editStore.upTo(database.db, table.id, table.version));
  return makeRecipe({
    name: table.name ?? table.fileName ?? "Recipe",
    fileName: table.fileName,
    reading: nameChoices(table.askedChoices),
    settings: table.settings,
    columns: table.columns.map(({ ingestTitle: title, clean }, index) => ({
      title,
      newTitle: overlay.titles.get(index),
      classId: clean?.entity.predictedClass ?? "",
      choice: overlay.choices[index],
    })),
    notReplayable: {
      cells: overlay.cells.length,
      rows: countRows(overlay.leftOut),
      columns: overlay.computed.length,
    },
  });
}
