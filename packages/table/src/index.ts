export { ColumnBuilder, tableFromRows } from "./build-column.ts";
export {
  type Alternative,
  type ClassReason,
  type CleanColumn,
  type CleanTable,
  type EntityGuess,
  MissingCode,
  type MissingData,
  type ValueType,
  type Verdict,
} from "./cell.ts";
export { cellId, columnId, type ElementId, parseElementId, rowId } from "./ids.ts";
export { type Column, type CountedValue, countCodes, countValues, type Table, textAt } from "./table.ts";
