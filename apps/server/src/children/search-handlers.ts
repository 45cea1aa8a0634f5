/** The index of the catalogue, in a process of its own: it is empty at first, and told by the host what there is. */
import { type CatalogueChange, CatalogueIndex } from "@limpid/catalogue";
import type { CatalogueRow } from "@limpid/store";
import { toCatalogueTable } from "../catalogue/to-catalogue-table.ts";
import { fromBase64 } from "../catalogue/worker-embedder.ts";
import type { Handlers } from "./protocol.ts";
import type { SearchMethods } from "./search-methods.ts";

let index = new CatalogueIndex();

export const searchHandlers: Handlers<SearchMethods> = {
  searchCatalogue: async ({ query, seq }) => {
    if (index.isWorn) index = new CatalogueIndex();
    if (index.seq < seq) return { kind: "behind", seq: index.seq };
    return { kind: "found", tables: index.search(query) };
  },
  learnCatalogue: async ({ afterSeq, rows }) => {
    // A process that has taken over from another one begins at the beginning.
    if (index.seq >= afterSeq) index.apply(rows.map(toChange));
    return index.seq;
  },
};

function toChange(row: CatalogueRow): CatalogueChange {
  const vector = row.vector === null ? null : fromBase64(row.vector);
  return { id: row.tableId, seq: Number(row.seq), table: toCatalogueTable(row), vector };
}
