export { EDIT_RULE } from "@limpid/table";
export {
  applyEdit,
  applyEdits,
  CELL_FIELDS,
  type CellEdit,
  COMPUTED_RULE,
  type EditableCell,
  isAlike,
} from "./apply-edit.ts";
export { computedTitle, inColumnOrder } from "./computed-columns.ts";
export { decideCell, outputEdit } from "./decide-cell.ts";
export type {
  BatchedEdit,
  EditOrigin,
  FoldableEdit,
  LoggedEdit,
  LogMark,
  NewEdit,
  SingleEdit,
  StoredEdit,
} from "./edit.ts";
export {
  type CellPlaces,
  cellsIn,
  changedPlaces,
  type EditedCell,
  type EditOverlay,
  editsInForce,
  editsInRows,
  foldEdits,
  NO_EDITS,
  undoneSteps,
} from "./edit-overlay.ts";
export { type CellSample, type EditStep, listSteps, sampleSteps, stepTexts, undoStacks } from "./edit-steps.ts";
export type { CellsValue } from "./kinds/cells.ts";
export {
  type ComputedColumn,
  EVERYTHING,
  type Place,
  stepId,
  type TableNames,
  WHOLE_TABLE,
} from "./kinds/edit-kind.ts";
export type { ReadingValue } from "./kinds/reading.ts";
export {
  askedValue,
  type Edit,
  editKind,
  editKindByAction,
  parseEdit,
  UnknownEdit,
} from "./registry.ts";
