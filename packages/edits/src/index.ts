export { type ComputedColumn, computedTitle, inColumnOrder } from "./computed-columns.ts";
export {
  type BatchedEdit,
  type Edit,
  type EditField,
  type EditOrigin,
  type EditValue,
  type LoggedEdit,
  type LogMark,
  type NewEdit,
  type StoredEdit,
  WHOLE_TABLE,
} from "./edit.ts";
export {
  type CellPlaces,
  changedPlaces,
  type EditedCell,
  type EditOverlay,
  editsInForce,
  editsInRows,
  editsOfCells,
  type FoldableEdit,
  foldColumnChoices,
  foldEdits,
  foldSettings,
  isOfCell,
  NO_EDITS,
  stepId,
  toCellEdit,
  undoneSteps,
} from "./edit-overlay.ts";
export {
  type CellSample,
  type EditStep,
  listSteps,
  type StepKind,
  sampleSteps,
  undoStacks,
  valueBefore,
} from "./edit-steps.ts";
export { type EditOfCell, isRefused, type RefusedText } from "./kinds/cell.ts";
export type { CellsValue } from "./kinds/cells.ts";
export type { DecisionValue } from "./kinds/decision.ts";
export { askedValue, parseEdit } from "./parse-edit.ts";
