import { basename, extname } from "node:path";
import { placeChoices } from "@limpid/pipeline";
import { makeRecipe } from "@limpid/recipes";
import { nameChoices } from "@limpid/table";
import type { Io } from "../command.ts";
import { writeTarget } from "../files/write-target.ts";
import type { CleanedFile } from "./build-report.ts";
import type { CleaningPlan } from "./plan-cleaning.ts";

/** Writes the recipe of a run for `--save-recipe`: its own decisions, and those of the recipe that it followed. */
export async function saveRecipe(
  path: string,
  { input, plan, cleaned }: { readonly input: string; readonly plan: CleaningPlan; readonly cleaned: CleanedFile },
  io: Io,
): Promise<void> {
  const { table } = cleaned.ingested;
  const choices = placeChoices(table, plan.decisions);
  const fileName = input === "-" ? null : basename(input);
  const recipe = makeRecipe({
    name: plan.recipe?.name ?? (fileName === null ? "Recipe" : basename(fileName, extname(fileName))),
    fileName,
    reading: nameChoices(plan.reading),
    settings: plan.settings,
    columns: cleaned.clean.columns.map(({ title, entity }, index) => ({
      title: table.columns[index]?.title ?? title,
      newTitle: title,
      classId: entity.predictedClass,
      choice: choices[index],
    })),
    notReplayable: { cells: 0, rows: 0, columns: 0 },
  });
  await writeTarget(path, [`${JSON.stringify(recipe, undefined, 2)}\n`], io);
}
