/** Every call of the service: method, path, and the schemas of what goes in and comes out. */
import Type, { type TSchema } from "typebox";
import { LIMITS } from "./limits.ts";
import { ChangesQuery, ChangesReply } from "./schemas/changes.ts";
import { CleanAllReply, CleanAllRequest } from "./schemas/clean-all.ts";
import { EditCellRequest, EditColumnRequest, EditReply } from "./schemas/edit.ts";
import { PreviewReply, ReadingReply, ReadingRequest } from "./schemas/reading.ts";
import { ReasonerReply, ReasonerRequest, ReasonerResult, SolverRequest } from "./schemas/reasoner.ts";
import { HealthReply, IdsReply, SettingsReply } from "./schemas/service.ts";
import { HelloReply, HelloRequest, ValidateKeyReply, ValidateKeyRequest } from "./schemas/session.ts";
import {
  CleanPageReply,
  ColumnsReply,
  EntityClassesReply,
  IngestPageReply,
  IssuesReply,
  PageRequest,
  RowsReply,
  TableReply,
  TableRequest,
} from "./schemas/table.ts";
import { TagsReply, TagsRequest } from "./schemas/tags.ts";
import { UploadReply, UploadRequest } from "./schemas/upload.ts";

export interface CallSpec {
  readonly method: "GET" | "POST";
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Absent where the reply is a file or an event stream; `produces` then names its media type. */
  readonly reply?: TSchema;
  readonly produces?: string;
}

const JobParams = Type.Object({ job_uuid: Type.String({ minLength: 1, maxLength: 100 }) });
const EventQuery = Type.Object({ last_event_id: Type.Optional(Type.String({ maxLength: 30 })) });
const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
});

export const EXPORT_FORMATS = ["csv", "excel", "json", "parquet"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORT_EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  csv: "csv",
  excel: "xlsx",
  json: "json",
  parquet: "parquet",
};

export type ChangeReportFormat = "csv" | "json" | "html";

export const CALLS = {
  hello: {
    method: "POST",
    path: "/api/v1/hello",
    summary: "Starts a session",
    body: HelloRequest,
    reply: HelloReply,
  },
  validateKey: {
    method: "POST",
    path: "/api/v1/api_key/validate",
    summary: "Checks the session, and an API key if one is given",
    body: ValidateKeyRequest,
    reply: ValidateKeyReply,
  },
  settings: {
    method: "GET",
    path: "/api/v1/settings",
    summary: "Limits and addresses of this installation",
    reply: SettingsReply,
  },
  uploadFile: {
    method: "POST",
    path: "/api/v1/file",
    summary: "Uploads a file or pasted text",
    body: UploadRequest,
    reply: UploadReply,
  },
  uploadUrl: {
    method: "POST",
    path: "/api/v1/url",
    summary: "Loads a file from a URL",
    body: UploadRequest,
    reply: UploadReply,
  },
  jobStatus: {
    method: "GET",
    path: "/api/v1/job_status/:job_uuid",
    summary: "Progress of a job, replayed from the start or after Last-Event-ID",
    params: JobParams,
    query: EventQuery,
    produces: "text/event-stream",
  },
  sessionEvents: {
    method: "GET",
    path: "/api/v1/events/session/:session_id",
    summary: "Messages to a session",
    params: Type.Object({ session_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: EventQuery,
    produces: "text/event-stream",
  },
  tableEvents: {
    method: "GET",
    path: "/api/v1/events/dataframe/:job_uuid",
    summary: "Edits to a table",
    params: JobParams,
    query: EventQuery,
    produces: "text/event-stream",
  },
  table: {
    method: "GET",
    path: "/api/v1/table/:job_uuid",
    summary: "What is known of a table: metadata, ingestion parameters, warnings, state",
    params: JobParams,
    reply: TableReply,
  },
  issues: {
    method: "GET",
    path: "/api/v1/issues/:job_uuid",
    summary: "Where the issues of the cleaned table are",
    params: JobParams,
    reply: IssuesReply,
  },
  changes: {
    method: "GET",
    path: "/api/v1/changes/:job_uuid",
    summary: "What was changed in the cleaned table: counts by rule and column, and the changes page by page",
    params: JobParams,
    query: ChangesQuery,
    reply: ChangesReply,
  },
  changeReport: {
    method: "GET",
    path: "/api/v1/changes/:job_uuid/:format",
    summary: "Every change of the cleaned table as a file, or as a page to print",
    params: Type.Object({
      job_uuid: Type.String({ minLength: 1, maxLength: 100 }),
      format: Type.Union([Type.Literal("csv"), Type.Literal("json"), Type.Literal("html")]),
    }),
    produces: "application/octet-stream",
  },
  ingestPage: {
    method: "POST",
    path: "/api/v1/data/ingest/page/:job_uuid",
    summary: "A page of the original rows",
    params: JobParams,
    body: PageRequest,
    reply: IngestPageReply,
  },
  cleanPage: {
    method: "POST",
    path: "/api/v1/data/clean/page/:job_uuid",
    summary: "A page of the cleaned rows",
    params: JobParams,
    body: PageRequest,
    reply: CleanPageReply,
  },
  readIngestPage: {
    method: "GET",
    path: "/api/v1/data/ingest/page/:job_uuid",
    summary: "A page of the original rows, cacheable",
    params: JobParams,
    query: PageQuery,
    reply: IngestPageReply,
  },
  readCleanPage: {
    method: "GET",
    path: "/api/v1/data/clean/page/:job_uuid",
    summary: "A page of the cleaned rows, with an ETag",
    params: JobParams,
    query: PageQuery,
    reply: CleanPageReply,
  },
  ingestColumns: {
    method: "POST",
    path: "/api/v1/data/ingest/columns/:job_uuid",
    summary: "The columns of the original table",
    params: JobParams,
    body: TableRequest,
    reply: ColumnsReply,
  },
  cleanColumns: {
    method: "POST",
    path: "/api/v1/data/clean/columns/:job_uuid",
    summary: "The columns of the cleaned table, with their entity classes",
    params: JobParams,
    body: TableRequest,
    reply: ColumnsReply,
  },
  ingestRows: {
    method: "POST",
    path: "/api/v1/data/ingest/rows/:job_uuid",
    summary: "The ids of the original rows",
    params: JobParams,
    body: TableRequest,
    reply: RowsReply,
  },
  cleanRows: {
    method: "POST",
    path: "/api/v1/data/clean/rows/:job_uuid",
    summary: "The ids of the cleaned rows",
    params: JobParams,
    body: TableRequest,
    reply: RowsReply,
  },
  ids: {
    method: "GET",
    path: "/api/v1/uuid/:count/:random",
    summary: "Random ids; the last part of the path only defeats caches",
    params: Type.Object({
      count: Type.Integer({ minimum: 1, maximum: LIMITS.idsPerCall }),
      random: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    reply: IdsReply,
  },
  editCell: {
    method: "POST",
    path: "/api/v1/edit/cell/:cell_id",
    summary: "Changes a cell",
    params: Type.Object({ cell_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EditCellRequest,
    reply: EditReply,
  },
  editColumn: {
    method: "POST",
    path: "/api/v1/edit/column/:column_id",
    summary: "Changes a column's title, the entity class by which it is cleaned, or one of its decisions",
    params: Type.Object({ column_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EditColumnRequest,
    reply: EditReply,
  },
  entityClasses: {
    method: "GET",
    path: "/api/v1/classes",
    summary: "The entity classes that a column can have",
    reply: EntityClassesReply,
  },
  previewReading: {
    method: "POST",
    path: "/api/v1/read/:job_uuid/preview",
    summary: "The first rows of a table's file, read as chosen; nothing is kept. For the owner",
    params: JobParams,
    body: ReadingRequest,
    reply: PreviewReply,
  },
  readAnew: {
    method: "POST",
    path: "/api/v1/read/:job_uuid",
    summary: "Reads and cleans a table's file anew, as chosen, into a table of its own. For the owner",
    params: JobParams,
    body: ReadingRequest,
    reply: ReadingReply,
  },
  cleanAll: {
    method: "POST",
    path: "/api/v1/clean_all/:job_uuid",
    summary:
      "Goes on cleaning to the last row, where the installation allows it; the job's stream tells. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: CleanAllReply,
  },
  cancelCleanAll: {
    method: "POST",
    path: "/api/v1/clean_all/:job_uuid/cancel",
    summary: "Ends that, and leaves the table as it was. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: CleanAllReply,
  },
  exportTable: {
    method: "GET",
    path: "/api/v1/get/:job_uuid/:format",
    summary: "The cleaned table as a file",
    params: Type.Object({
      job_uuid: Type.String({ minLength: 1, maxLength: 100 }),
      format: Type.Union([Type.Literal("csv"), Type.Literal("excel"), Type.Literal("json"), Type.Literal("parquet")]),
    }),
    query: Type.Object({
      escape: Type.Optional(
        Type.Union([Type.Literal("none"), Type.Literal("excel")], {
          description:
            "excel (CSV only): a byte order mark, and an apostrophe before text a spreadsheet would run as a formula",
        }),
      ),
    }),
    produces: "application/octet-stream",
  },
  reasonLines: {
    method: "POST",
    path: "/reasoner/v1/multi",
    summary: "Reads lines of dates and times; lines sent together are one column. Also on the reasoner's own port",
    body: ReasonerRequest,
    reply: ReasonerReply,
  },
  solveLine: {
    method: "POST",
    path: "/reasoner/v1",
    summary: "Reads one line with more time, or as a datetime with noise around it. Also on the reasoner's own port",
    body: SolverRequest,
    reply: ReasonerResult,
  },
  tags: {
    method: "POST",
    path: "/api/v1/tags",
    summary: "Takes the tags of the tag picker, a demonstration",
    body: TagsRequest,
    reply: TagsReply,
  },
  health: { method: "GET", path: "/healthz", summary: "The process answers", reply: HealthReply },
  ready: {
    method: "GET",
    path: "/readyz",
    summary: "The database answers and workers can be started",
    reply: HealthReply,
  },
  metrics: {
    method: "GET",
    path: "/metrics",
    summary: "Durations of jobs and requests, queue, workers and memory, for Prometheus",
    produces: "text/plain",
  },
} as const satisfies Record<string, CallSpec>;

export type CallId = keyof typeof CALLS;
