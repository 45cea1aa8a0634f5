export { backUp, type CopiedFolder } from "./backup/back-up.ts";
export { restore } from "./backup/restore.ts";
export type { Database } from "./database/database.ts";
export type { DatabaseConfig, StoreLog } from "./database/database-config.ts";
export { DatabaseUnavailable, isUnavailable } from "./database/database-errors.ts";
export { databaseUrl } from "./database/database-url.ts";
export type { EventHub } from "./database/event-hub.ts";
export type { LiveMessages } from "./database/live-messages.ts";
export { openBeside } from "./database/open-beside.ts";
export { openDatabase } from "./database/open-database.ts";
export type {
  CatalogueEntry,
  CleanedColumnRecord,
  ClientRecord,
  ClutterRecord,
  ColumnRecord,
  ListedBy,
  OwnerDetails,
  ParameterValue,
  ProposalState,
  TableStatus,
  ViewColumn,
  ViewTable,
  WarningRecord,
} from "./database/schema.ts";
export {
  isFinal,
  type JobEvent,
  type SessionEvent,
  type StoredBasics,
  type TableEvent,
} from "./database/stored-events.ts";
export { Turns } from "./database/turns.ts";
export { examineFolder, examineInstallation } from "./doctor/examine.ts";
export type { Finding } from "./doctor/finding.ts";
export { type ComputedColumn, computedTitle, inColumnOrder } from "./edits/computed-columns.ts";
export type { EditValue, RefusedText } from "./edits/edit.ts";
export {
  type BatchedEdit,
  type EditField,
  type LoggedEdit,
  type LogMark,
  type NewEdit,
  type StoredEdit,
  WHOLE_TABLE,
} from "./edits/edit.ts";
export {
  type EditedCell,
  type EditOverlay,
  editsInForce,
  editsInRows,
  editsOfCells,
  foldColumnChoices,
  foldEdits,
  foldSettings,
  isOfBatch,
  isOfCell,
  isOfCells,
  isOfRows,
  NO_EDITS,
  stepId,
  toCellEdit,
} from "./edits/edit-overlay.ts";
export {
  type CellSample,
  type EditStep,
  listSteps,
  type StepKind,
  sampleSteps,
  undoStacks,
  valueBefore,
} from "./edits/edit-steps.ts";
export { type BlobStore, type HeldFiles, isStoredAt, LocalBlobs } from "./files/blob-store.ts";
export { CannotOpen } from "./files/cannot-open.ts";
export { DAMAGED_FILE, DamagedFile } from "./files/damaged-file.ts";
export { listTableFolders } from "./files/data-folder.ts";
export { isDiskFull } from "./files/disk-full.ts";
export type { Installation } from "./files/installation.ts";
export { isThere } from "./files/is-there.ts";
export { removeMadeFiles } from "./files/made-files.ts";
export { reasonOf } from "./files/reason-of.ts";
export { requireWritable } from "./files/require-writable.ts";
export {
  type Cleaned,
  cleanedNames,
  isTableId,
  nextTry,
  removeRun,
  TABLE_FILES,
  TableFiles,
  tableKey,
  viewFolder,
  viewKey,
} from "./files/table-files.ts";
export {
  moveDurably,
  produceDurably,
  removeFiles,
  removeLeftovers,
  removeLeftoversOf,
  temporaryName,
  writeDurably,
} from "./files/write-durably.ts";
export { type CollectOptions, collectGarbage, type Garbage } from "./gc/collect-garbage.ts";
export { type CleanJob, type JobHandlers, type Jobs, openJobs } from "./jobs/jobs.ts";
export { type CellArea, type CellValue, findAreaValues } from "./parquet/area-values.ts";
export { chooseSqlType, type TypeFacts, valueTypeOf } from "./parquet/column-types.ts";
export type { PartsOfColumn } from "./parquet/compute-columns.ts";
export { type ComputedTexts, keepComputed } from "./parquet/computed-texts.ts";
export { copyReviewedToCsv } from "./parquet/copy-reviewed.ts";
export { copyRows } from "./parquet/copy-rows.ts";
export { type CsvForm, copyToCsv, copyToJson } from "./parquet/copy-texts.ts";
export { isDamaged, unlessDamaged } from "./parquet/damaged-file.ts";
export { type CellDescription, type CellsToDescribe, describeCells } from "./parquet/describe-cells.ts";
export type { Distribution } from "./parquet/distribution.ts";
export { EditedTable } from "./parquet/edited-table.ts";
export { type CellSearch, type FoundCells, findCells, findReplaced } from "./parquet/find-cells.ts";
export { type ChangeQuery, type Changes, findChanges } from "./parquet/find-changes.ts";
export { type Edited, type EditedSample, findEdited } from "./parquet/find-edited.ts";
export { findIssues, type Issue, type IssueCounts, type Issues } from "./parquet/find-issues.ts";
export { findOrder } from "./parquet/find-order.ts";
export {
  type Answered,
  type AnsweredScope,
  findAnswered,
  findQuestions,
  type Question,
  type QuestionLimits,
  type QuestionScope,
  type Questions,
} from "./parquet/find-questions.ts";
export { type CleanedPaths, gatherPartFacts, joinParts, type TablePart } from "./parquet/join-parts.ts";
export {
  type KeptWanted,
  keepProfile,
  type ProfileWanted,
  provideDistribution,
  provideProfile,
} from "./parquet/kept-profile.ts";
export { type LeftOutQuery, type LeftOutRows, listLeftOut } from "./parquet/list-left-out.ts";
export { type Materialisation, materialise } from "./parquet/materialise.ts";
export { PageReader } from "./parquet/page-reader.ts";
export type { ColumnProfile } from "./parquet/profile-column.ts";
export { type ChosenRows, readRows } from "./parquet/read-rows.ts";
export type { ReviewedPaths } from "./parquet/review-row.ts";
export type { RowRange } from "./parquet/row-reader.ts";
export {
  type RowSource,
  type SourceColumn,
  sourceFromForeignParquet,
  sourceFromParquet,
} from "./parquet/row-source.ts";
export {
  type AllSelectedRows,
  type RowChoice,
  type RowSelection,
  type SelectedRows,
  selectAllRows,
  selectRows,
  type ValueRange,
} from "./parquet/select-rows.ts";
export { type SheetCell, type SheetColumn, type SheetRows, sheetRowsFromParquet } from "./parquet/sheet-rows.ts";
export { type ChangeStream, streamChanges } from "./parquet/stream-changes.ts";
export { type IssueStream, streamIssues } from "./parquet/stream-issues.ts";
export { writeTypedParquet } from "./parquet/typed-parquet.ts";
export type { ValueOrder } from "./parquet/value-order.ts";
export { readViewRows, writeView } from "./parquet/view-rows.ts";
export { writeReview } from "./parquet/write-review.ts";
export { writeClean, writeCleanPart, writeIngest } from "./parquet/write-tables.ts";
export { readSetting } from "./read-setting.ts";
export { createApiKey, findKeyUser, type KeyRecord, listApiKeys, revokeApiKeys } from "./repositories/api-keys.ts";
export { carryEdits } from "./repositories/carry-edits.ts";
export {
  type CatalogueRow,
  changedEntries,
  giveUpTodo,
  keepVector,
  listedEntries,
  newestSeq,
  refreshEntry,
  type TableFacts,
  tablesTodo,
} from "./repositories/catalogue.ts";
export { type AllCleaned, dropCleanAll, finishCleanAll, startCleanAll } from "./repositories/clean-all.ts";
export {
  type AppendedEdit,
  appendBatch,
  appendEdit,
  columnEdits,
  type EditBatch,
  editsAfter,
  editsOfRows,
  editsUpTo,
  markOfEdits,
  rowsEdits,
} from "./repositories/edits.ts";
export {
  appendEvents,
  appendNextEvent,
  deleteEvents,
  lastEvent,
  nextSeq,
  readEvents,
  type StoredEvent,
} from "./repositories/events.ts";
export { claimExample, EXAMPLES_USER, examplesMade, showExamples } from "./repositories/examples.ts";
export {
  type FeedPage,
  type FeedTables,
  type ListedTable,
  type PublicFeed,
  readFeed,
  readListed,
  readOwnTables,
} from "./repositories/feeds.ts";
export { editsOfStep, findStep, findUndoneSteps, isStepUndone } from "./repositories/find-steps.ts";
export { hiddenTables } from "./repositories/hidden-tables.ts";
export { judgedColumns } from "./repositories/judged-columns.ts";
export { type NamedTable, namedTables } from "./repositories/named-tables.ts";
export { newestOwnTables, newestPublicTables } from "./repositories/newest-tables.ts";
export {
  appendProposal,
  findProposals,
  forgetProposals,
  listProposals,
  type NewProposal,
  type Proposal,
  type ProposalUse,
  settleProposals,
  useOfProposals,
} from "./repositories/proposals.ts";
export { countPublicTables, type PublicTable, publicTables, tablesWithTags } from "./repositories/public-tables.ts";
export { countAlone, hashAddress, type Use, useOfAddress, useOfVisitor } from "./repositories/quotas.ts";
export { finishRepair } from "./repositories/repair.ts";
export {
  bindSession,
  createSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  findSuccessor,
  type KnownUser,
  renewSession,
  type SessionRecord,
  sessionStream,
} from "./repositories/sessions.ts";
export { countOpen, type TableOpen } from "./repositories/table-opens.ts";
export {
  createTable,
  damagedTables,
  deleteTable,
  describeTable,
  findTable,
  listTable,
  type NewTable,
  type OperatorTable,
  type TablePatch,
  type TableRecord,
  tableIds,
  tablesDeletedUntil,
  tablesExpired,
  tablesFailedBefore,
  tablesForOperator,
  unfinishedTables,
  updateTable,
} from "./repositories/tables.ts";
export { type Executor, inTransaction } from "./repositories/transaction.ts";
export {
  createView,
  findView,
  renewView,
  TABLE_LIST_START,
  type ViewRecord,
  type ViewRun,
  viewsOfTable,
} from "./repositories/views.ts";
export type { Visitor } from "./repositories/visibility.ts";
export { withoutLeftOut } from "./repositories/without-left-out.ts";
export type { BucketSettings } from "./s3/bucket.ts";
export {
  type AskedBucket,
  type BucketPlace,
  bucketAt,
  bucketEndpoint,
  bucketPlace,
  readBucketSettings,
} from "./s3/bucket-settings.ts";
export { S3Blobs, type S3Settings } from "./s3/s3-blobs.ts";
export { StoreUnavailable } from "./s3/store-unavailable.ts";
