export {
  CALLS,
  type CallId,
  type CallSpec,
  type ChangeReportFormat,
  EXPORT_EXTENSIONS,
  EXPORT_FORMATS,
  type ExportFormat,
} from "./calls.ts";
export { DATE_DEFAULTS, DATE_FORMATS, DATE_LOCALES, DATE_MISSING_TOKENS, SOLVER_BUDGET } from "./date-formats.ts";
export { CLIENT_ERRORS, ERRORS, type ErrorCode, errorTitle } from "./errors.ts";
export { FILE_FORMATS, type FileFormat } from "./formats.ts";
export { DEFAULT_MISSING_TOKEN, LABELS, MISSING_TOKENS, type MissingToken } from "./labels.ts";
export { LIMITS } from "./limits.ts";
export { ChangeKind, ChangesQuery, ChangesReply } from "./schemas/changes.ts";
export { CleanAllReply, CleanAllRequest } from "./schemas/clean-all.ts";
export { EditCellRequest, EditColumnRequest, EditReply } from "./schemas/edit.ts";
export { JobMessage, JobStatus, MessageLevel, SessionMessage, TableMessage } from "./schemas/events.ts";
export { ProblemReply } from "./schemas/problem.ts";
export {
  ClutterReply,
  PreviewReply,
  ReadingChoices,
  ReadingReply,
  ReadingRequest,
  SelectableReply,
} from "./schemas/reading.ts";
export {
  DateFormatName,
  DateReadingReply,
  REASONER_LIMITS,
  ReasonerReply,
  ReasonerRequest,
  ReasonerResult,
  SolverRequest,
} from "./schemas/reasoner.ts";
export { HealthReply, IdsReply, SettingsReply } from "./schemas/service.ts";
export { HelloReply, HelloRequest, ValidateKeyReply, ValidateKeyRequest } from "./schemas/session.ts";
export {
  BasicsReply,
  CellReply,
  CleanPageReply,
  ColumnReply,
  ColumnsReply,
  DecisionReply,
  EntityClassesReply,
  EntityReply,
  IngestPageReply,
  IssuesReply,
  PageRequest,
  RawCellReply,
  RowReply,
  RowsReply,
  TableReply,
  TableRequest,
} from "./schemas/table.ts";
export { TagsReply, TagsRequest } from "./schemas/tags.ts";
export { UploadReply, UploadRequest } from "./schemas/upload.ts";
export { TEXT_CLEANER_LABELS } from "./text-cleaner-labels.ts";
