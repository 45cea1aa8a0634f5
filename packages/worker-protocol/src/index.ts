export type {
  ColumnSummary,
  FilePreview,
  FurtherTable,
  IngestChoices,
  IngestionParameters,
  PageEvent,
  ReadBalance,
  Selectable,
  TableMetadata,
} from "@limpid/pipeline";
export type {
  CheckedQuery,
  QueryTable,
  RawColumns,
  Refusal,
  RefusedReply,
  ResultLimits,
  RunReply,
} from "@limpid/query";
export type { CleanedPaths, ReviewedPaths, RowRange } from "@limpid/tables";
export type {
  Answered,
  CellArea,
  CellValue,
  Edited,
  EditedSample,
  LookupColumn,
  StoredColumn,
  TableLookups,
  ValueOrder,
} from "@limpid/tables/lookups";
export type { EmbedMethods } from "./embed-methods.ts";
export { filesOfCall } from "./files-of-calls.ts";
export type { ComputedReading, KeepComputedInput, KeptInput, KeptReply } from "./kept-input.ts";
export type {
  CleanFileInput,
  CleanJobEvent,
  FileInput,
  KeptPaths,
  LanguageModelSettings,
  PipelineMethods,
} from "./pipeline-methods.ts";
export type { PreviewInput, PreviewMethods, PreviewOutcome } from "./preview-methods.ts";
export {
  type Handlers,
  type HostMessage,
  type Method,
  type Methods,
  PROTOCOL,
  type WorkerMessage,
} from "./protocol.ts";
export type { QueryMethods } from "./query-methods.ts";
export type { ReasonMethods, ReasonOutcome, SolveLineInput } from "./reason-methods.ts";
export type { SearchLane, SearchMethods } from "./search-methods.ts";
export type {
  BoundedRange,
  ChangeReportInput,
  CleanRowsInput,
  CsvOptions,
  ExportInput,
  IngestRowsInput,
  LookupMethods,
  TablesMethods,
  ViewExportInput,
  ViewRowsInput,
} from "./tables-methods.ts";
export { type Care, readValuePlace, VALUE_RECORD_BYTES, type ValuePlace, writeValuePlace } from "./value-place.ts";
export type {
  CheckValuesInput,
  ColumnReading,
  ComponentsFound,
  ReadPartsInput,
  ValuesMethods,
} from "./values-methods.ts";
export { type LaneName, laneOfMethod, MAKE_FILES, type WorkerMethods } from "./worker-methods.ts";
