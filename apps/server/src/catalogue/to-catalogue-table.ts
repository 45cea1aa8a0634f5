import type { CatalogueTable } from "@limpid/catalogue";
import type { CatalogueRow } from "@limpid/database";

/** Null for a table that is not to be found any more. */
export function toCatalogueTable({ tableId, listed, entry, session, username }: CatalogueRow): CatalogueTable | null {
  if (!listed || session === null) return null;
  const { name = "", description = "", tags = [], titles = [], classes = [], values = [] } = entry;
  return { id: tableId, session, username, name, description, tags, titles, classes, values };
}
