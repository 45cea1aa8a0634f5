/** What each column holds: what a person says goes before what the model thinks. */
import { explainGuesses, inferTable, rejectUnfittingClass, sampleTable } from "@limpid/infer";
import type { ClassReason, ColumnChoices, EntityGuess, Table } from "@limpid/table";
import { chooseClasses } from "./choose-classes.ts";
import { placeChoices, type SaidOfColumns } from "./place-choices.ts";

export interface InferredClasses {
  readonly guesses: readonly EntityGuess[];
  /** Why the likely classes of each column are likely. */
  readonly reasons: readonly (readonly ClassReason[])[];
  /** What was said of the columns, by their places. */
  readonly placed: ColumnChoices;
}

export function inferClasses(table: Table, choices: SaidOfColumns): InferredClasses {
  const placed = placeChoices(table, choices);
  const samples = sampleTable(table);
  const guesses = chooseClasses(rejectUnfittingClass(samples, inferTable(samples)), placed);
  return { guesses, reasons: explainGuesses(samples, guesses), placed };
}
