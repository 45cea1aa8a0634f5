/** Decides what each column holds; the choice of a person overrides the model. */
import { explainGuesses, inferContext, inferTable, sampleTable } from "@limpid/infer";
import type { ClassReason, ColumnChoices, EntityGuess, Table, TableContext } from "@limpid/table";
import { chooseClasses } from "./choose-classes.ts";
import { placeChoices, type SaidOfColumns } from "./place-choices.ts";

export interface InferredClasses {
  /** Guesses of the model, regardless of the choices of a person. */
  readonly inferred: readonly EntityGuess[];
  readonly guesses: readonly EntityGuess[];
  /** Reasons for the likely classes of each column. */
  readonly reasons: readonly (readonly ClassReason[])[];
  /** Evidence about the country, language, currency and decimal sign of the table. */
  readonly context: TableContext;
  /** Choices of a person by column index. */
  readonly placed: ColumnChoices;
}

/** `known` holds the guesses of the model from an earlier run of the same table. */
export function inferClasses(table: Table, choices: SaidOfColumns, known?: readonly EntityGuess[]): InferredClasses {
  const placed = placeChoices(table, choices);
  const samples = sampleTable(table);
  const inferred = known ?? inferTable(samples);
  const guesses = chooseClasses(inferred, placed);
  const context = inferContext(samples, guesses);
  return { inferred, guesses, reasons: explainGuesses(samples, guesses), context, placed };
}
