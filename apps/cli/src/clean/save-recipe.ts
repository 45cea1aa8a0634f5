/** `--save-recipe`, and what `--recipe` says on the terminal. */
import { basename, extname } from "node:path";
import type { Recipe } from "@limpid/contract";
import { makeRecipe, type Replay } from "@limpid/recipes";
import { type ColumnChoice, nameChoices } from "@limpid/table";
import type { Io } from "../command.ts";
import { writeTarget } from "../files/write-target.ts";
import type { CleanedFile } from "./build-report.ts";
import type { CleaningPlan } from "./plan-cleaning.ts";

/** Writes the recipe of a run: its own decisions, and those of the recipe that it followed. */
export async function saveRecipe(
  path: string,
  { input, plan, cleaned }: { readonly input: string; readonly plan: CleaningPlan; readonly cleaned: CleanedFile },
  io: Io,
): Promise<void> {
  const { columns } = cleaned.ingested.table;
  const choices = new Map<string, ColumnChoice>(plan.decisions.map((choice) => [choice.title, choice]));
  const fileName = input === "-" ? null : basename(input);
  const recipe = makeRecipe({
    name: plan.recipe?.name ?? (fileName === null ? "Recipe" : basename(fileName, extname(fileName))),
    fileName,
    reading: nameChoices(plan.reading),
    settings: plan.settings,
    columns: columns.map(({ title }, index) => ({
      title,
      newTitle: plan.recipe?.columns.find((one) => one.title === title)?.new_title,
      classId: cleaned.clean.columns[index]?.entity.predictedClass ?? "",
      choice: choices.get(title),
    })),
    notReplayable: { cells: 0, rows: 0, columns: 0 },
  });
  await writeTarget(path, [`${JSON.stringify(recipe, undefined, 2)}\n`], io);
}

/** One line for the person at the terminal, and one for each thing that is different in this file. */
export function describeReplay({ name }: Recipe, replay: Replay): string[] {
  const { applied, foundNothing, missing, added, otherClass } = replay;
  const all = applied.length + foundNothing.length;
  const lines = [`Recipe "${name}": ${applied.length} of ${all} ${all === 1 ? "decision applies" : "decisions apply"}`];
  for (const { column, decision, option } of foundNothing)
    lines.push(`  "${column}" has nothing to decide by ${decision}=${option}`);
  if (missing.length > 0) lines.push(`  Not in this file: ${quoted(missing)}`);
  if (added.length > 0) lines.push(`  New in this file: ${quoted(added)}`);
  for (const { column, before, now } of otherClass) lines.push(`  "${column}" was ${before}, and is ${now} here`);
  return lines;
}

const quoted = (titles: readonly string[]): string => titles.map((title) => `"${title}"`).join(", ");
