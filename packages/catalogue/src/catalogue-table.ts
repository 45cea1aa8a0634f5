/** A table as the catalogue knows it: what can be searched of it, and whose it is. */
export interface CatalogueTable {
  readonly id: string;
  /** The session that made it, to tell one's own; never shown. */
  readonly session: string;
  readonly username: string | null;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly titles: readonly string[];
  /** The names of the columns' classes. */
  readonly classes: readonly string[];
  /** The most frequent values of each column. */
  readonly values: readonly (readonly string[])[];
}

/** A table that came, changed or, with null, is not to be found any more. */
export interface CatalogueChange {
  readonly id: string;
  readonly seq: number;
  readonly table: CatalogueTable | null;
  /** Its meaning, as the embedder tells it; null until that is known. */
  readonly vector: Int8Array | null;
}
