/**
 * A person says something of a column, or of the whole table: the table is cleaned again with it. The edit is kept only with the new cleaned files
 * in force, so that a crash in between leaves everything as it was, and the page sends the edit again.
 */
import type { EditReply } from "@limpid/contract";
import { editStore, type TablePatch, type TableRecord, tableStore } from "@limpid/database";
import { type EditOrigin, foldEdits, type SingleEdit } from "@limpid/edits";
import { nextTry, TableFiles } from "@limpid/files";
import type { Config } from "../config.ts";
import type { CleaningContext } from "../context.ts";
import { type RecleanedTable, reclean } from "../jobs/reclean.ts";
import { wordsAfterCleaning } from "../jobs/words-after-cleaning.ts";
import { Problem } from "../problem.ts";
import { keepEdits } from "./keep-edit.ts";
import { showFirstCells } from "./show-first-cells.ts";

export type Choice = EditOrigin & SingleEdit;
type Choices = readonly [Choice, ...Choice[]];

export function cleanByChoice(choices: Choices, context: CleaningContext): Promise<EditReply> {
  return context.database.turns.take(choices[0].tableId, (lost) => cleanAndKeep(choices, lost, context));
}

async function cleanAndKeep(choices: Choices, lost: AbortSignal, context: CleaningContext): Promise<EditReply> {
  const [choice] = choices;
  const kept = await editStore.findKept(context.database.db, choice);
  if (kept?.differs === true) throw new Problem("edit_id_taken");
  if (kept !== undefined) return { accepted: true, version: kept.version };
  const table = await tableStore.find(context.database.db, choice.tableId);
  if (table === undefined) throw new Problem("unknown_job");
  if (table.status !== "done") throw new Problem("not_cleaned_yet");
  if (table.cleanAllAfter !== null) throw new Problem("cleaning_all");
  const edits = [...(await editStore.ofColumns(context.database.db, table.id)), ...choices];
  const { choices: columnChoices, settings = table.settings } = foldEdits(edits);
  let reply: EditReply | undefined;
  const publish = async (cleaned: RecleanedTable): Promise<void> => {
    reply = await keepEdits(choices, context, async (transaction) => {
      const current = (await tableStore.find(transaction, table.id)) ?? table;
      return tableStore.update(transaction, table.id, { ...recordOf(current, cleaned, context.config), settings });
    });
    await new TableFiles(context.blobs, table.id).removeCleanedBefore(table.generation);
  };
  await reclean(
    table,
    {
      kind: "again",
      rowLimit: table.rowLimit,
      columnChoices,
      settings,
      sink: showFirstCells(choices, table, context),
      next: nextTry(table),
      publish,
      signal: lost,
    },
    context,
  );
  if (reply === undefined) throw new Error(`The table ${table.id} was cleaned again and not published`);
  return reply;
}

function recordOf(table: TableRecord, cleaned: RecleanedTable, config: Config): TablePatch {
  if (cleaned.rowCount !== table.cleanedRows || cleaned.columns.length !== table.numColumns)
    throw new Error(`The table ${table.id} was read differently when it was cleaned again`);
  if (cleaned.generation !== table.generation + 1)
    throw new Error(`The table ${table.id} was cleaned again by another process meanwhile`);
  const columns = table.columns.map((column, index) => ({ ...column, clean: cleaned.columns[index] ?? null }));
  const { generation, generationTry } = cleaned;
  return { columns, ...wordsAfterCleaning(table, cleaned.metadata, config), generation, generationTry };
}
