export { type CsvOptions, exportCsv } from "./export-csv.ts";
export { exportExcel } from "./export-excel.ts";
export { exportJson } from "./export-json.ts";
export { type ExportColumn, type ExportRow, type ExportSource, sourceFromCleanTable } from "./export-source.ts";
