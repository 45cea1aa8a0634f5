/** A person decides in place of a column's cells, or gives the decision back to them. */
import type { EditReply } from "@limpid/contract";
import { type CleanedColumnRecord, tableStore } from "@limpid/database";
import type { NewEdit } from "@limpid/edits";
import { answeredQuestion, GIVEN_TEXT } from "@limpid/table";
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
  const offered = offeredOptions(value.decision, table?.columns[columnIndex]?.clean);
  if (offered === undefined) throw new Problem("edit_refused", `The column has no decision "${value.decision}"`);
  const isGiven = answeredQuestion(value.decision) !== value.decision && value.option.startsWith(GIVEN_TEXT);
  if (!offered.has(value.option) && !isGiven)
    throw new Problem("edit_refused", `The decision "${value.decision}" has no option "${value.option}"`);
}

/** A question is a decision, too, and one value of it is answered by the same options. */
function offeredOptions(decision: string, column: CleanedColumnRecord | null | undefined): Set<string> | undefined {
  const { decisions = [], questions = [] } = column ?? {};
  const all = [...decisions, ...questions];
  const own = all.find(({ id }) => id === decision) ?? all.find(({ id }) => id === answeredQuestion(decision));
  return own === undefined ? undefined : new Set(own.options.map(({ id }) => id));
}
