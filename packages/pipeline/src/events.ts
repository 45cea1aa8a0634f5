/** Defines the events of the pipeline. The server converts them into the messages of the specification. */
import type { Studies } from "@limpid/clean";
import type { IngestedTable } from "@limpid/ingest";
import type {
  ClassReason,
  CleanTable,
  ColumnQuestion,
  Decision,
  EntityGuess,
  Judgement,
  ValueType,
} from "@limpid/table";
import type { RangePlan } from "./plan-ranges.ts";

/** Name, description and tags of a table, derived from what was inferred. */
export interface TableMetadata {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export interface IngestedEvent extends Omit<IngestedTable, "kind"> {
  readonly kind: "ingested";
}

export interface ColumnSummary {
  readonly entity: EntityGuess;
  /** Type of its values as long as none contradicts it. */
  readonly type: ValueType;
  /** Type of the values of its class; single cells may not have it. */
  readonly classType: ValueType;
  /** Sentences about what the column shows of its values. */
  readonly evidence: readonly string[];
  /** Whether its cells count in the quality of the table: it is judged and has no open question. */
  readonly isJudged: boolean;
  readonly judgement: Judgement;
  /** Decisions that a person may change. */
  readonly decisions: readonly Decision[];
  /** What is left for a person to decide, with the most frequent values of each question. */
  readonly questions: readonly ColumnQuestion[];
  /** Reasons for the likely classes. */
  readonly reasons: readonly ClassReason[];
}

/** Signals that classes are inferred and evidence is gathered. Pages follow. */
export interface CleaningEvent extends RangePlan {
  readonly kind: "cleaning";
  /** Summaries of the columns before any cell is cleaned. */
  readonly columns: readonly ColumnSummary[];
}

/** Results of studying a table. */
export interface KnownTable extends Studies {
  /** Guesses of the model, regardless of the choices of a person. */
  readonly inferred: readonly EntityGuess[];
}

/** Signals that the rows were compared. Pages that were ready before may gain verdicts; later ones include them. */
export interface ComparedEvent {
  readonly kind: "compared";
  readonly columns: readonly ColumnSummary[];
  /**
   * Together with the table this suffices to clean any of its rows, in this process, in another one, or after other
   * choices.
   */
  readonly known: KnownTable;
  /** Earlier pages in which other rows contradict a cell. */
  readonly pages: readonly number[];
}

/** Signals that the rows of `clean`, from `firstRow` on, are final. */
export interface PageEvent {
  readonly kind: "page";
  /** Last page of the group that became ready, from 0. Long tables announce pages in groups. */
  readonly page: number;
  readonly pageCount: number;
  readonly secondsLeft: number;
  readonly firstRow: number;
  readonly clean: CleanTable;
}

export type PipelineEvent =
  | IngestedEvent
  | { readonly kind: "refused"; readonly reason: string }
  | CleaningEvent
  | ComparedEvent
  /** Reports what the columns as a whole decided. */
  | { readonly kind: "info"; readonly messages: readonly string[] }
  | PageEvent
  | { readonly kind: "metadata"; readonly metadata: TableMetadata }
  /** Range after range of all rows to clean. */
  | { readonly kind: "cleaned"; readonly clean: CleanTable };
