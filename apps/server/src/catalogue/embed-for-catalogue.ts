/** Finds out what listed tables mean, and keeps that in the catalogue. */
import { describeMeaning, type Embedder } from "@limpid/catalogue";
import { catalogueStore, type Database } from "@limpid/database";
import { toCatalogueTable } from "./to-catalogue-table.ts";

/** A few at a time: the model reads them together. */
const TABLES_AT_A_TIME = 8;

/** False when there is nothing left to do. */
export async function embedForCatalogue({ db }: Pick<Database, "db">, embedder: Embedder): Promise<boolean> {
  const rows = await catalogueStore.listed(db, await catalogueStore.todo(db, "embed", TABLES_AT_A_TIME));
  if (rows.length === 0) return false;
  const texts = rows.map((row) => {
    const table = toCatalogueTable(row);
    return table === null ? "" : describeMeaning(table);
  });
  const vectors = await embedder.embed(texts);
  for (const [index, row] of rows.entries()) {
    const vector = vectors[index];
    if (vector !== undefined) await catalogueStore.keepVector(db, row, Buffer.from(vector).toString("base64"));
  }
  return true;
}
