export { type AnsweredRows, answeredRows } from "./answered-rows.ts";
export { type CellPlace, cellToWire } from "./cell.ts";
export { type ComputedCells, withComputedCells } from "./computed-cells.ts";
export { ingestRowsToWire, rowsFrom, rowsToWire, type WireTable } from "./rows-to-wire.ts";
