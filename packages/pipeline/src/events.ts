/** What the pipeline tells while it works; the server turns these into the messages of the specification. */
import type { Studies } from "@limpid/clean";
import type { IngestedTable } from "@limpid/ingest";
import type { ClassReason, CleanTable, Decision, EntityGuess, ValueType } from "@limpid/table";
import type { RangePlan } from "./plan-ranges.ts";

/** Name, description and tags of a table, made from what was inferred. */
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
  /** The type of its values as long as none contradicts. */
  readonly type: ValueType;
  /** The type that the values of its class have; single cells may be of none. */
  readonly classType: ValueType;
  /** What the column says of its values, in plain sentences. */
  readonly evidence: readonly string[];
  /** What a person may decide in another way. */
  readonly decisions: readonly Decision[];
  /** Why the likely classes are likely. */
  readonly reasons: readonly ClassReason[];
}

/** The classes are inferred and the evidence is gathered; pages follow. */
export interface CleaningEvent extends RangePlan {
  readonly kind: "cleaning";
  /** What is known of each column before any cell is cleaned. */
  readonly columns: readonly ColumnSummary[];
}

/** What was found out about a table. */
export interface KnownTable extends Studies {
  /** What the model thinks of the columns, whatever a person has said. */
  readonly inferred: readonly EntityGuess[];
}

/** The rows are compared with each other. Pages that were ready before may say more now; all later ones do. */
export interface ComparedEvent {
  readonly kind: "compared";
  readonly columns: readonly ColumnSummary[];
  /** With the table itself all that is needed to clean any of its rows, here, elsewhere, or after another choice. */
  readonly known: KnownTable;
  /** Pages told of before in which other rows contradict a cell. */
  readonly pages: readonly number[];
}

/** The rows of `clean`, from `firstRow` on, are final. */
export interface PageEvent {
  readonly kind: "page";
  /** The last of the pages that became ready, from 0. Long tables are told of in groups of pages. */
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
  /** What the columns as a whole decided. */
  | { readonly kind: "info"; readonly messages: readonly string[] }
  | PageEvent
  | { readonly kind: "metadata"; readonly metadata: TableMetadata }
  /** Of the first range only, where it is the only one to be cleaned here. */
  | { readonly kind: "cleaned"; readonly clean: CleanTable };
