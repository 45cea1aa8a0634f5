/**
 * Describes why a query is not run or did not finish. It is a value, because the author of the query can correct it.
 */

export type RefusalKind =
  /** DuckDB does not understand the statement, or it fails on these values. */
  | "mistake"
  /** DuckDB understands the statement, but it is not run here. */
  | "not_allowed"
  /** The statement names an unknown table. */
  | "unknown_table"
  /** The query needs more memory than it may use. */
  | "too_large";

export interface Refusal {
  readonly kind: RefusalKind;
  /** Sentence for the author of the query. */
  readonly detail: string;
  /** Index in the query in UTF-16 code units; null if the place is unknown. */
  readonly position: number | null;
}

/** Thrown while a statement is checked or run; the query engine turns it into a reply. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}
