export { type ChangeReport, reportOfCleanTable } from "./changes/change-report.ts";
export { exportChangesCsv } from "./changes/export-changes-csv.ts";
export { exportChangesHtml } from "./changes/export-changes-html.ts";
export { exportChangesJson } from "./changes/export-changes-json.ts";
export { type CsvOptions, exportCsv } from "./export-csv.ts";
export { exportExcel } from "./export-excel.ts";
export { exportJson } from "./export-json.ts";
export { type ExportColumn, type ExportRow, type ExportSource, sourceFromCleanTable } from "./export-source.ts";
