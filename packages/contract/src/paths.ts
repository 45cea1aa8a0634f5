/** The calls of the service: their methods and paths. What goes in and comes out stands in `schemas/calls`. */

import type { LookupId } from "./schemas/lookups.ts";

interface CallPath {
  readonly method: "GET" | "POST";
  /** With `:name` for parameters. */
  readonly path: string;
}

export const PATHS = {
  hello: { method: "POST", path: "/api/v1/hello" },
  validateKey: { method: "POST", path: "/api/v1/api_key/validate" },
  endSession: { method: "POST", path: "/api/v1/session/end" },
  settings: { method: "GET", path: "/api/v1/settings" },
  uploadFile: { method: "POST", path: "/api/v1/file" },
  uploadUrl: { method: "POST", path: "/api/v1/url" },
  jobStatus: { method: "GET", path: "/api/v1/job_status/:job_uuid" },
  sessionEvents: { method: "GET", path: "/api/v1/events/session/:session_id" },
  tableEvents: { method: "GET", path: "/api/v1/events/dataframe/:job_uuid" },
  table: { method: "GET", path: "/api/v1/table/:job_uuid" },
  describeTable: { method: "POST", path: "/api/v1/table/:job_uuid/describe" },
  deleteTable: { method: "POST", path: "/api/v1/table/:job_uuid/delete" },
  restoreTable: { method: "POST", path: "/api/v1/table/:job_uuid/restore" },
  issues: { method: "GET", path: "/api/v1/issues/:job_uuid" },
  changes: { method: "GET", path: "/api/v1/changes/:job_uuid" },
  tableRecipe: { method: "GET", path: "/api/v1/recipe/:job_uuid" },
  changeReport: { method: "GET", path: "/api/v1/changes/:job_uuid/:format" },
  ingestPage: { method: "POST", path: "/api/v1/data/ingest/page/:job_uuid" },
  cleanPage: { method: "POST", path: "/api/v1/data/clean/page/:job_uuid" },
  readIngestPage: { method: "GET", path: "/api/v1/data/ingest/page/:job_uuid" },
  readCleanPage: { method: "GET", path: "/api/v1/data/clean/page/:job_uuid" },
  readIngestColumns: { method: "GET", path: "/api/v1/data/ingest/columns/:job_uuid" },
  ingestColumns: { method: "POST", path: "/api/v1/data/ingest/columns/:job_uuid" },
  cleanColumns: { method: "POST", path: "/api/v1/data/clean/columns/:job_uuid" },
  ingestRows: { method: "POST", path: "/api/v1/data/ingest/rows/:job_uuid" },
  cleanRows: { method: "POST", path: "/api/v1/data/clean/rows/:job_uuid" },
  selectRows: { method: "POST", path: "/api/v1/rows/:job_uuid" },
  readRows: { method: "POST", path: "/api/v1/rows/:job_uuid/cells" },
  leftOutRows: { method: "GET", path: "/api/v1/rows/:job_uuid/left_out" },
  exportTable: { method: "GET", path: "/api/v1/get/:job_uuid/:format" },
  exportRows: { method: "POST", path: "/api/v1/get/:job_uuid/:format/rows" },
  tableMetadata: { method: "GET", path: "/api/v1/metadata/:job_uuid/:standard" },
  editCell: { method: "POST", path: "/api/v1/edit/cell/:cell_id" },
  editCells: { method: "POST", path: "/api/v1/edit/cells/:job_uuid" },
  editColumn: { method: "POST", path: "/api/v1/edit/column/:column_id" },
  editTable: { method: "POST", path: "/api/v1/edit/table/:job_uuid" },
  editRows: { method: "POST", path: "/api/v1/edit/rows/:job_uuid" },
  enrichColumn: { method: "POST", path: "/api/v1/edit/enrich/:column_id" },
  components: { method: "GET", path: "/api/v1/components/:job_uuid" },
  entityClasses: { method: "GET", path: "/api/v1/classes" },
  previewReading: { method: "POST", path: "/api/v1/read/:job_uuid/preview" },
  readAgain: { method: "POST", path: "/api/v1/read/:job_uuid" },
  cleanAll: { method: "POST", path: "/api/v1/clean_all/:job_uuid" },
  cancelCleanAll: { method: "POST", path: "/api/v1/clean_all/:job_uuid/cancel" },
  repairTable: { method: "POST", path: "/api/v1/repair/:job_uuid" },
  editLog: { method: "GET", path: "/api/v1/edits/:job_uuid" },
  undoEdits: { method: "POST", path: "/api/v1/review/:job_uuid/undo" },
  proposals: { method: "GET", path: "/api/v1/proposals/:job_uuid" },
  decideProposals: { method: "POST", path: "/api/v1/proposals/:job_uuid/decide" },
  withdrawProposals: { method: "POST", path: "/api/v1/proposals/:job_uuid/withdraw" },
  review: { method: "GET", path: "/api/v1/review/:job_uuid" },
  decide: { method: "POST", path: "/api/v1/review/:job_uuid/decide" },
  profileColumn: { method: "GET", path: "/api/v1/profile/:job_uuid" },
  columnDistribution: { method: "GET", path: "/api/v1/distribution/:job_uuid" },
  findCells: { method: "GET", path: "/api/v1/find/:job_uuid" },
  replaceCells: { method: "POST", path: "/api/v1/find/:job_uuid/replace" },
  search: { method: "POST", path: "/api/v1/search" },
  feed: { method: "POST", path: "/api/v1/feed" },
  sql: { method: "POST", path: "/api/v1/sql" },
  sqlTables: { method: "GET", path: "/api/v1/sql/tables" },
  view: { method: "GET", path: "/api/v1/view/:view_uuid" },
  tags: { method: "POST", path: "/api/v1/tags" },
  ids: { method: "GET", path: "/api/v1/uuid/:count/:random" },
  reasonLines: { method: "POST", path: "/reasoner/v1/multi" },
  solveLine: { method: "POST", path: "/reasoner/v1" },
  health: { method: "GET", path: "/healthz" },
  ready: { method: "GET", path: "/readyz" },
  metrics: { method: "GET", path: "/metrics" },
} as const satisfies Record<string, CallPath>;

export type CallId = keyof typeof PATHS | LookupId;

/** The place of a call. A lookup has one by its name where none is listed. */
export function callPath(id: CallId): CallPath {
  const listed: Readonly<Record<string, CallPath>> = PATHS;
  return listed[id] ?? { method: "GET", path: `/api/v1/lookups/:job_uuid/${id}` };
}
