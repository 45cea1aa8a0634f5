/** What a cleaned table, and a report of its changes, can be downloaded as. */

export const EXPORT_FORMATS = ["csv", "excel", "json", "parquet"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORT_EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  csv: "csv",
  excel: "xlsx",
  json: "json",
  parquet: "parquet",
};

export type ChangeReportFormat = "csv" | "json" | "html";
