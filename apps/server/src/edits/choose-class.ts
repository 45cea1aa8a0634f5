/** A person says what a column holds. */
import type { EditReply } from "@limpid/contract";
import type { NewEdit } from "@limpid/edits";
import { entityClasses } from "@limpid/entities";
import type { CleaningContext } from "../context.ts";
import { Problem } from "../problems.ts";
import { cleanByChoice } from "./clean-by-choice.ts";

export async function chooseClass(edit: NewEdit, context: CleaningContext): Promise<EditReply> {
  const { value } = edit;
  if (value !== null && !entityClasses.some(({ id }) => id === value))
    throw new Problem("edit_refused", `There is no entity class ${JSON.stringify(value)}`);
  return cleanByChoice(edit, context);
}
