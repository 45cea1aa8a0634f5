/** Why a query is not run, or did not come to an end. It is a value: whoever asked can mend it. */

export type RefusalKind =
  /** Not a statement that DuckDB understands, or one that fails on these values. */
  | "mistake"
  /** Understood, but not run here. */
  | "not_allowed"
  /** It names a table that nobody knows. */
  | "unknown_table"
  /** It takes more memory than it may. */
  | "too_large";

export interface Refusal {
  readonly kind: RefusalKind;
  /** A sentence for the person who wrote the query. */
  readonly detail: string;
  /** Where in the query, as an index of JavaScript's; null where no place is known. */
  readonly position: number | null;
}

/** Thrown while a statement is looked at, caught where the look ends. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}
