/** What goes into every call and comes out of it, beside its method and path. */
import Type, { type TSchema } from "typebox";
import { LIMITS } from "../limits.ts";
import { type CallId, PATHS } from "../paths.ts";
import { FeedReply, FeedRequest, SearchReply, SearchRequest } from "./catalogue.ts";
import { ChangesQuery, ChangesReply } from "./changes.ts";
import { CleanAllReply, CleanAllRequest } from "./clean-all.ts";
import {
  EditCellRequest,
  EditCellsReply,
  EditCellsRequest,
  EditColumnRequest,
  EditReply,
  EditTableRequest,
} from "./edit.ts";
import { EditLogQuery, EditLogReply } from "./edit-log.ts";
import { FindQuery, FindReply, ReplaceRequest } from "./find.ts";
import { DeleteTableReply, DeleteTableRequest, DescribeTableRequest, OwnerRequest } from "./owner.ts";
import { ProfileQuery, ProfileReply } from "./profile.ts";
import { PreviewReply, ReadingReply, ReadingRequest } from "./reading.ts";
import { ReasonerReply, ReasonerRequest, ReasonerResult, SolverRequest } from "./reasoner.ts";
import { DecideReply, DecideRequest, ReviewReply, UndoRequest } from "./review.ts";
import { HealthReply, IdsReply, SettingsReply } from "./service.ts";
import {
  EndSessionReply,
  EndSessionRequest,
  HelloReply,
  HelloRequest,
  ValidateKeyReply,
  ValidateKeyRequest,
} from "./session.ts";
import { SqlReply, SqlRequest, SqlTablesReply, ViewReply } from "./sql.ts";
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
} from "./table.ts";
import { TagsReply, TagsRequest } from "./tags.ts";
import { UploadReply, UploadRequest } from "./upload.ts";

export interface CallSpec {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Absent where the reply is a file or an event stream; `produces` then names its media types. */
  readonly reply?: TSchema;
  readonly produces?: readonly string[];
}

const JobParams = Type.Object({ job_uuid: Type.String({ minLength: 1, maxLength: 100 }) });
const EventQuery = Type.Object({ last_event_id: Type.Optional(Type.String({ maxLength: 30 })) });
const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
});

export const CALLS = {
  hello: { ...PATHS.hello, summary: "Starts a session", body: HelloRequest, reply: HelloReply },
  validateKey: {
    ...PATHS.validateKey,
    summary: "Checks the session, and an API key if one is given",
    body: ValidateKeyRequest,
    reply: ValidateKeyReply,
  },
  endSession: {
    ...PATHS.endSession,
    summary: "Ends the session for good, and erases its cookie",
    body: EndSessionRequest,
    reply: EndSessionReply,
  },
  settings: { ...PATHS.settings, summary: "Limits and addresses of this installation", reply: SettingsReply },
  uploadFile: {
    ...PATHS.uploadFile,
    summary: "Uploads a file or pasted text",
    body: UploadRequest,
    reply: UploadReply,
  },
  uploadUrl: { ...PATHS.uploadUrl, summary: "Loads a file from a URL", body: UploadRequest, reply: UploadReply },
  jobStatus: {
    ...PATHS.jobStatus,
    summary: "Progress of a job, replayed from the start or after Last-Event-ID",
    params: JobParams,
    query: EventQuery,
    produces: ["text/event-stream"],
  },
  sessionEvents: {
    ...PATHS.sessionEvents,
    summary: "Messages to a session",
    params: Type.Object({ session_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: EventQuery,
    produces: ["text/event-stream"],
  },
  tableEvents: {
    ...PATHS.tableEvents,
    summary: "Edits to a table",
    params: JobParams,
    query: EventQuery,
    produces: ["text/event-stream"],
  },
  table: {
    ...PATHS.table,
    summary: "What is known of a table: metadata, ingestion parameters, warnings, state",
    params: JobParams,
    reply: TableReply,
  },
  describeTable: {
    ...PATHS.describeTable,
    summary: "Names, describes, tags, lists or unlists a table. For the owner",
    params: JobParams,
    body: DescribeTableRequest,
    reply: TableReply,
  },
  deleteTable: {
    ...PATHS.deleteTable,
    summary: "Deletes a table; it can be restored for a while, and is gone from disk then. For the owner",
    params: JobParams,
    body: DeleteTableRequest,
    reply: DeleteTableReply,
  },
  restoreTable: {
    ...PATHS.restoreTable,
    summary: "Brings a deleted table back. For the owner",
    params: JobParams,
    body: OwnerRequest,
    reply: TableReply,
  },
  issues: {
    ...PATHS.issues,
    summary: "Where the issues of the cleaned table are",
    params: JobParams,
    reply: IssuesReply,
  },
  changes: {
    ...PATHS.changes,
    summary: "What was changed in the cleaned table: counts by rule and column, and the changes page by page",
    params: JobParams,
    query: ChangesQuery,
    reply: ChangesReply,
  },
  changeReport: {
    ...PATHS.changeReport,
    summary: "Every change of the cleaned table as a file, or as a page to print",
    params: Type.Object({
      job_uuid: Type.String({ minLength: 1, maxLength: 100 }),
      format: Type.Union([Type.Literal("csv"), Type.Literal("json"), Type.Literal("html")]),
    }),
    produces: ["text/csv", "application/json", "text/html"],
  },
  ingestPage: {
    ...PATHS.ingestPage,
    summary: "A page of the original rows",
    params: JobParams,
    body: PageRequest,
    reply: IngestPageReply,
  },
  cleanPage: {
    ...PATHS.cleanPage,
    summary: "A page of the cleaned rows",
    params: JobParams,
    body: PageRequest,
    reply: CleanPageReply,
  },
  readIngestPage: {
    ...PATHS.readIngestPage,
    summary: "A page of the original rows, cacheable",
    params: JobParams,
    query: PageQuery,
    reply: IngestPageReply,
  },
  readCleanPage: {
    ...PATHS.readCleanPage,
    summary: "A page of the cleaned rows, with an ETag",
    params: JobParams,
    query: PageQuery,
    reply: CleanPageReply,
  },
  ingestColumns: {
    ...PATHS.ingestColumns,
    summary: "The columns of the original table",
    params: JobParams,
    body: TableRequest,
    reply: ColumnsReply,
  },
  cleanColumns: {
    ...PATHS.cleanColumns,
    summary: "The columns of the cleaned table, with their entity classes",
    params: JobParams,
    body: TableRequest,
    reply: ColumnsReply,
  },
  ingestRows: {
    ...PATHS.ingestRows,
    summary: "The ids of the original rows",
    params: JobParams,
    body: TableRequest,
    reply: RowsReply,
  },
  cleanRows: {
    ...PATHS.cleanRows,
    summary: "The ids of the cleaned rows",
    params: JobParams,
    body: TableRequest,
    reply: RowsReply,
  },
  ids: {
    ...PATHS.ids,
    summary: "Random ids; the last part of the path only defeats caches",
    params: Type.Object({
      count: Type.Integer({ minimum: 1, maximum: LIMITS.idsPerCall }),
      random: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    reply: IdsReply,
  },
  editCell: {
    ...PATHS.editCell,
    summary: "Changes a cell",
    params: Type.Object({ cell_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EditCellRequest,
    reply: EditReply,
  },
  editCells: {
    ...PATHS.editCells,
    summary: `Puts a block of values into up to ${LIMITS.editCells} cells, as a spreadsheet pastes it; undone as one. For the owner`,
    params: JobParams,
    body: EditCellsRequest,
    reply: EditCellsReply,
  },
  editColumn: {
    ...PATHS.editColumn,
    summary: "Changes a column's title, the entity class by which it is cleaned, or one of its decisions",
    params: Type.Object({ column_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: EditColumnRequest,
    reply: EditReply,
  },
  editTable: {
    ...PATHS.editTable,
    summary: "Says how far the cleaning of a table may go, and cleans it anew. For the owner",
    params: JobParams,
    body: EditTableRequest,
    reply: EditReply,
  },
  entityClasses: {
    ...PATHS.entityClasses,
    summary: "The entity classes that a column can have",
    reply: EntityClassesReply,
  },
  previewReading: {
    ...PATHS.previewReading,
    summary: "The first rows of a table's file, read as chosen; nothing is kept. For the owner",
    params: JobParams,
    body: ReadingRequest,
    reply: PreviewReply,
  },
  readAnew: {
    ...PATHS.readAnew,
    summary: "Reads and cleans a table's file anew, as chosen, into a table of its own. For the owner",
    params: JobParams,
    body: ReadingRequest,
    reply: ReadingReply,
  },
  cleanAll: {
    ...PATHS.cleanAll,
    summary:
      "Goes on cleaning to the last row, where the installation allows it; the job's stream tells. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: CleanAllReply,
  },
  cancelCleanAll: {
    ...PATHS.cancelCleanAll,
    summary: "Ends that, and leaves the table as it was. For the owner",
    params: JobParams,
    body: CleanAllRequest,
    reply: CleanAllReply,
  },
  editLog: {
    ...PATHS.editLog,
    summary: "What people have changed, step by step, with what can be undone and done again",
    params: JobParams,
    query: EditLogQuery,
    reply: EditLogReply,
  },
  undoEdits: {
    ...PATHS.undoEdits,
    summary:
      "Takes back all edits of a step, or lets them hold again. Twice does nothing the second time. For the owner",
    params: JobParams,
    body: UndoRequest,
    reply: EditReply,
  },
  review: {
    ...PATHS.review,
    summary: "What is left for a person to decide, as questions: those that settle most cells come first",
    params: JobParams,
    reply: ReviewReply,
  },
  decide: {
    ...PATHS.decide,
    summary: "Answers a question, or one value of it, for all of its cells",
    params: JobParams,
    body: DecideRequest,
    reply: DecideReply,
  },
  profileColumn: {
    ...PATHS.profileColumn,
    summary:
      "What a column of the cleaned table holds: values and patterns by frequency, missing data, the least and the greatest",
    params: JobParams,
    query: ProfileQuery,
    reply: ProfileReply,
  },
  findCells: {
    ...PATHS.findCells,
    summary: "Where a text stands in the cleaned table, and what a replacement would make of it; nothing is changed",
    params: JobParams,
    query: FindQuery,
    reply: FindReply,
  },
  replaceCells: {
    ...PATHS.replaceCells,
    summary: `Replaces it in up to ${LIMITS.editCells} cells, undone as one. For the owner`,
    params: JobParams,
    body: ReplaceRequest,
    reply: EditCellsReply,
  },
  exportTable: {
    ...PATHS.exportTable,
    summary: "The cleaned table as a file; in Excel each cell has its own type, and a second sheet lists the issues",
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
      bad_cells: Type.Optional(
        Type.Union([Type.Literal("raw_column"), Type.Literal("text_column")], {
          description:
            "What cells do to their column that are not of its type (Parquet only). raw_column, the default: the column keeps its " +
            "type, they are null, and their text is in a column named TITLE_raw behind it. text_column: the column is text",
        }),
      ),
    }),
    produces: [
      "text/csv",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/json",
      "application/vnd.apache.parquet",
    ],
  },
  tableMetadata: {
    ...PATHS.tableMetadata,
    summary: "The cleaned table described for machines, by the standard that they know",
    params: Type.Object({
      job_uuid: Type.String({ minLength: 1, maxLength: 100 }),
      standard: Type.Union(
        [Type.Literal("datapackage"), Type.Literal("csvw"), Type.Literal("croissant"), Type.Literal("schema_org")],
        { description: "Frictionless Data Package, CSV on the Web, Croissant, or schema.org/Dataset" },
      ),
    }),
    produces: ["application/json", "application/csvm+json", "application/ld+json"],
  },
  reasonLines: {
    ...PATHS.reasonLines,
    summary: "Reads lines of dates and times; lines sent together are one column. Also on the reasoner's own port",
    body: ReasonerRequest,
    reply: ReasonerReply,
  },
  solveLine: {
    ...PATHS.solveLine,
    summary: "Reads one line with more time, or as a datetime with noise around it. Also on the reasoner's own port",
    body: SolverRequest,
    reply: ReasonerResult,
  },
  search: {
    ...PATHS.search,
    summary: "Finds listed tables by name, id, user, columns, values or meaning",
    body: SearchRequest,
    reply: SearchReply,
  },
  feed: {
    ...PATHS.feed,
    summary: "Listed tables, the newest, the cleanest or the most opened first; or one's own",
    body: FeedRequest,
    reply: FeedReply,
  },
  sql: {
    ...PATHS.sql,
    summary:
      "Runs one SELECT over tables, each named by its id in double quotes, and keeps the result as a view: its id takes the " +
      "place of a job's in the calls for columns, rows, pages and exports",
    body: SqlRequest,
    reply: SqlReply,
  },
  sqlTables: {
    ...PATHS.sqlTables,
    summary: "Tables to write queries on: the caller's own, and the newest listed ones",
    reply: SqlTablesReply,
  },
  view: {
    ...PATHS.view,
    summary: "The query of a view and what came of it; it is run again where a table has a newer version since",
    params: Type.Object({ view_uuid: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: ViewReply,
  },
  tags: {
    ...PATHS.tags,
    summary: "A view of the public tables that carry all of the tags",
    body: TagsRequest,
    reply: TagsReply,
  },
  health: { ...PATHS.health, summary: "The process answers", reply: HealthReply },
  ready: { ...PATHS.ready, summary: "The database answers and workers can be started", reply: HealthReply },
  metrics: {
    ...PATHS.metrics,
    summary: "Durations of jobs and requests, queue, workers and memory, for Prometheus",
    produces: ["text/plain"],
  },
} as const satisfies Record<CallId, CallSpec>;
