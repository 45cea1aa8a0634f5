export { startRange, toCleanTable } from "./clean-table.ts";
export { type PreparedColumn, prepareColumn, prepareTable, type ValueWatch } from "./prepare-column.ts";
