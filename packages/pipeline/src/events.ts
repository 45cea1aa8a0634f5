/** What the pipeline tells while it works; the server turns these into the messages of the specification. */
import type { IngestedTable } from "@limpid/ingest";
import type { ClassReason, CleanTable, Decision, EntityGuess, ValueType } from "@limpid/table";
import type { RowsRange } from "./plan-ranges.ts";
import type { TableRows } from "./table-rows.ts";

/** Name, description and tags of a table, made from what was inferred. */
export interface TableMetadata {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export interface IngestedEvent extends Omit<IngestedTable, "kind"> {
  readonly kind: "ingested";
}

export interface StudiedColumn {
  readonly entity: EntityGuess;
  /** The type of its values as long as none contradicts. */
  readonly type: ValueType;
  /** What the column says of its values, in plain sentences. */
  readonly evidence: readonly string[];
  /** What a person may decide in another way. */
  readonly decisions: readonly Decision[];
  /** Why the likely classes are likely. */
  readonly reasons: readonly ClassReason[];
}

/** The classes are inferred and the evidence is gathered; pages follow. */
export interface CleaningEvent {
  readonly kind: "cleaning";
  readonly rowsToClean: number;
  readonly pageCount: number;
  /** What is known of each column before any cell is cleaned. */
  readonly columns: readonly StudiedColumn[];
  /** How the rows are divided where several clean them. */
  readonly ranges: readonly RowsRange[];
  readonly rows: TableRows;
}

/** Rows `firstRow` to `firstRow + rowCount` are final; `clean` holds them and all rows before them. */
export interface PageEvent {
  readonly kind: "page";
  /** The last of the pages that became ready, from 0. Long tables are told of in groups of pages. */
  readonly page: number;
  readonly pageCount: number;
  readonly secondsLeft: number;
  readonly firstRow: number;
  readonly rowCount: number;
  readonly clean: CleanTable;
}

export type PipelineEvent =
  | IngestedEvent
  | { readonly kind: "refused"; readonly reason: string }
  | CleaningEvent
  /** What the columns as a whole decided. */
  | { readonly kind: "info"; readonly messages: readonly string[] }
  | PageEvent
  | { readonly kind: "metadata"; readonly metadata: TableMetadata }
  /** Of the first range only, where it is the only one to be cleaned here. */
  | { readonly kind: "cleaned"; readonly clean: CleanTable };
