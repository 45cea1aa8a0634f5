/** What the pipeline tells while it works; the server turns these into the messages of the specification. */
import type { ClutterLine, IngestionParameters, IngestWarning } from "@limpid/ingest";
import type { CleanTable, Table } from "@limpid/table";

/** Name, description and tags of a table, made from what was inferred. */
export interface TableMetadata {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export type PipelineEvent =
  | {
      readonly kind: "ingested";
      readonly table: Table;
      readonly parameters: IngestionParameters;
      readonly clutter: readonly ClutterLine[];
      readonly warnings: readonly IngestWarning[];
    }
  | { readonly kind: "refused"; readonly reason: string }
  /** The classes are inferred and the evidence is gathered; pages follow. */
  | { readonly kind: "cleaning"; readonly rowsToClean: number; readonly pageCount: number }
  | { readonly kind: "info"; readonly message: string }
  /** Rows `firstRow` to `firstRow + rowCount` of `clean` are final; the codes of later rows are not there yet. */
  | {
      readonly kind: "page";
      readonly page: number;
      readonly pageCount: number;
      readonly secondsLeft: number;
      readonly clean: CleanTable;
      readonly firstRow: number;
      readonly rowCount: number;
    }
  | { readonly kind: "metadata"; readonly metadata: TableMetadata }
  | { readonly kind: "cleaned"; readonly clean: CleanTable };
