import type { TableReply } from "@limpid/contract";
import { TABLE_FILES, TableFiles, type TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { tableToWire } from "../wire/table.ts";
import { readLeftOut } from "./left-out.ts";

export type ReplyContext = Pick<Context, "blobs" | "config" | "database">;

/** What a page needs to know of a table, for its owner or for others. */
export async function tableReply(
  table: TableRecord,
  isOwner: boolean,
  { blobs, config, database }: ReplyContext,
): Promise<TableReply> {
  const damage = await damageOf(table, blobs);
  const leftOut = await readLeftOut(database.db, table.id);
  return tableToWire(table, { isOwner, mayCleanAll: isOwner && config.allowCleanAll, damage, leftOut });
}

async function damageOf(table: TableRecord, blobs: Context["blobs"]): Promise<TableReply["damage"]> {
  if (table.damaged === null) return "none";
  return (await new TableFiles(blobs, table.id).has(TABLE_FILES.upload)) ? "repairable" : "lost";
}
