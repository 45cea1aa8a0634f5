/** Infers the entity classes of the columns of a table, or of a single column of which little else is known. */
import type { ColumnSample } from "@limpid/models";
import type { Column, EntityGuess } from "@limpid/table";
import { sampleColumn } from "./column-sample.ts";
import { decideClasses } from "./decide-classes.ts";

/** Infers the classes of the columns of one table from their samples. */
export function inferTable(samples: readonly ColumnSample[]): readonly EntityGuess[] {
  return decideClasses(samples);
}

export interface ColumnSurroundings {
  /** Titles of the other columns of the table. */
  readonly tableHeaders?: readonly string[];
}

export function inferColumn(column: Column, { tableHeaders = [] }: ColumnSurroundings = {}): EntityGuess {
  const others = tableHeaders.filter((header) => header !== column.title);
  const [guess] = decideClasses([sampleColumn(column)], others);
  if (guess === undefined) throw new Error(`The column "${column.title}" got no class`);
  return guess;
}
