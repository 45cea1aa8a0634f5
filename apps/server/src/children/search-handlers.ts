/** The index of the catalogue, in a process of its own: it is empty at first, and told by the host what there is. */
import { type CatalogueChange, CatalogueIndex } from "@limpid/catalogue";
import type { CatalogueRow } from "@limpid/store";
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

function toChange({ tableId, seq, listed, entry, vector, session, username }: CatalogueRow): CatalogueChange {
  const isGone = !listed || session === null;
  const { name = "", description = "", tags = [], titles = [], classes = [], values = [] } = entry;
  const about = { name, description, tags, titles, classes, values };
  return {
    id: tableId,
    seq: Number(seq),
    table: isGone ? null : { id: tableId, session, username, ...about },
    vector: vector === null ? null : new Int8Array(Buffer.from(vector, "base64")),
  };
}
