/** The one way of all edits: what the owner of a table changes is in force, what others change is proposed. */
import type { EditReply } from "@limpid/contract";
import { editStore, type TableRecord, tableStore } from "@limpid/database";
import { editKind } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { checkEdit } from "../edits/check-edit.ts";
import { type Choice, cleanByChoice } from "../edits/clean-by-choice.ts";
import { type KeptEdit, keepEdits } from "../edits/keep-edit.ts";
import { Problem } from "../problem.ts";
import { type ProposalContext, propose } from "../proposals/propose.ts";
import { checkRule, isTurnNeeded } from "./edit-rules.ts";

interface SubmittedEdit {
  readonly edit: KeptEdit;
  /** More choices, for which the table is cleaned together with that of the edit. */
  readonly alike?: readonly Choice[];
  readonly table: TableRecord;
  readonly isOwn: boolean;
  readonly ip: string;
}

export async function submitEdit(submitted: SubmittedEdit, context: CleaningContext): Promise<EditReply> {
  const { edit, alike = [], table, isOwn } = submitted;
  if (!isOwn && editKind(edit.kind).proposal === "refused") throw new Problem("not_owner");
  if (edit.kind !== "cells" && (await cleansAgain(edit, context))) {
    for (const one of [edit, ...alike]) await checkRule(one, table, context);
    return await cleanByChoice([edit, ...alike], context);
  }
  const keep = async (): Promise<EditReply> => {
    if (await checkRule(edit, table, context)) return await keepOrPropose(submitted, context);
    const now = await tableStore.find(context.database.db, table.id);
    return { accepted: true, version: now?.version ?? table.version };
  };
  return await (isTurnNeeded(edit) ? context.database.turns.take(table.id, keep) : keep());
}

/** Undoing a choice cleans the table again as the choice did; two windows may undo the same at once. */
async function cleansAgain(edit: KeptEdit, { database: { db } }: CleaningContext): Promise<boolean> {
  if (edit.kind !== "hold") return editKind(edit.kind).cleansAgain;
  const { batch, undone } = edit.value;
  const step = await editStore.findStep(db, edit.tableId, batch);
  if (step === undefined || !editKind(step.kind).cleansAgain) return false;
  return (await editStore.isStepUndone(db, edit.tableId, batch)) !== undone;
}

/** A text that the class of its column refuses is kept with the reason. */
async function keepOrPropose({ edit, table, isOwn, ip }: SubmittedEdit, context: ProposalContext): Promise<EditReply> {
  if (edit.kind === "cells") return await keepEdits([edit], context);
  if (!isOwn) return await propose({ edit, table, ip }, context);
  const checked = await checkEdit(edit, context);
  const reply = await keepEdits([checked], context);
  const refusal = checked.kind === "cell" ? checked.value.refusal : undefined;
  return refusal === undefined ? reply : { ...reply, refusal };
}
