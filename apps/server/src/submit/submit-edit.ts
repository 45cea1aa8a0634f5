/** The one way of an edit of a cell, a column or the table: by its owner it is in force, by others it is proposed. */
import type { EditReply } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { isOfCell, isRefused, type NewEdit } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { checkEdit } from "../edits/check-edit.ts";
import { chooseClass } from "../edits/choose-class.ts";
import { chooseDecision } from "../edits/choose-decision.ts";
import { cleanByChoice } from "../edits/clean-by-choice.ts";
import { keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { propose } from "../proposals/propose.ts";
import { addColumn } from "./add-column.ts";

interface SubmittedEdit {
  readonly edit: NewEdit;
  readonly table: TableRecord;
  readonly isOwn: boolean;
  readonly ip: string;
}

export async function submitEdit(submitted: SubmittedEdit, context: CleaningContext): Promise<EditReply> {
  const { edit, table, isOwn, ip } = submitted;
  // Only the owner chooses how the table is cleaned.
  if (!isOwn && !canBeProposed(edit)) throw new Problem("not_owner");
  const keep = () => (isOwn ? keepChecked(edit, context) : propose({ edit, table, ip }, context));
  switch (edit.field) {
    case "class":
      return await chooseClass(edit, context);
    case "decision":
      return await chooseDecision(edit, context);
    case "settings":
      return await cleanByChoice(edit, context);
    case "component":
      return await addColumn(edit, { table, keep }, context);
    case "title":
      if (edit.value.trim() === "") throw new Problem("edit_refused", "A title must not be blank");
      return await keep();
    default:
      return await keep();
  }
}

function canBeProposed(edit: NewEdit): boolean {
  return isOfCell(edit) || edit.field === "title" || edit.field === "component";
}

/** A text that the class of its column refuses is kept with the reason. */
async function keepChecked(edit: NewEdit, context: CleaningContext): Promise<EditReply> {
  const checked = await checkEdit(edit, context);
  const reply = await keepEdit(checked, context);
  return isRefused(checked.value) ? { ...reply, refusal: checked.value.refusal } : reply;
}
