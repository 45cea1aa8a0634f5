/** A table: what is known of it, its rows, and it as a file. */
import Type from "typebox";
import { CSV_FLAGS } from "../../export-formats.ts";
import { LIMITS } from "../../limits.ts";
import { PATHS } from "../../paths.ts";
import { LeftOutRowsQuery, LeftOutRowsReply } from "../left-out.ts";
import { DeleteTableReply, DeleteTableRequest, DescribeTableRequest, OwnerRequest } from "../owner.ts";
import { Recipe } from "../recipe.ts";
import { ExportRowsRequest } from "../select-rows.ts";
import {
  CleanPageReply,
  ColumnsReply,
  IngestPageReply,
  PageRequest,
  ReadRowsReply,
  ReadRowsRequest,
  RowIdsRequest,
  RowsReply,
  TableReply,
  TableRequest,
} from "../table.ts";
import { type CallSpecs, JobId, JobParams } from "./call-spec.ts";
import { LOOKUP_CALLS } from "./lookup-calls.ts";

const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
});

const ExportParams = Type.Object({
  job_uuid: JobId,
  format: Type.Union([Type.Literal("csv"), Type.Literal("excel"), Type.Literal("json"), Type.Literal("parquet")]),
});

const ExportForm = {
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
  bom: Type.Optional(
    Type.Boolean({
      description: "A byte order mark at the start (CSV only); with escape=excel unless it is false",
    }),
  ),
  delimiter: Type.Optional(
    Type.Union([Type.Literal("comma"), Type.Literal("semicolon"), Type.Literal("tab"), Type.Literal("pipe")], {
      description: "What stands between fields (CSV only); comma is the default",
    }),
  ),
};

const EXPORTED = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/json",
  "application/vnd.apache.parquet",
];

export const TABLE_CALLS = {
  table: {
    ...PATHS.table,
    summary: "What is known of a table: metadata, ingestion parameters, warnings, state",
    params: JobParams,
    reply: TableReply,
  },
  describeTable: {
    ...PATHS.describeTable,
    summary:
      "Names, describes, tags, lists or unlists a table, and says whether proposals are in force at once. For the owner",
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
  issues: LOOKUP_CALLS.issues,
  changes: LOOKUP_CALLS.changes,
  changeReport: {
    ...PATHS.changeReport,
    summary: "Every change of the cleaned table as a file, or as a page to print",
    params: Type.Object({
      job_uuid: JobId,
      format: Type.Union([Type.Literal("csv"), Type.Literal("json"), Type.Literal("html")]),
    }),
    produces: ["text/csv", "application/json", "text/html"],
  },
  tableRecipe: {
    ...PATHS.tableRecipe,
    summary: "What people decided about the table, to be decided alike about the next file of its kind",
    params: JobParams,
    reply: Recipe,
  },
  ingestPage: {
    ...PATHS.ingestPage,
    summary: "A page of the original rows; beyond the last one an empty page",
    params: JobParams,
    body: PageRequest,
    reply: IngestPageReply,
  },
  cleanPage: {
    ...PATHS.cleanPage,
    summary: "A page of the cleaned rows; beyond the last one an empty page",
    params: JobParams,
    body: PageRequest,
    reply: CleanPageReply,
  },
  readIngestPage: {
    ...PATHS.readIngestPage,
    summary: "A page of the original rows, compact and cacheable",
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
  readIngestColumns: {
    ...PATHS.readIngestColumns,
    summary: "The columns of the original table, to be asked for with the page that shows them",
    params: JobParams,
    reply: ColumnsReply,
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
    summary: "The ids of the original rows, 500,000 at most, from a row on",
    params: JobParams,
    body: RowIdsRequest,
    reply: RowsReply,
  },
  cleanRows: {
    ...PATHS.cleanRows,
    summary: "The ids of the cleaned rows, 500,000 at most, from a row on",
    params: JobParams,
    body: RowIdsRequest,
    reply: RowsReply,
  },
  selectRows: LOOKUP_CALLS.selectRows,
  readRows: {
    ...PATHS.readRows,
    summary:
      "The cells of some cleaned rows by their numbers, as a page has them; as many of the first as fit into an answer",
    params: JobParams,
    body: ReadRowsRequest,
    reply: ReadRowsReply,
  },
  leftOutRows: {
    ...PATHS.leftOutRows,
    summary: "The excluded rows, each with its first texts, and when and by whom",
    params: JobParams,
    query: LeftOutRowsQuery,
    reply: LeftOutRowsReply,
  },
  exportTable: {
    ...PATHS.exportTable,
    summary: "The cleaned table as a file; in Excel each cell has its own type, and a second sheet lists the issues",
    params: ExportParams,
    query: Type.Object({
      ...ExportForm,
      cells: Type.Optional(
        Type.Union([Type.Literal("cleaned"), Type.Literal("raw"), Type.Literal("both")], {
          description:
            "Which texts of the cells (CSV of a table only). cleaned, the default: with all edits. raw: as they were read, " +
            "without columns that are made of components. both: as they were read in a column named TITLE_raw behind the cleaned one",
        }),
      ),
      flags: Type.Optional(
        Type.Boolean({
          description:
            "A column named TITLE_flag behind each (CSV of a table only), but for those that are made of components: " +
            `the last of these that fits the cell as it is now: ${CSV_FLAGS.join(", ")}`,
        }),
      ),
    }),
    produces: EXPORTED,
  },
  exportRows: {
    ...PATHS.exportRows,
    summary: "Some rows of the cleaned table as a file, in the order in which they are given, with all edits",
    params: ExportParams,
    query: Type.Object(ExportForm),
    body: ExportRowsRequest,
    produces: EXPORTED,
  },
  tableMetadata: {
    ...PATHS.tableMetadata,
    summary: "The cleaned table described for machines, by the standard that they know",
    params: Type.Object({
      job_uuid: JobId,
      standard: Type.Union(
        [Type.Literal("datapackage"), Type.Literal("csvw"), Type.Literal("croissant"), Type.Literal("schema_org")],
        { description: "Frictionless Data Package, CSV on the Web, Croissant, or schema.org/Dataset" },
      ),
    }),
    produces: ["application/json", "application/csvm+json", "application/ld+json"],
  },
} as const satisfies CallSpecs;
