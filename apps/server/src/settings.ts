/** All settings of the service: what each is, what it is when nobody says so, and how its text is read. */
import { resolve } from "node:path";
import { LIMITS } from "@limpid/contract";
import { bucketEndpoint, bucketPlace, databaseUrl } from "@limpid/store";
import {
  email,
  flag,
  httpUrl,
  integer,
  list,
  number,
  oneOf,
  optional,
  port,
  proxies,
  required,
  shortText,
  workers,
} from "./config-values.ts";
import { ROLES } from "./roles/role.ts";

export interface Setting<T> {
  readonly fallback: string;
  readonly about: string;
  readonly parse: (text: string) => T;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Every setting, in the order of `.env.example` and of docs/configuration.md; both are tested against this table. */
export const SETTINGS = {
  ROLE: {
    fallback: "all",
    about:
      "What the process does: all, or a part of an installation of several: web (pages and calls), worker (jobs), reasoner (dates alone); web and worker need DATABASE_URL",
    parse: oneOf(ROLES),
  },
  HOST: { fallback: "127.0.0.1", about: "Address to listen on; 0.0.0.0 for all", parse: required },
  PORT: { fallback: "8080", about: "Port of the web app and the API; 0 takes a free one", parse: port },
  REASONER_PORT: { fallback: "8009", about: "Port of the date reasoner; 0 takes a free one", parse: port },
  DATA_DIR: {
    fallback: "data",
    about: "Folder for the database and the tables",
    parse: (text) => resolve(required(text)),
  },
  DATABASE_URL: {
    fallback: "",
    about: "PostgreSQL to use instead of the SQLite file in DATA_DIR, postgres://…",
    parse: databaseUrl,
  },
  STORE_URL: {
    fallback: "",
    about:
      "Bucket of S3 that keeps the files instead of DATA_DIR, s3://bucket/prefix; needs DATABASE_URL; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say who asks, or a role of the machine",
    parse: bucketPlace,
  },
  STORE_ENDPOINT: {
    fallback: "",
    about: "Where the bucket is, where it is not Amazon's, https://…",
    parse: bucketEndpoint,
  },
  STORE_REGION: { fallback: "", about: "Region of the bucket; empty: AWS_REGION, or us-east-1", parse: (text) => text },
  STORE_PATH_STYLE: {
    fallback: "",
    about: "Whether the bucket stands in the path of the address; empty: where there is a STORE_ENDPOINT",
    parse: optional(flag),
  },
  STORE_CACHE_MB: {
    fallback: "10000",
    about: "Copies of the bucket's files that a process keeps in DATA_DIR/cache; those in use come on top of it",
    parse: integer(1, 100_000_000),
  },
  MAX_UPLOAD_MB: { fallback: String(LIMITS.uploadMb), about: "Largest file in MB", parse: number(0.001, 2000) },
  UPLOAD_STALL_SECONDS: {
    fallback: "20",
    about: "An upload that brings less than 1 kB in so many seconds is ended",
    parse: integer(1, 300),
  },
  CLEAN_ROW_LIMIT: {
    fallback: String(LIMITS.cleanRows),
    about: "Rows that a job cleans; 0 for all",
    parse: integer(0, 1_000_000_000),
  },
  ALLOW_CLEAN_ALL: {
    fallback: "true",
    about: "The owner of a table may have all its rows cleaned, beyond CLEAN_ROW_LIMIT; false: nobody may",
    parse: flag,
  },
  LIST_BY_DEFAULT: {
    fallback: "false",
    about:
      "New tables are public where nobody says otherwise, as on a demo; false: private until their owners publish them",
    parse: flag,
  },
  PAGE_SIZE: { fallback: String(LIMITS.pageSize), about: "Rows on a page", parse: integer(1, LIMITS.maxPageSize) },
  CONTACT_EMAIL: { fallback: "hello@example.org", about: "Address shown to users", parse: email },
  SERVICE_MESSAGE: {
    fallback: "",
    about: "What everybody is told when they come, such as of maintenance; nothing when empty",
    parse: shortText,
  },
  SERVICE_MESSAGE_URL: { fallback: "", about: "Where that message leads; nowhere when empty", parse: httpUrl },
  PUBLIC_URL: {
    fallback: "",
    about: "Address users reach the service at; the local address when empty",
    parse: httpUrl,
  },
  LOG_LEVEL: { fallback: "info", about: LOG_LEVELS.join(", "), parse: oneOf(LOG_LEVELS) },
  WORKERS: {
    fallback: "",
    about:
      "Processes that clean tables at the same time, and one more for a visitor who has none at work; as many as cores when empty",
    parse: workers,
  },
  WORKER_MEMORY_MB: { fallback: "2048", about: "Heap of each worker in MB", parse: integer(128, 65_536) },
  WORKER_STALL_SECONDS: {
    fallback: "300",
    about: "A worker that reports no progress for so long is ended, and its rows are tried once more",
    parse: integer(1, 86_400),
  },
  TABLE_CALL_SECONDS: {
    fallback: "60",
    about: "A worker that takes so long for a page of a table, or a question about it, is ended",
    parse: integer(1, 86_400),
  },
  CALL_WAIT_SECONDS: {
    fallback: String(LIMITS.callWaitSeconds),
    about:
      "How long a call may wait for a worker; one that would wait longer is told at once when to come again, with 503",
    parse: number(0.1, 3600),
  },
  PAGE_WAIT_SECONDS: {
    fallback: String(LIMITS.pageWaitSeconds),
    about: "How long a call with `wait: true` waits for a page that is not there yet; 0: not at all",
    parse: number(0, 300),
  },
  EXPORT_SECONDS: {
    fallback: "1800",
    about: "The same for a file of a table, and for the rows of a query",
    parse: integer(1, 86_400),
  },
  WORKER_IDLE_SECONDS: {
    fallback: "60",
    about: "A worker that has had nothing to do for so long is ended; the next one starts within half a second",
    parse: integer(1, 86_400),
  },
  RANGE_CELLS: {
    fallback: "614400",
    about: "Cells of a long table that a worker cleans at a time; 100 MB for 600,000 of them",
    parse: integer(100, 100_000_000),
  },
  DELETE_UNDO_MINUTES: {
    fallback: "60",
    about: "How long a deleted table can be restored; then its files are removed",
    parse: integer(0, 43_200),
  },
  MADE_FILES_DAYS: {
    fallback: "7",
    about:
      "Exports and results of queries, which can be made again, are removed when nobody asks for them so long; 0: never",
    parse: number(0, 36_500),
  },
  MADE_FILES_MB: {
    fallback: "10000",
    about: "Room for all of them in MB: beyond it those go that were asked for longest ago; 0: as much as they need",
    parse: integer(0, 1_000_000_000),
  },
  FAILED_UPLOAD_DAYS: {
    fallback: "1",
    about: "How long a file that could not be read is kept, to be read in another way",
    parse: number(0, 36_500),
  },
  ANONYMOUS_TABLE_DAYS: {
    fallback: "0",
    about: "Tables of visitors without an API key are deleted when they were not changed for so long; 0: never",
    parse: number(0, 36_500),
  },
  DISK_RESERVE_MB: {
    fallback: "200",
    about:
      "Uploads, exports and queries are refused when the disk has less left; edits are not; 0: only when it is full",
    parse: integer(0, 1_000_000_000),
  },
  VISITOR_TABLES: {
    fallback: "1000",
    about: "Tables that a visitor may have: a session, or the user of an API key; 0: as many as they like",
    parse: integer(0, 1_000_000_000),
  },
  VISITOR_MB: {
    fallback: "2000",
    about: "MB of their uploads together; 0: as many as they like",
    parse: integer(0, 1_000_000_000),
  },
  VISITOR_JOBS: {
    fallback: "100",
    about: "Tables of a visitor that wait or are being cleaned at a time; 0: as many as they like",
    parse: integer(0, 1_000_000_000),
  },
  ADDRESS_TABLES: {
    fallback: "5000",
    about: "The same for all visitors of one address, behind which may be many; 0: as many as they like",
    parse: integer(0, 1_000_000_000),
  },
  ADDRESS_MB: { fallback: "10000", about: "MB of their uploads together", parse: integer(0, 1_000_000_000) },
  ADDRESS_JOBS: {
    fallback: "200",
    about: "Their tables that wait or are being cleaned at a time",
    parse: integer(0, 1_000_000_000),
  },
  SQL_SECONDS: {
    fallback: "10",
    about: "How long a query of the SQL screen may take; its process is ended then",
    parse: integer(1, 3600),
  },
  SQL_WORKERS: {
    fallback: "2",
    about: "Processes that run queries at the same time; a session has one less, so that others find one",
    parse: integer(1, 64),
  },
  SQL_MEMORY_MB: {
    fallback: "2500",
    about: "Addresses of such a process in MB, a limit of the system (Linux); below 1500 DuckDB does not start",
    parse: integer(1500, 65_536),
  },
  TRUST_PROXY: {
    fallback: "false",
    about:
      "true behind a reverse proxy that sets X-Forwarded-For; behind several, how many: what callers write before is not believed",
    parse: proxies,
  },
  ALLOWED_HOSTS: {
    fallback: "",
    about:
      "Comma-separated names, besides that of PUBLIC_URL, by which the service may be called; any, when both are empty and HOST is no local address",
    parse: list,
  },
  RATE_LIMIT_PER_MINUTE: {
    fallback: String(LIMITS.callsPerAddress),
    about: "Calls a minute that one address may make; of IPv6 its network of 64 bits counts",
    parse: integer(1, 100_000_000),
  },
  RATE_LIMIT_PER_SESSION: {
    fallback: "",
    about: "Calls a minute that one session may make, from all its addresses; half of RATE_LIMIT_PER_MINUTE when empty",
    parse: optional(integer(1, 100_000_000)),
  },
  RATE_LIMIT_PER_KEY: {
    fallback: "",
    about: "Calls a minute with one API key, from all addresses; as many as RATE_LIMIT_PER_MINUTE when empty",
    parse: optional(integer(1, 100_000_000)),
  },
  STREAMS_PER_ADDRESS: {
    fallback: String(LIMITS.streamsPerAddress),
    about: "Event streams that one address may have open; each window that shows a table has one or two",
    parse: integer(1, 1_000_000),
  },
  STREAMS_PER_SESSION: {
    fallback: String(LIMITS.streamsPerSession),
    about: "Event streams that one session may have open",
    parse: integer(1, 1_000_000),
  },
  PROPOSALS_PER_TABLE: {
    fallback: String(LIMITS.proposalsPerTable),
    about:
      "Changes that people without a right to a table may propose to it: those that wait, and those of the last day; 0: as many as they like",
    parse: integer(0, 1_000_000_000),
  },
  PROPOSALS_PER_VISITOR: {
    fallback: String(LIMITS.proposalsPerVisitor),
    about: "The same of one visitor to all tables",
    parse: integer(0, 1_000_000_000),
  },
  PROPOSALS_PER_ADDRESS: {
    fallback: String(LIMITS.proposalsPerAddress),
    about: "The same of one address to all tables",
    parse: integer(0, 1_000_000_000),
  },
  FETCH_SECONDS: {
    fallback: "30",
    about: "The file of a URL upload has come within so many seconds, or it could not be read",
    parse: integer(1, 3600),
  },
  FETCH_ALLOWED_HOSTS: {
    fallback: "",
    about: "Comma-separated host:port pairs that URL uploads may read although they are private or not https",
    parse: list,
  },
  LANGUAGE_MODEL_URL: {
    fallback: "",
    about:
      "OpenAI-compatible address, such as http://localhost:11434/v1, of a language model that names tables; off when empty",
    parse: httpUrl,
  },
  LANGUAGE_MODEL_NAME: { fallback: "", about: "The model to ask there", parse: (text) => text },
  LANGUAGE_MODEL_KEY: { fallback: "", about: "Its key, where it asks for one", parse: (text) => text },
  LANGUAGE_MODEL_SECONDS: { fallback: "10", about: "How long its answer is waited for", parse: integer(1, 120) },
} as const satisfies Record<string, Setting<unknown>>;
