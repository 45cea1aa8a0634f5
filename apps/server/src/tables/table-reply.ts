import type { TableReply } from "@limpid/contract";
import { editStore, eventStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { TABLE_FILES, TableFiles } from "@limpid/files";
import type { Context } from "../context.ts";
import { tableToWire } from "../wire/table.ts";
import { readLeftOut } from "./left-out.ts";
import { tableStream } from "./streams.ts";

export type ReplyContext = Pick<Context, "blobs" | "config" | "database">;

/** What a page needs to know of a table, for its owner or for others. */
export async function tableReply(
  table: TableRecord,
  isOwner: boolean,
  { blobs, config, database }: ReplyContext,
  lastEventId?: string,
): Promise<TableReply> {
  const damage = await damageOf(table, blobs);
  const leftOut = await readLeftOut(database.db, table.id);
  const { readings: answers } = foldEdits(await editStore.ofTable(database.db, table.id, "reading"));
  return tableToWire(table, {
    isOwner,
    mayCleanAll: isOwner && config.allowCleanAll,
    damage,
    leftOut,
    answers,
    lastEventId: lastEventId ?? (await lastTableEvent(table.id, { database })),
  });
}

/** The stream of a table continues after this event. It is read before the content, so that followers miss nothing. */
export async function lastTableEvent(tableId: string, { database }: Pick<Context, "database">): Promise<string> {
  return String((await eventStore.last(database.db, tableStream(tableId)))?.id ?? 0);
}

async function damageOf(table: TableRecord, blobs: Context["blobs"]): Promise<TableReply["damage"]> {
  if (table.damaged === null) return "none";
  return (await new TableFiles(blobs, table.id).has(TABLE_FILES.upload)) ? "repairable" : "lost";
}
