/** The distinct values of a column, each in the bytes in which Parquet stores it. */
import type { SchemaElement } from "hyparquet";

/** Distinct values by code. */
export interface StoredValues {
  readonly element: Omit<SchemaElement, "name">;
  /** Whether pages may list distinct values in a dictionary. */
  readonly hasDictionary: boolean;
  /** For each code how many bytes its value takes, roughly; `NULL_SIZE` for no value. */
  readonly sizes: Int32Array;
  /** The most bytes that these values, which have this size together, take. */
  mostBytes(codes: Int32Array, size: number): number;
  /** Writes the values one after the other, as every reader of the format knows them; returns where they end. */
  write(codes: Int32Array, out: Buffer): number;
  /** Smallest and largest of the values, for readers that skip groups of rows; undefined if their order is not kept. */
  bounds(codes: Int32Array): readonly [min: number | bigint, max: number | bigint] | undefined;
}

/** The size of a code that means no value. */
export const NULL_SIZE = -1;

/** Texts by code, null for no value; or numbers. */
export type Dictionary = readonly (string | null)[] | Uint32Array;
