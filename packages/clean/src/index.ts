export { cleanRange, toCleanTable } from "./clean-table.ts";
export { type PreparedColumn, prepareColumn, prepareTable } from "./prepare-column.ts";
