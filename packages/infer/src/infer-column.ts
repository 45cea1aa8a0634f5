/** Infers the entity classes of columns. */
import type { ColumnSample } from "@limpid/models";
import type { Column, EntityGuess } from "@limpid/table";
import { sampleColumn } from "./column-sample.ts";
import { decideClass } from "./decide-class.ts";

/** Infers the classes of columns from their samples. */
export function inferTable(samples: readonly ColumnSample[]): readonly EntityGuess[] {
  return samples.map((sample) => decideClass(sample));
}

export function inferColumn(column: Column): EntityGuess {
  return decideClass(sampleColumn(column));
}
