/** The calls this app makes: the contract's paths without its schemas, which would weigh more than the app. */
import type { CALLS, CallId } from "@limpid/contract";
import type { Static, TSchema } from "typebox";

export const PATHS = {
  hello: { method: "POST", path: "/api/v1/hello" },
  validateKey: { method: "POST", path: "/api/v1/api_key/validate" },
  settings: { method: "GET", path: "/api/v1/settings" },
  uploadFile: { method: "POST", path: "/api/v1/file" },
  uploadUrl: { method: "POST", path: "/api/v1/url" },
  jobStatus: { method: "GET", path: "/api/v1/job_status/:job_uuid" },
  sessionEvents: { method: "GET", path: "/api/v1/events/session/:session_id" },
  tableEvents: { method: "GET", path: "/api/v1/events/dataframe/:job_uuid" },
  table: { method: "GET", path: "/api/v1/table/:job_uuid" },
  issues: { method: "GET", path: "/api/v1/issues/:job_uuid" },
  changes: { method: "GET", path: "/api/v1/changes/:job_uuid" },
  changeReport: { method: "GET", path: "/api/v1/changes/:job_uuid/:format" },
  ingestPage: { method: "POST", path: "/api/v1/data/ingest/page/:job_uuid" },
  cleanPage: { method: "POST", path: "/api/v1/data/clean/page/:job_uuid" },
  readIngestPage: { method: "GET", path: "/api/v1/data/ingest/page/:job_uuid" },
  readCleanPage: { method: "GET", path: "/api/v1/data/clean/page/:job_uuid" },
  ingestColumns: { method: "POST", path: "/api/v1/data/ingest/columns/:job_uuid" },
  cleanColumns: { method: "POST", path: "/api/v1/data/clean/columns/:job_uuid" },
  ingestRows: { method: "POST", path: "/api/v1/data/ingest/rows/:job_uuid" },
  cleanRows: { method: "POST", path: "/api/v1/data/clean/rows/:job_uuid" },
  ids: { method: "GET", path: "/api/v1/uuid/:count/:random" },
  editCell: { method: "POST", path: "/api/v1/edit/cell/:cell_id" },
  editColumn: { method: "POST", path: "/api/v1/edit/column/:column_id" },
  entityClasses: { method: "GET", path: "/api/v1/classes" },
  reasonLines: { method: "POST", path: "/reasoner/v1/multi" },
  tags: { method: "POST", path: "/api/v1/tags" },
  solveLine: { method: "POST", path: "/reasoner/v1" },
  previewReading: { method: "POST", path: "/api/v1/read/:job_uuid/preview" },
  readAnew: { method: "POST", path: "/api/v1/read/:job_uuid" },
  cleanAll: { method: "POST", path: "/api/v1/clean_all/:job_uuid" },
  cancelCleanAll: { method: "POST", path: "/api/v1/clean_all/:job_uuid/cancel" },
  exportTable: { method: "GET", path: "/api/v1/get/:job_uuid/:format" },
} as const satisfies { readonly [Id in CallId]?: Pick<(typeof CALLS)[Id], "method" | "path"> };

export type WebCallId = keyof typeof PATHS;

type Part<Id extends WebCallId, Key extends string> = (typeof CALLS)[Id] extends { readonly [K in Key]: infer S }
  ? S extends TSchema
    ? Static<S>
    : never
  : never;

/** What a call answers; `never` for files and event streams. */
export type Reply<Id extends WebCallId> = Part<Id, "reply">;

type Needed<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: never }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** What a call needs: exactly the parts that its schemas name. */
export type CallInput<Id extends WebCallId> = Needed<"params", Part<Id, "params">> &
  Needed<"query", Part<Id, "query">> &
  Needed<"body", Part<Id, "body">> & { readonly signal?: AbortSignal | undefined };

interface UrlInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call on this origin. */
export function urlOf(id: WebCallId, { params = {}, query = {} }: UrlInput): string {
  const path = PATHS[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? path : `${path}?${search}`;
}
