/** What each column holds: what a person says goes before what the model thinks. */
import { explainGuesses, inferContext, inferTable, sampleTable } from "@limpid/infer";
import type { ClassReason, ColumnChoices, EntityGuess, Table, TableContext } from "@limpid/table";
import { chooseClasses } from "./choose-classes.ts";
import { placeChoices, type SaidOfColumns } from "./place-choices.ts";

export interface InferredClasses {
  /** What the model thinks, whatever a person has said. */
  readonly inferred: readonly EntityGuess[];
  readonly guesses: readonly EntityGuess[];
  /** Why the likely classes of each column are likely. */
  readonly reasons: readonly (readonly ClassReason[])[];
  /** Where the table comes from. */
  readonly context: TableContext;
  /** What was said of the columns, by their places. */
  readonly placed: ColumnChoices;
}

/** `known` is what the model thought of the same table before. */
export function inferClasses(table: Table, choices: SaidOfColumns, known?: readonly EntityGuess[]): InferredClasses {
  const placed = placeChoices(table, choices);
  const samples = sampleTable(table);
  const inferred = known ?? inferTable(samples);
  const guesses = chooseClasses(inferred, placed);
  const context = inferContext(samples, guesses);
  return { inferred, guesses, reasons: explainGuesses(samples, guesses), context, placed };
}
