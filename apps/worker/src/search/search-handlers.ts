/** The index of the catalogue, in a process of its own: it is empty at first, and learns from the host what there is. */
import { CatalogueIndex } from "@limpid/catalogue";
import type { Handlers, SearchMethods } from "@limpid/worker-protocol";

let index = new CatalogueIndex();

export const searchHandlers: Handlers<SearchMethods> = {
  searchCatalogue: async ({ query, seq }) => {
    if (index.isWorn) index = new CatalogueIndex();
    if (index.seq < seq) return { kind: "behind", seq: index.seq };
    return { kind: "found", tables: index.search(query) };
  },
  learnCatalogue: async ({ afterSeq, changes }) => {
    // A process that has taken over from another one begins at the beginning.
    if (index.seq >= afterSeq) index.apply(changes);
    return index.seq;
  },
};
