export { computedTitle, inColumnOrder } from "./computed-columns.ts";
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
  type ScreenPart,
  stepId,
  type TableNames,
  WHOLE_TABLE,
} from "./kinds/edit-kind.ts";
export {
  askedValue,
  type Edit,
  type EditName,
  editKind,
  editKindByAction,
  parseEdit,
  UnknownEdit,
} from "./registry.ts";
