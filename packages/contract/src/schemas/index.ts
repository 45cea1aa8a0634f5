/** The door of the server: what is checked when it comes in. Brings the schema library along. */
export type { CallSpec } from "./calls/call-spec.ts";
export { CALLS } from "./calls.ts";
export { CatalogueTable, FeedReply, FeedRequest, SearchReply, SearchRequest } from "./catalogue.ts";
export { ChangeKind, ChangesQuery, ChangesReply } from "./changes.ts";
export { CleanAllReply, CleanAllRequest } from "./clean-all.ts";
export { CleaningSettings, FormSetting, RepairSetting, TableCountry } from "./cleaning.ts";
export {
  EditCellRequest,
  EditCellsReply,
  EditCellsRequest,
  EditColumnRequest,
  EditReply,
  EditTableRequest,
} from "./edit.ts";
export { EditLogQuery, EditLogReply } from "./edit-log.ts";
export { ComponentsQuery, ComponentsReply, EnrichColumnRequest } from "./enrich.ts";
export { JobMessage, SessionMessage, TableMessage } from "./events.ts";
export { FindQuery, FindReply, ReplaceRequest } from "./find.ts";
export { EditRowsReply, EditRowsRequest, LeftOutRowsQuery, LeftOutRowsReply } from "./left-out.ts";
export { LOOKUPS, type LookupId } from "./lookups.ts";
export { DeleteTableReply, DeleteTableRequest, DescribeTableRequest, OwnerRequest } from "./owner.ts";
export { ProblemReply } from "./problem.ts";
export { DistributionReply, ProfileQuery, ProfileReply } from "./profile.ts";
export {
  DecideProposalsReply,
  DecideProposalsRequest,
  ProposalState,
  ProposalsReply,
  WithdrawProposalsReply,
  WithdrawProposalsRequest,
} from "./proposals.ts";
export {
  ClutterReply,
  PreviewReply,
  ReadingChoices,
  ReadingReply,
  ReadingRequest,
  SelectableReply,
} from "./reading.ts";
export {
  DateFormatName,
  DateReadingReply,
  ReasonerReply,
  ReasonerRequest,
  ReasonerResult,
  SolverRequest,
} from "./reasoner.ts";
export { BadBody, parseReasonerRequest, parseSolverRequest } from "./reasoner-bodies.ts";
export { DecideReply, DecideRequest, ReviewReply, UndoRequest } from "./review.ts";
export { SelectRowsReply, SelectRowsRequest } from "./select-rows.ts";
export { HealthReply, IdsReply, SettingsReply } from "./service.ts";
export { HelloReply, HelloRequest, ValidateKeyReply, ValidateKeyRequest } from "./session.ts";
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
  QuestionReply,
  RawCellReply,
  ReadRowsReply,
  ReadRowsRequest,
  RowReply,
  RowsReply,
  TableReply,
  TableRequest,
} from "./table.ts";
export { TagsReply, TagsRequest } from "./tags.ts";
export { UploadReply, UploadRequest } from "./upload.ts";
