/** What a kind of questions is: it looks at a column and asks one thing of it at most. */
import type { QuestionedValue, QuestionKind, TableRule } from "@limpid/table";
import type { ReviewedColumn } from "./asked-column.ts";

/** What the kind found, of which the registry says whether it is worth asking. */
export interface Finding {
  /** What was found, as a name in the registry: question-precision.tsv. */
  readonly family: string;
  /** The rule that would flag the cells if there were fewer. The column says so where nobody is asked. */
  readonly rule?: TableRule;
  readonly values: readonly QuestionedValue[];
  /** What was found, in a few sentences. */
  readonly examples?: readonly string[];
}

export interface Question {
  readonly message: string;
  /** What the options do, beside leaving everything as it is. */
  readonly options: readonly WantedOption[];
  /** Id of one of them, or "leave". */
  readonly recommended: string;
}

/**
 * `accept` makes each value what is proposed for it, `no_data` takes all values for no data, `flag` lets each cell be looked
 * at by itself.
 */
export type OptionId = "accept" | "no_data" | "flag";

export interface WantedOption {
  readonly id: OptionId;
  readonly label: string;
  readonly loses?: string;
  /** In place of what becomes of the first values. */
  readonly preview?: readonly string[];
}

export interface QuestionKindDefinition {
  readonly kind: QuestionKind;
  /** What a person reads over the options. */
  readonly title: string;
  readonly about: string;
  /** How long it takes a person to answer. */
  readonly seconds: number;
  readonly find: (column: ReviewedColumn) => readonly Finding[];
  /** The words for what was found, of which some families may have been left out. */
  readonly ask: (found: readonly Finding[], column: ReviewedColumn) => Question;
}
