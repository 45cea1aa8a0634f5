export type { Database } from "./connection/database.ts";
export { DatabaseUnavailable, isUnavailable } from "./connection/database-errors.ts";
export type { EventHub } from "./connection/event-hub.ts";
export type { LiveMessages } from "./connection/live-messages.ts";
export { type Executor, inTransaction } from "./connection/transaction.ts";
export { Turns } from "./connection/turns.ts";
export { type CleanJob, type Jobs, openJobs } from "./jobs/jobs.ts";
export { databaseUrl } from "./open/database-url.ts";
export { openBeside } from "./open/open-beside.ts";
export { openDatabase } from "./open/open-database.ts";
export { createApiKey, findKeyUser, listApiKeys, revokeApiKeys } from "./repositories/api-keys.ts";
export { carryEdits } from "./repositories/carry-edits.ts";
export {
  type CatalogueRow,
  changedEntries,
  giveUpTodo,
  keepVector,
  listedEntries,
  newestSeq,
  refreshEntry,
  tablesTodo,
} from "./repositories/catalogue.ts";
export { dropCleanAll, finishCleanAll, startCleanAll } from "./repositories/clean-all.ts";
export {
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
  settleProposals,
  useOfProposals,
} from "./repositories/proposals.ts";
export { countPublicTables, publicTables, tablesWithTags } from "./repositories/public-tables.ts";
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
export type {
  CleanedColumnRecord,
  ClientRecord,
  ColumnRecord,
  ListedBy,
  OwnerDetails,
  ParameterValue,
  ViewColumn,
  ViewTable,
} from "./schema/schema.ts";
export {
  isFinal,
  type JobEvent,
  type SessionEvent,
  type StoredBasics,
  type TableEvent,
} from "./schema/stored-events.ts";
