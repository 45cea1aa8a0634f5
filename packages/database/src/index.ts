export type { Database } from "./connection/database.ts";
export { DatabaseUnavailable, isUnavailable } from "./connection/database-errors.ts";
export { type Executor, inTransaction } from "./connection/transaction.ts";
export { Turns } from "./connection/turns.ts";
export { type CleanJob, type Jobs, openJobs } from "./jobs/jobs.ts";
export { databaseUrl } from "./open/database-url.ts";
export { openBeside } from "./open/open-beside.ts";
export { openDatabase } from "./open/open-database.ts";
export type { CatalogueRow } from "./repositories/catalogue.ts";
export type { EditBatch } from "./repositories/edits.ts";
export type { StoredEvent } from "./repositories/events.ts";
export { EXAMPLES_USER } from "./repositories/examples.ts";
export type { FeedTables, ListedTable, PublicFeed } from "./repositories/feeds.ts";
export { judgedColumns } from "./repositories/judged-columns.ts";
export type { NamedTable } from "./repositories/named-tables.ts";
export type { NewProposal, Proposal } from "./repositories/proposals.ts";
export type { KnownUser, SessionRecord } from "./repositories/sessions.ts";
export type { TableOpen } from "./repositories/table-opens.ts";
export type { NewTable, OperatorTable, TablePatch, TableRecord } from "./repositories/tables.ts";
export { TABLE_LIST_START, type ViewRecord, type ViewRun } from "./repositories/views.ts";
export type { Visitor } from "./repositories/visibility.ts";
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
export type {
  SessionEvent,
  TableEvent,
} from "./schema/stored-events.ts";
export {
  apiKeyStore,
  catalogueStore,
  editStore,
  eventStore,
  exampleStore,
  proposalStore,
  quotaStore,
  sessionStore,
  tableLists,
  tableStore,
  viewStore,
} from "./stores.ts";
