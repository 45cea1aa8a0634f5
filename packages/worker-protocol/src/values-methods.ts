/** What the host asks of a worker about single values of a column, as cleaning reads them. */
import type { CellTexts, Parts } from "@limpid/pipeline";
import type { Decided, EntityGuess } from "@limpid/table";
import type { Method } from "./protocol.ts";

/** What a worker needs to read the values of a column as cleaning did. */
export interface ColumnReading {
  readonly column: number;
  /** What was known of the table when it was cleaned; null where that is not kept. */
  readonly studyPath: string | null;
  readonly guess: EntityGuess;
  readonly decided: Decided;
}

export interface CheckValuesInput extends ColumnReading {
  readonly texts: readonly string[];
}

export interface ReadPartsInput {
  readonly reading: ColumnReading;
  readonly cells: readonly CellTexts[];
}

export interface ComponentsFound {
  /** The components of each cell. */
  readonly cells: readonly Parts[];
  /** The components that values of the class have, whether the cells do or not. */
  readonly names: readonly string[];
}

export interface ValuesMethods {
  /** Why the class of a column refuses each value; null where it does not. */
  readonly checkValues: Method<CheckValuesInput, never, readonly (string | null)[]>;
  readonly readParts: Method<ReadPartsInput, never, readonly Parts[]>;
  readonly findComponents: Method<ReadPartsInput, never, ComponentsFound>;
}
