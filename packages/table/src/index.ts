export { ColumnBuilder, tableFromRows } from "./build-column.ts";
export { type CellState, isIssue, MissingCode, toCellState } from "./cell-state.ts";
export {
  type Change,
  type ChangeKind,
  changeOfEdited,
  describeChange,
  EDIT_RULE,
  kindOfChange,
} from "./change.ts";
export type {
  ClassReason,
  CleanColumn,
  CleaningClass,
  CleanTable,
  EntityGuess,
  Judgement,
  ValueType,
} from "./clean-table.ts";
export {
  type CleaningSettings,
  FORM_SETTINGS,
  type FormSetting,
  REPAIR_SETTINGS,
  type RepairSetting,
  STANDARD_SETTINGS,
} from "./cleaning-settings.ts";
export { type ColumnState, stateOfColumn } from "./column-state.ts";
export {
  chooseSqlType,
  deriveSqlType,
  gatherTypeFacts,
  mergeTypeFacts,
  type TypeFacts,
  toValueType,
  widenSqlType,
} from "./column-types.ts";
export type { ColumnChoice, ColumnChoices, Decided, Decision, DecisionOption, TitledChoice } from "./decision.ts";
export { cellId, columnId, parseElementId, rowId } from "./ids.ts";
export { mayHoldNumbers } from "./may-hold-numbers.ts";
export { plainGuess } from "./plain-guess.ts";
export {
  answeredQuestion,
  answerForValue,
  type ColumnQuestion,
  GIVEN_TEXT,
  LEAVE,
  QUESTION_KINDS,
  type QuestionedValue,
  type QuestionKind,
  type QuestionOption,
} from "./question.ts";
export {
  type AlternativeReading,
  type Amount,
  DOUBTED_PARAMETERS,
  type DoubtedParameter,
  type FurtherTable,
  type IngestChoices,
  type NamedChoices,
  nameChoices,
  type ReadBalance,
  readNamedChoices,
  type Selectable,
} from "./reading-choices.ts";
export { readingQuestion } from "./reading-question.ts";
export { rememberByName } from "./remember-by-name.ts";
export { CLASS_RULES, type ClassRule, isRepair, type Rule, ruleTitle, TABLE_RULES, type TableRule } from "./rules.ts";
export { alikeQuestions, shareQuestions } from "./share-questions.ts";
export { type Column, type CountedValue, countCells, countCodes, countValues, type Table, textAt } from "./table.ts";
export { ChangeCounter, type ChangeGroup, groupChanges, listChanges } from "./table-changes.ts";
export {
  type ContextEvidence,
  mergeContext,
  saidContext,
  type TableContext,
  UNKNOWN_CONTEXT,
} from "./table-context.ts";
export { type RowsRange, type SlicedColumn, type TableSlice, TableSlicer } from "./table-slice.ts";
export { takeRows } from "./take-rows.ts";
export {
  countByShape,
  findTextShapes,
  MAX_SHAPED,
  NO_SHAPE,
  placesByShape,
} from "./text-shapes.ts";
export { countCharacters, upTo } from "./up-to.ts";
export { type Alternative, FINE_VERDICT, isOpen, type Verdict, type VerdictKind } from "./verdict.ts";
