/** What a cleaned table, and a report of its changes, can be downloaded as. */

export const EXPORT_FORMATS = ["csv", "excel", "json", "parquet"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORT_EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  csv: "csv",
  excel: "xlsx",
  json: "json",
  parquet: "parquet",
};

/** How CSV can be written. */
export const CSV_DELIMITERS = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" } as const;
export type CsvDelimiter = keyof typeof CSV_DELIMITERS;
export type CsvCells = "cleaned" | "raw" | "both";

/** What a CSV file with flags says of a cell: the last of these that fits. */
export const CSV_FLAGS = ["ok", "written", "repaired", "edited", "not clean", "not valid", "missing"] as const;
export type CsvFlag = (typeof CSV_FLAGS)[number];

export type ChangeReportFormat = "csv" | "json" | "html";
