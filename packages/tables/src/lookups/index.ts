export { type CellArea, type CellValue, findAreaValues } from "./area-values.ts";
export { describeCells } from "./describe-cells.ts";

export { type CellSearch, findCells, findReplaced } from "./find-cells.ts";
export { type Changes, findChanges } from "./find-changes.ts";
export { type Edited, type EditedSample, findEdited } from "./find-edited.ts";
export { findIssues, type IssueCounts, type Issues } from "./find-issues.ts";
export { findOrder } from "./find-order.ts";
export { type Answered, findAnswered, type Question, type Questions } from "./find-questions.ts";
export { type KeptWanted, keepProfile, type ProfileWanted } from "./kept-profile.ts";
export { type LeftOutRows, listLeftOut } from "./list-left-out.ts";
export type { ColumnProfile } from "./profile-column.ts";
export { type ChosenRows, readRows } from "./read-rows.ts";
export { type RowChoice, selectAllRows, selectRows, type ValueRange } from "./select-rows.ts";
export { streamChanges } from "./stream-changes.ts";
export { streamIssues } from "./stream-issues.ts";
export { type TableLookups, tableLookups } from "./table-lookups.ts";
export type { ValueOrder } from "./value-order.ts";
