/** The value of an edit as it is kept: where the class of the column refuses it, with the reason. */
import { findTable, type NewEdit } from "@limpid/store";
import type { Context } from "../context.ts";
import { keptPaths } from "../jobs/kept-paths.ts";

/** A value that takes longer is believed. */
const MAX_MS = 3000;

export async function checkEdit(
  edit: NewEdit,
  context: Pick<Context, "blobs" | "database" | "log" | "workers">,
): Promise<NewEdit> {
  const { field, value, tableId, columnIndex: column } = edit;
  if (field !== "output" || typeof value !== "string" || value === "") return edit;
  const table = await findTable(context.database.db, tableId);
  const cleaned = table?.columns[column]?.clean;
  if (cleaned === undefined || cleaned === null) return edit;
  const { entity: guess, decisions = [] } = cleaned;
  const decided = Object.fromEntries(decisions.flatMap(({ id, inForce }) => (inForce === null ? [] : [[id, inForce]])));
  const studyPath = keptPaths(context, tableId)?.study ?? null;
  const question = { text: value, column, studyPath, guess, decided };
  const refusal = await context.workers
    .call("checkValue", question, { topic: tableId, maxMs: MAX_MS })
    .catch((error: unknown) => {
      context.log.warn({ err: error, tableId }, "the value of an edit could not be checked");
      return null;
    });
  return refusal === null ? edit : { ...edit, value: { text: value, refusal } };
}
