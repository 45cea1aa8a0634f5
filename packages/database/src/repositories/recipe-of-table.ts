import { countRows, type Recipe } from "@limpid/contract";
import { foldEdits } from "@limpid/edits";
import { makeRecipe } from "@limpid/recipes";
import { nameChoices } from "@limpid/table";
import type { Executor } from "../connection/transaction.ts";
import { editsUpTo } from "./edits.ts";
import type { TableRecord } from "./tables.ts";

/** Writes down what people have decided about a cleaned table, without what they have undone. */
export async function recipeOfTable(db: Executor, table: TableRecord): Promise<Recipe> {
  const overlay = foldEdits(await editsUpTo(db, table.id, table.version));
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
