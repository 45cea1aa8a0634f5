export { cleanRange, SliceCleaner, TableCleaner } from "./clean-range.ts";
export { compareRows } from "./compare-rows.ts";
export { actsByItself, OFFERED } from "./confidence.ts";
export { recompareRows, restudyColumns, type Studies } from "./restudy.ts";
export { ruleFamily } from "./rules/rule-family.ts";
export type { Registry } from "./rules/rule-precision.ts";
export type { ColumnSettings, StudiedColumn, StudiedTable } from "./studied-table.ts";
export { study, studyColumns } from "./study.ts";
export type { CleaningHelpers, ValueWatch } from "./value-cleaner.ts";
