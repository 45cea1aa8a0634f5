/** What the host asks of a pipeline child, and what the child tells while it works. */
import type {
  ChosenClasses,
  CleaningEvent,
  EntityClass,
  IngestChoices,
  IngestedEvent,
  PageEvent,
  PipelineEvent,
  StudiedColumn,
  TableMetadata,
} from "@limpid/pipeline";
import type { Verdict } from "@limpid/table";
import type { LanguageModelSettings } from "../config.ts";
import type { Method } from "./protocol.ts";

export interface CleanJobInput {
  readonly fileName: string;
  readonly uploadPath: string;
  /** Where the table's Parquet files go, each written whole or not at all. */
  readonly paths: { readonly ingest: string; readonly clean: string; readonly review: string };
  readonly rowLimit: number;
  readonly pageSize: number;
  /** What a person has said of the reading. */
  readonly choices: IngestChoices;
  readonly languageModel: LanguageModelSettings | null;
}

export interface IngestedTitle {
  readonly title: string;
  readonly hasData: boolean;
}

/** The pipeline's own events, with rows in place of the tables that stay in the child. */
export type CleanJobEvent =
  | (Omit<IngestedEvent, "table"> & {
      readonly titles: readonly IngestedTitle[];
      readonly rowCount: number;
      /** The first rows, shown until the table's file is written: `head[row][column]`. */
      readonly head: readonly (readonly string[])[];
    })
  | Omit<CleaningEvent, "rows">
  | (Omit<PageEvent, "clean"> & {
      /** The page's cells, `rows[row][column]`; null for a group of pages, which is read from the table's files. */
      readonly rows: readonly (readonly Verdict[])[] | null;
    })
  | { readonly kind: "cleaned"; readonly rowCount: number }
  | Extract<PipelineEvent, { kind: "refused" | "info" | "metadata" }>;

export interface CleanAnewInput {
  readonly fileName: string;
  readonly uploadPath: string;
  /** Where the new cleaned files go; the original stays as it is. */
  readonly paths: { readonly clean: string; readonly review: string };
  readonly rowLimit: number;
  readonly pageSize: number;
  /** How the file was read the first time. */
  readonly choices: IngestChoices;
  readonly chosenClasses: ChosenClasses;
}

export interface CleanedAnew {
  readonly rowCount: number;
  readonly columns: readonly StudiedColumn[];
  readonly metadata: TableMetadata;
}

/** How far it is. */
export type CleanAnewEvent = Pick<PageEvent, "page" | "pageCount" | "secondsLeft">;

export interface PipelineMethods {
  readonly cleanAnew: Method<CleanAnewInput, CleanAnewEvent, CleanedAnew>;
  readonly entityClasses: Method<null, never, readonly EntityClass[]>;
  readonly cleanFile: Method<CleanJobInput, CleanJobEvent, null>;
}
