/**
 * A person says something of a column: the table is cleaned anew with it. The edit is kept only with the new cleaned files
 * in force, so that a crash in between leaves everything as it was, and the page sends the edit again.
 */
import type { EditReply } from "@limpid/contract";
import { columnEdits, findTable, foldColumnChoices, type NewEdit, TableFiles, updateTable } from "@limpid/store";
import type { Context } from "../context.ts";
import { cleanAnew } from "../jobs/clean-anew.ts";
import { removeParts } from "../jobs/clean-rows.ts";
import { wordsAfterCleaning } from "../language-model/words-after-cleaning.ts";
import { Problem } from "../problems.ts";
import { keepEdit } from "./place-edit.ts";
import { inTurn } from "./take-turns.ts";

export function cleanByChoice(edit: NewEdit, context: Context): Promise<EditReply> {
  return inTurn(edit.tableId, () => cleanAndKeep(edit, context));
}

async function cleanAndKeep(edit: NewEdit, context: Context): Promise<EditReply> {
  const table = await findTable(context.database.db, edit.tableId);
  if (table === undefined) throw new Problem("unknown_job");
  if (table.status !== "done") throw new Problem("not_cleaned_yet");
  if (table.cleanAllAfter !== null) throw new Problem("cleaning_all");
  const columnChoices = foldColumnChoices([...(await columnEdits(context.database.db, table.id)), edit]);
  const cleaned = await cleanAnew(table, { rowLimit: table.rowLimit, columnChoices }, context);
  if (cleaned.rowCount !== table.cleanedRows || cleaned.columns.length !== table.numColumns)
    throw new Error(`The table ${table.id} was read differently when it was cleaned anew`);
  const columns = table.columns.map((column, index) => ({ ...column, clean: cleaned.columns[index] ?? null }));
  const words = wordsAfterCleaning(table, cleaned.metadata, context.config);
  const reply = await keepEdit(edit, context, (transaction) =>
    updateTable(transaction, table.id, { columns, ...words, generation: cleaned.generation }),
  );
  await new TableFiles(context.blobs, table.id).removeCleaned(table.generation - 1);
  await removeParts(context, table.id);
  return reply;
}
