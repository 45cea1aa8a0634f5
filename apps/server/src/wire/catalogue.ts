/** Tables of the catalogue, as they cross the wire: no session and no key among it, but whether they are the caller's. */
import type { CatalogueTable } from "@limpid/contract";
import type { ListedTable } from "@limpid/database";
import { type Caller, isOwner } from "../session.ts";

const MAX_COLUMNS = 12;
const TITLE_CHARACTERS = 80;

export function catalogueTableToWire(table: ListedTable, caller: Caller, score: number | null): CatalogueTable {
  return {
    id: table.id,
    name: table.name ?? "",
    description: table.description,
    source: table.entry?.source ?? null,
    username: table.username,
    mine: isOwner(caller, table),
    score,
    quality: table.quality,
    judged_columns: table.entry?.judged ?? null,
    last_touch_date: (table.updatedAt ?? table.createdAt).toISOString(),
    version: table.version,
    num_rows: table.numRows,
    num_columns: table.numColumns,
    columns: (table.entry?.titles ?? []).slice(0, MAX_COLUMNS).map((title) => title.slice(0, TITLE_CHARACTERS)),
    listed: table.listed,
  };
}
