/** A person decides in place of a column's cells, or gives the decision back to them. */
import type { EditReply } from "@limpid/contract";
import { tableStore } from "@limpid/database";
import type { NewEdit } from "@limpid/edits";
import type { CleaningContext, Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { cleanByChoice } from "./clean-by-choice.ts";

export async function chooseDecision(edit: NewEdit, context: CleaningContext): Promise<EditReply> {
  await requireOption(edit, context);
  return cleanByChoice(edit, context);
}

/** What was decided can be given back even when the column does not offer it any more. */
async function requireOption(
  { tableId, columnIndex, field, value }: NewEdit,
  context: Pick<Context, "database">,
): Promise<void> {
  if (field !== "decision" || value.option === null) return;
  const table = await tableStore.find(context.database.db, tableId);
  const decisions = table?.columns[columnIndex]?.clean?.decisions ?? [];
  const decision = decisions.find(({ id }) => id === value.decision);
  if (decision === undefined) throw new Problem("edit_refused", `The column has no decision "${value.decision}"`);
  if (!decision.options.some(({ id }) => id === value.option))
    throw new Problem("edit_refused", `The decision "${value.decision}" has no option "${value.option}"`);
}
