/** A table that people have edited, as a worker is asked about it. */

import type { LoggedEdit, LogMark } from "@limpid/edits";
import type { ComputedTexts, ReviewedPaths } from "@limpid/tables";
import type { ColumnReading } from "./values-methods.ts";

/** A computed column that is asked about. */
export interface ComputedReading extends Pick<ComputedTexts, "column" | "component" | "path"> {
  /** The reading of its source. */
  readonly reading: ColumnReading;
}

export interface KeepComputedInput {
  readonly paths: ReviewedPaths;
  readonly computed: ComputedReading;
}

/** The edits of a table, as far as a worker has to learn them. */
export interface EditsInput extends LogMark {
  /** All edits that the worker lacks, which are the newest ones. */
  readonly newest: readonly LoggedEdit[];
}

export interface KeptInput {
  readonly paths: ReviewedPaths;
  readonly edits: EditsInput;
  /** The computed columns that the question is about. */
  readonly computed: readonly ComputedReading[];
}

/** What the worker found, or after which edit it needs to know more before it can look. */
export type KeptReply<Found> =
  | { readonly kind: "found"; readonly found: Found }
  | { readonly kind: "behind"; readonly seq: number };
