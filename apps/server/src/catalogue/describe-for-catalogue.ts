/** Finds out what the catalogue says of the cells of a table, and keeps it. */
import { catalogueStore, judgedColumns, type TableRecord, tableStore } from "@limpid/database";
import { TableFiles } from "@limpid/files";
import type { Context } from "../context.ts";
import { URL_FILE } from "../jobs/fetch-upload.ts";
import { askTable } from "../tables/ask-table.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { CallFailed } from "../workers/call-errors.ts";
import { keepProfiles } from "./keep-profiles.ts";

export type DescribingContext = Pick<Context, "blobs" | "database" | "log" | "workers">;

/** Never fails: what could not be found out now is tried again later, but for files that cannot be read. */
export async function describeForCatalogue(tableId: string, context: DescribingContext): Promise<void> {
  const { db } = context.database;
  const table = await tableStore.find(db, tableId);
  if (table?.status !== "done") return;
  try {
    const { clean } = tablePaths(context.blobs, table);
    const { quality, values } = await askTable(
      "describeCells",
      table,
      { clean, judged: judgedColumns(table) },
      context,
      {
        spareSlots: 1,
      },
    );
    await catalogueStore.refresh(db, table.id, {
      version: table.version,
      quality,
      values,
      source: await sourceOf(table, context),
    });
    await keepProfiles(table, context);
  } catch (error) {
    context.log.warn({ err: error, tableId }, "the catalogue could not describe a table");
    if (error instanceof CallFailed) await catalogueStore.giveUp(db, tableId);
  }
}

/** Keeps only the host of an address, because the rest may hold a key. */
async function sourceOf(table: TableRecord, { blobs }: Pick<Context, "blobs">): Promise<string | null> {
  if (table.source !== "url") return table.source === "file" ? table.fileName : null;
  const address = (await new TableFiles(blobs, table.id).read(URL_FILE))?.toString() ?? "";
  return URL.canParse(address) ? new URL(address).host : null;
}
