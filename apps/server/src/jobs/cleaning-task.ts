/** Describes what is cleaned and what results from it. */

import type {
  CleanedPaths,
  ColumnSummary,
  FileInput,
  LanguageModelSettings,
  TableMetadata,
} from "@limpid/worker-protocol";

export interface CleaningTask extends Omit<FileInput, "care"> {
  readonly tableId: string;
  readonly paths: CleanedPaths & { readonly ingest: string };
  /** The original is written too. */
  readonly isNew: boolean;
  readonly languageModel: LanguageModelSettings | null;
}

/** A table whose cleaned files are written. */
export interface CleanedTable {
  readonly rowCount: number;
  readonly columns: readonly ColumnSummary[];
  readonly metadata: TableMetadata;
}
