/** What the host asks of a worker that cleans, and what the worker reports while it works. */
import type {
  CleaningEvent,
  ColumnSummary,
  ComparedEvent,
  IngestChoices,
  IngestedEvent,
  PageEvent,
  PipelineEvent,
  SaidOfColumns,
} from "@limpid/pipeline";
import type { CleaningSettings } from "@limpid/table";
import type { CleanedPaths } from "@limpid/tables";
import type { Method } from "./protocol.ts";
import type { Care } from "./value-place.ts";

/** An OpenAI-compatible endpoint. */
export interface LanguageModelSettings {
  readonly url: string;
  readonly model: string;
  /** "" where the endpoint asks for none. */
  readonly key: string;
  readonly seconds: number;
}

/** Locates the table as it was read, and what is known of it, between two cleanings. */
export interface KeptPaths {
  /** The table never changes; what is known of it does. */
  readonly table: string;
  readonly study: string;
}

/** A file, and all that decides how its cells are cleaned. */
export interface FileInput {
  readonly fileName: string;
  readonly uploadPath: string;
  /** The choices for reading the file, if they are known. */
  readonly choices: IngestChoices;
  /** Holds the choices people made for the columns, in this reading or the one before. */
  readonly columnChoices: SaidOfColumns;
  readonly settings: CleaningSettings;
  readonly rowLimit: number;
  readonly pageSize: number;
  readonly care: Care;
}

export interface CleanFileInput extends FileInput {
  /** Null where the original is written already. */
  readonly ingestPath: string | null;
  /** Each file is written whole or not at all. */
  readonly paths: CleanedPaths;
  readonly rangeCells: number;
  /** Locates what is known of the table between two cleanings; null if it is not kept. */
  readonly kept: KeptPaths | null;
  readonly languageModel: LanguageModelSettings | null;
}

export interface IngestedTitle {
  readonly title: string;
  readonly hasData: boolean;
}

/**
 * The pipeline's own events, with rows in place of the tables that stay in the worker. Of thousands of columns the first
 * ones go ahead in messages of their own, because the host stands still while it reads one.
 */
export type CleanJobEvent =
  | (Omit<IngestedEvent, "table"> & {
      readonly titles: readonly IngestedTitle[];
      readonly rowCount: number;
      /** The first rows, shown until the table's file is written: `head[row][column]`. */
      readonly head: readonly (readonly string[])[];
    })
  | { readonly kind: "columns"; readonly columns: readonly ColumnSummary[] }
  | CleaningEvent
  | Omit<ComparedEvent, "known">
  | (Omit<PageEvent, "clean"> & {
      /** The page's cells as JSON, `rows[row][column]`; null for a group of pages, which is read from the table's files. */
      readonly rows: readonly Uint8Array[] | null;
    })
  | { readonly kind: "cleaned"; readonly rowCount: number }
  | Extract<PipelineEvent, { kind: "refused" | "info" | "metadata" }>;

export interface PipelineMethods {
  /** Reads a file, cleans it and writes the files of its table. The events are signs of life. */
  readonly cleanFile: Method<CleanFileInput, CleanJobEvent, null>;
}
