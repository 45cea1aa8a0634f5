/** The value of an edit as it is kept: where the class of the column refuses it, with the reason. */
import { type TableRecord, tableStore } from "@limpid/database";
import type { NewEdit } from "@limpid/edits";
import type { Context } from "../context.ts";
import { columnReading } from "../tables/column-reading.ts";
import { LaneFull } from "../workers/call-errors.ts";

/** What takes longer is believed. */
const MAX_MS = 3000;

export type CheckContext = Pick<Context, "blobs" | "database" | "log" | "workers">;

export async function checkEdit<Each extends NewEdit>(edit: Each, context: CheckContext): Promise<Each> {
  if (edit.kind !== "cell" || edit.value.field !== "output" || typeof edit.value.value !== "string") return edit;
  const { value, tableId, place } = edit;
  const table = await tableStore.find(context.database.db, tableId);
  const refusal = table === undefined ? null : await findRefusal(edit.value.value, table, place.column, context);
  return refusal === null ? edit : { ...edit, value: { ...value, refusal } };
}

/** Why the class of a column takes the text for none of its values; null where it does not say so. */
export async function findRefusal(
  text: string,
  table: Pick<TableRecord, "id" | "columns">,
  column: number,
  context: CheckContext,
): Promise<string | null> {
  return (await findRefusals([text], table, column, context)).get(text) ?? null;
}

/** The same of many texts: those that are refused, each with the reason. */
export async function findRefusals(
  texts: readonly string[],
  table: Pick<TableRecord, "id" | "columns">,
  column: number,
  context: CheckContext,
): Promise<ReadonlyMap<string, string>> {
  const { id: tableId } = table;
  const asked = texts.filter((text) => text !== "");
  const reading = columnReading(context, table, column);
  if (asked.length === 0 || reading === undefined) return new Map();
  const refusals = await context.workers
    .call("checkValues", { texts: asked, ...reading }, { topic: tableId, maxMs: MAX_MS })
    .catch((error: unknown) => {
      if (error instanceof LaneFull) throw error;
      context.log.warn({ err: error, tableId }, "the values of an edit could not be checked");
      return [];
    });
  return new Map(
    refusals.flatMap((refusal, index) => (refusal === null ? [] : [[asked[index] ?? "", refusal] as const])),
  );
}
