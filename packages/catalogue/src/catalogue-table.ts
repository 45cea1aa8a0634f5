/** A table as the catalogue sees it: its searchable parts and its owner. */
export interface CatalogueTable {
  readonly id: string;
  /** Session that created it, used to recognise one's own tables; never shown. */
  readonly session: string;
  readonly username: string | null;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly titles: readonly string[];
  /** Names of the columns' classes. */
  readonly classes: readonly string[];
  /** Most frequent values of each column. */
  readonly values: readonly (readonly string[])[];
}

/** A table that was added or changed; null if it can no longer be found. */
export interface CatalogueChange {
  readonly id: string;
  readonly seq: number;
  readonly table: CatalogueTable | null;
  /** Meaning computed by the embedder; null until it is available. */
  readonly vector: Int8Array | null;
}
