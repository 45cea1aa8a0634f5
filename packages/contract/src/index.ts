/** The door of everybody: paths, types, limits and wording. No schema is loaded by it; those are behind `/schemas`. */
export { buildUrl, type CallInput, type CallReply } from "./call-input.ts";
export type { CallPart } from "./call-types.ts";
export {
  CATALOGUE_DEFAULTS,
  FEEDS,
  type FeedName,
  isFeedName,
  isSearchScope,
  isSearchSort,
  SEARCH_SCOPES,
  SEARCH_SORTS,
  type SearchScope,
  type SearchSort,
} from "./catalogue.ts";
export { uniqueNames } from "./column-names.ts";
export { DATE_DEFAULTS, DATE_FORMATS, DATE_LOCALES, DATE_MISSING_TOKENS, SOLVER_BUDGET } from "./date-formats.ts";
export { CLIENT_ERRORS, ERRORS, type ErrorCode, errorTitle } from "./errors.ts";
export { EXAMPLES, type Example } from "./examples.ts";
export {
  type ChangeReportFormat,
  CSV_DELIMITERS,
  CSV_FLAGS,
  type CsvCells,
  type CsvDelimiter,
  type CsvFlag,
  EXPORT_EXTENSIONS,
  EXPORT_FORMATS,
  type ExportFormat,
} from "./export-formats.ts";
export { pagesAtATime, planFirstRequests } from "./first-requests.ts";
export { FILE_FORMATS } from "./formats.ts";
export { DEFAULT_MISSING_TOKEN, LABELS, MISSING_TOKENS, type MissingToken } from "./labels.ts";
export { LIMITS, REASONER_LIMITS, SQL_LIMITS } from "./limits.ts";
export { JobStatus, MessageLevel } from "./messages.ts";
export { countPacked, packRows, unpackRows } from "./packed-rows.ts";
export { PANEL_LABELS } from "./panel-labels.ts";
export { type CallId, callPath, PATHS } from "./paths.ts";
export { isRangeBound } from "./range-bounds.ts";
export { RECIPE_FORMAT, RECIPE_VERSION } from "./recipe-format.ts";
export { countRows, hasRow, leaveOut, NO_ROWS, type RowRanges, type RowsEdit } from "./row-ranges.ts";
export { safeLink } from "./safe-link.ts";
export { type JsonSchema, type SchemaField, schemaFields, schemaType } from "./schema-fields.ts";
export type { CatalogueTable, FeedReply, FeedRequest, SearchReply, SearchRequest } from "./schemas/catalogue.ts";
export type { ChangeKind, ChangesReply } from "./schemas/changes.ts";
export type { CleanAllReply } from "./schemas/clean-all.ts";
export type { CleaningSettings } from "./schemas/cleaning.ts";
export type {
  EditCellRequest,
  EditCellsReply,
  EditCellsRequest,
  EditColumnRequest,
  EditReply,
  EditTableRequest,
} from "./schemas/edit.ts";
export type { EditLogReply } from "./schemas/edit-log.ts";
export type { ComponentsReply, EnrichColumnRequest } from "./schemas/enrich.ts";
export type { JobMessage, SessionMessage, TableMessage } from "./schemas/events.ts";
export type { FindQuery, FindReply, ReplaceRequest } from "./schemas/find.ts";
export type { EditRowsReply, EditRowsRequest, LeftOutRowsReply } from "./schemas/left-out.ts";
export type { LookupId } from "./schemas/lookups.ts";
export type { DeleteTableReply, DescribeTableRequest } from "./schemas/owner.ts";
export type { ProblemReply } from "./schemas/problem.ts";
export type { DistributionReply, ProfileReply } from "./schemas/profile.ts";
export type { DecideProposalsReply, ProposalsReply } from "./schemas/proposals.ts";
export type {
  BalanceReply,
  FurtherTableReply,
  PreviewReply,
  ReadingAlternative,
  ReadingChoices,
  ReadingReply,
  SelectableReply,
} from "./schemas/reading.ts";
export type {
  DateFormatName,
  DateReadingReply,
  ReasonerReply,
  ReasonerRequest,
  ReasonerResult,
  SolverRequest,
} from "./schemas/reasoner.ts";
export type { Recipe, RecipeColumn, RecipeDecision } from "./schemas/recipe.ts";
export type { DecideReply, DecideRequest, ReviewReply } from "./schemas/review.ts";
export type { SelectRowsReply, SelectRowsRequest } from "./schemas/select-rows.ts";
export type { SettingsReply } from "./schemas/service.ts";
export type { HelloRequest, ValidateKeyReply } from "./schemas/session.ts";
export type { SqlReply, SqlTablesReply, ViewCut, ViewReply } from "./schemas/sql.ts";
export type {
  BasicsReply,
  CellReply,
  CleanPageReply,
  ColumnReply,
  DecisionReply,
  EntityClassesReply,
  EntityReply,
  IngestPageReply,
  IssuesReply,
  PageRequest,
  QuestionReply,
  RawCellReply,
  ReadRowsReply,
  ReadRowsRequest,
  RowReply,
  TableReply,
  TableRequest,
} from "./schemas/table.ts";
export type { UploadReply, UploadRequest } from "./schemas/upload.ts";
export { TEXT_CLEANER_LABELS } from "./text-cleaner-labels.ts";
export { isTooLong, timedOut, tooLong } from "./unread-line.ts";
export { utcStamp } from "./utc-stamp.ts";
