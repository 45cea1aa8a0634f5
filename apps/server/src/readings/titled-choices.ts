/** Collects the classes and decisions that people chose for the previous reading, by column title. */

import { editStore, type TableRecord, tableStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import type { TitledChoice } from "@limpid/table";
import type { Context } from "../context.ts";

export async function findTitledChoices(
  { previousId }: TableRecord,
  context: Pick<Context, "database">,
): Promise<readonly TitledChoice[]> {
  const before = previousId === null ? undefined : await tableStore.find(context.database.db, previousId);
  if (before === undefined) return [];
  const { choices } = foldEdits(await editStore.ofColumns(context.database.db, before.id));
  return before.columns.flatMap(({ ingestTitle }, index) => {
    const choice = choices[index];
    return choice === undefined ? [] : [{ ...choice, title: ingestTitle }];
  });
}
