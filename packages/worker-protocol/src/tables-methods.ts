/** What the host asks a worker about tables: rows, issues and exports of tables that are written. */

import type { AnsweredRows, WireTable } from "@limpid/cells";
import type { ChangeReportFormat, CsvCells, CsvDelimiter, ExportFormat } from "@limpid/contract";
import type { ComputedColumn, EditOverlay } from "@limpid/edits";
import type { CleaningSettings, ValueType, Verdict } from "@limpid/table";
import type { ReviewedPaths, RowRange, ViewColumn } from "@limpid/tables";
import type { StoredColumn, TableLookups } from "@limpid/tables/lookups";
import type { KeepComputedInput, KeptInput, KeptReply } from "./kept-input.ts";
import type { Method } from "./protocol.ts";
import type { ColumnReading } from "./values-methods.ts";

/** Options for CSV; other formats have none. */
export interface CsvOptions {
  readonly hasBom: boolean;
  readonly delimiter: CsvDelimiter;
  readonly cells: CsvCells;
  readonly hasFlags: boolean;
}

export interface ExportInput {
  readonly format: ExportFormat;
  readonly escaping: "none" | "excel";
  readonly csv: CsvOptions;
  /** What cells do to their column in Parquet that are not of its type. */
  readonly badCells: "raw_column" | "text_column";
  /** Lists row numbers in the order in which the rows are written; null means all rows. */
  readonly rows: Uint32Array | null;
  readonly paths: ReviewedPaths & { readonly clean: string };
  /** The titles before any edit. */
  readonly titles: readonly string[];
  /** The type that the class of each column gives its values. */
  readonly classTypes: readonly ValueType[];
  /** Whether the numbers of a column of texts may be amounts: its class does not know them as codes. */
  readonly mayHoldNumbers: readonly boolean[];
  readonly overlay: EditOverlay;
  /** Describes the columns that computed columns are made of. */
  readonly readings: readonly ColumnReading[];
  /** The cleaned table of this version is at this path, or is written there. */
  readonly versionPath: string;
  readonly exportPath: string;
}

export interface ReviewInput {
  readonly paths: ReviewedPaths;
  readonly overlay: EditOverlay;
}

export interface ChangeReportInput extends ReviewInput {
  readonly format: ChangeReportFormat;
  readonly name: string;
  readonly settings: CleaningSettings;
  readonly titles: readonly string[];
  /** Rows that were cleaned. */
  readonly rowCount: number;
  readonly reportPath: string;
}

/** A view has no review, and its rows are a Parquet file of their own. */
export interface ViewExportInput extends Pick<ExportInput, "escaping" | "csv" | "exportPath"> {
  readonly format: Exclude<ExportFormat, "parquet">;
  readonly rowsPath: string;
  readonly titles: readonly string[];
}

export interface KeepViewInput {
  /** What the child has left. */
  readonly rowsPath: string;
  readonly columns: readonly ViewColumn[];
  readonly outPath: string;
}

/** The first rows of a range whose texts have so many characters together; one at least. All, by default. */
export interface BoundedRange extends RowRange {
  readonly mostCharacters?: number;
}

export interface IngestRowsInput extends BoundedRange {
  readonly path: string;
  readonly tableId: string;
  readonly isCompact?: boolean | undefined;
}

export interface CleanRowsInput extends BoundedRange {
  readonly paths: ReviewedPaths;
  readonly table: WireTable;
  /** Covers at least the cells of these rows. */
  readonly edits: EditOverlay["cells"];
  readonly computed: readonly ComputedColumn[];
  /** Describes the columns that computed columns are made of. */
  readonly readings: readonly ColumnReading[];
}

export interface ViewRowsInput extends BoundedRange {
  readonly path: string;
  readonly viewId: string;
  /** Decides whether cells are written as those of the original or of the cleaned table. */
  readonly side: "clean" | "ingest";
  /** Applies to the original side only. */
  readonly isCompact?: boolean | undefined;
}

export type LookupMethods = {
  readonly [Name in keyof TableLookups]: Method<
    KeptInput & { readonly wanted: TableLookups[Name]["wanted"] },
    never,
    KeptReply<TableLookups[Name]["found"]>
  >;
};

export interface TablesMethods {
  /** Reads the files to their ends; fails at the first that is damaged. */
  readonly readWhole: Method<{ readonly paths: readonly string[] }, never, null>;
  readonly readIngestRows: Method<BoundedRange & { readonly path: string }, never, readonly (readonly string[])[]>;
  readonly readCleanRows: Method<
    BoundedRange & { readonly paths: ReviewedPaths },
    never,
    readonly (readonly Verdict[])[]
  >;
  readonly answerIngestRows: Method<IngestRowsInput, never, AnsweredRows>;
  readonly answerCleanRows: Method<CleanRowsInput, never, AnsweredRows>;
  readonly keepProfile: Method<{ readonly paths: ReviewedPaths; readonly wanted: StoredColumn }, never, null>;
  readonly keepComputed: Method<KeepComputedInput, never, null>;
  readonly reportChanges: Method<ChangeReportInput, never, null>;
  readonly exportTable: Method<ExportInput, never, null>;
  readonly keepView: Method<KeepViewInput, never, null>;
  readonly answerViewRows: Method<ViewRowsInput, never, AnsweredRows>;
  readonly exportView: Method<ViewExportInput, never, null>;
}
