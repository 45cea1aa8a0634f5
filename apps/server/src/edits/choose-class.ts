/** A person says what a column holds. */
import type { EditReply } from "@limpid/contract";
import type { NewEdit } from "@limpid/store";
import type { CleaningContext, Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { cleanByChoice } from "./clean-by-choice.ts";

export async function chooseClass(edit: NewEdit, context: CleaningContext): Promise<EditReply> {
  await requireClass(edit.value, context);
  return cleanByChoice(edit, context);
}

async function requireClass(value: NewEdit["value"], context: Pick<Context, "workers">): Promise<void> {
  if (value === null) return;
  const classes = await context.workers.call("entityClasses", null);
  if (!classes.some(({ id }) => id === value))
    throw new Problem("edit_refused", `There is no entity class ${JSON.stringify(value)}`);
}
