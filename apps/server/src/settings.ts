/** All settings of the service: the meaning, the default and the parser of each. */
import { resolve } from "node:path";
import { LIMITS } from "@limpid/contract";
import { databaseUrl } from "@limpid/database";
import { bucketSettings } from "@limpid/files";
import {
  email,
  flag,
  httpUrl,
  integer,
  list,
  number,
  optional,
  port,
  proxies,
  readChoice,
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
      "Role of the process: all, or one part of an installation of several processes: web (pages and calls), worker (jobs), reasoner (dates only); web and worker need DATABASE_URL",
    parse: readChoice(ROLES),
  },
  HOST: { fallback: "127.0.0.1", about: "Address to listen on; 0.0.0.0 for all", parse: required },
  PORT: { fallback: "8080", about: "Port of the web app and the API; 0 uses a free port", parse: port },
  REASONER_PORT: { fallback: "8009", about: "Port of the date reasoner; 0 uses a free port", parse: port },
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
      "S3 bucket that keeps the files instead of DATA_DIR, s3://bucket/prefix; needs DATABASE_URL; credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role",
    parse: bucketSettings.parsePlace,
  },
  STORE_ENDPOINT: {
    fallback: "",
    about: "Endpoint of the bucket if it is not at Amazon, https://…",
    parse: bucketSettings.parseEndpoint,
  },
  STORE_REGION: { fallback: "", about: "Region of the bucket; empty: AWS_REGION, or us-east-1", parse: (text) => text },
  STORE_PATH_STYLE: {
    fallback: "",
    about: "Whether the bucket is in the path of the URL; empty: yes if STORE_ENDPOINT is set",
    parse: optional(flag),
  },
  STORE_CACHE_MB: {
    fallback: "10000",
    about: "Size of the copies of the bucket's files that a process keeps in DATA_DIR/cache, not counting those in use",
    parse: integer(1, 100_000_000),
  },
  MAX_UPLOAD_MB: { fallback: String(LIMITS.uploadMb), about: "Largest file in MB", parse: number(0.001, 2000) },
  UPLOAD_STALL_SECONDS: {
    fallback: "20",
    about: "An upload that sends less than 1 kB within this many seconds is aborted",
    parse: integer(1, 300),
  },
  CLEAN_ROW_LIMIT: {
    fallback: String(LIMITS.cleanRows),
    about: "Rows that a job cleans; 0 cleans all",
    parse: integer(0, 1_000_000_000),
  },
  ALLOW_CLEAN_ALL: {
    fallback: "true",
    about: "Whether the owner of a table can clean all its rows, beyond CLEAN_ROW_LIMIT",
    parse: flag,
  },
  LIST_BY_DEFAULT: {
    fallback: "false",
    about:
      "New tables are public where nobody says otherwise, as on a demo; false: private until their owners publish them",
    parse: flag,
  },
  EXAMPLE_TABLES: {
    fallback: "true",
    about:
      "The three examples are public tables of the installation, made once after the first start; false: none are made, and those there are become private",
    parse: flag,
  },
  PAGE_SIZE: { fallback: String(LIMITS.pageSize), about: "Rows on a page", parse: integer(1, LIMITS.maxPageSize) },
  CONTACT_EMAIL: { fallback: "hello@example.org", about: "Address shown to users", parse: email },
  SERVICE_MESSAGE: {
    fallback: "",
    about: "Message shown to every visitor, such as about maintenance; none if empty",
    parse: shortText,
  },
  SERVICE_MESSAGE_URL: { fallback: "", about: "Link of that message; none if empty", parse: httpUrl },
  PUBLIC_URL: {
    fallback: "",
    about: "Public URL of the service; the local address if empty",
    parse: httpUrl,
  },
  LOG_LEVEL: { fallback: "info", about: LOG_LEVELS.join(", "), parse: readChoice(LOG_LEVELS) },
  WORKERS: {
    fallback: "",
    about:
      "Processes that clean tables at the same time, plus one for a visitor who has no job running; one per core if empty",
    parse: workers,
  },
  WORKER_MEMORY_MB: { fallback: "2048", about: "Heap of each worker in MB", parse: integer(128, 65_536) },
  WORKER_STALL_SECONDS: {
    fallback: "300",
    about: "A worker that reports no progress for this long is stopped, and its rows are tried once more",
    parse: integer(1, 86_400),
  },
  TABLE_CALL_SECONDS: {
    fallback: "60",
    about: "A worker that takes this long for a page of a table, or a request about it, is stopped",
    parse: integer(1, 86_400),
  },
  CALL_WAIT_SECONDS: {
    fallback: String(LIMITS.callWaitSeconds),
    about: "How long a call may wait for a worker; one that would wait longer gets 503 at once, with the time to retry",
    parse: number(0.1, 3600),
  },
  PAGE_WAIT_SECONDS: {
    fallback: String(LIMITS.pageWaitSeconds),
    about: "How long a call with `wait: true` waits for a page that is not there yet; 0: not at all",
    parse: number(0, 300),
  },
  EXPORT_SECONDS: {
    fallback: "1800",
    about: "The same for an export of a table, and for the rows of a query",
    parse: integer(1, 86_400),
  },
  WORKER_IDLE_SECONDS: {
    fallback: "60",
    about: "A worker that has been idle for this long is stopped; the next one starts within half a second",
    parse: integer(1, 86_400),
  },
  RANGE_CELLS: {
    fallback: "1228800",
    about: "Cells of a long table that a worker cleans at a time; 100 MB for 600,000 of them",
    parse: integer(100, 100_000_000),
  },
  DELETE_UNDO_MINUTES: {
    fallback: "60",
    about: "How long a deleted table can be restored before its files are removed",
    parse: integer(0, 43_200),
  },
  MADE_FILES_DAYS: {
    fallback: "7",
    about:
      "Exports and query results, which can be made again, are removed after not being requested for this long; 0: never",
    parse: number(0, 36_500),
  },
  MADE_FILES_MB: {
    fallback: "10000",
    about: "Space for all of them in MB; beyond it the least recently requested are removed; 0: no limit",
    parse: integer(0, 1_000_000_000),
  },
  FAILED_UPLOAD_DAYS: {
    fallback: "1",
    about: "How long a file that could not be read is kept, so that it can be read differently",
    parse: number(0, 36_500),
  },
  ANONYMOUS_TABLE_DAYS: {
    fallback: "0",
    about: "Tables of visitors without an API key are deleted after not being changed for this long; 0: never",
    parse: number(0, 36_500),
  },
  DISK_RESERVE_MB: {
    fallback: "200",
    about:
      "Uploads, exports and queries are refused when less disk space is left; edits are not; 0: only when the disk is full",
    parse: integer(0, 1_000_000_000),
  },
  VISITOR_TABLES: {
    fallback: "1000",
    about: "Tables that a visitor may have (a session, or the user of an API key); 0: no limit",
    parse: integer(0, 1_000_000_000),
  },
  VISITOR_MB: {
    fallback: "2000",
    about: "Total size of their uploads in MB; 0: no limit",
    parse: integer(0, 1_000_000_000),
  },
  VISITOR_JOBS: {
    fallback: "100",
    about: "Tables of a visitor that are queued or being cleaned at a time; 0: no limit",
    parse: integer(0, 1_000_000_000),
  },
  ADDRESS_TABLES: {
    fallback: "5000",
    about: "The same for all visitors from one IP address, which many people may share; 0: no limit",
    parse: integer(0, 1_000_000_000),
  },
  ADDRESS_MB: { fallback: "10000", about: "Total size of their uploads in MB", parse: integer(0, 1_000_000_000) },
  ADDRESS_JOBS: {
    fallback: "200",
    about: "Their tables that are queued or being cleaned at a time",
    parse: integer(0, 1_000_000_000),
  },
  SQL_SECONDS: {
    fallback: "10",
    about: "How long a query of the SQL screen may take; then its process is stopped",
    parse: integer(1, 3600),
  },
  SQL_WAIT_SECONDS: {
    fallback: "30",
    about: "How long such a query may wait for its turn; then it is refused with 429 and the seconds in Retry-After",
    parse: integer(1, 3600),
  },
  SQL_WORKERS: {
    fallback: "2",
    about: "Processes that run queries at the same time; one session can use all but one of them",
    parse: integer(1, 64),
  },
  SQL_MEMORY_MB: {
    fallback: "2500",
    about: "Address space of such a process in MB, limited by the system (Linux); below 1500 DuckDB does not start",
    parse: integer(1500, 65_536),
  },
  TRUST_PROXY: {
    fallback: "false",
    about:
      "true behind a reverse proxy that sets X-Forwarded-For, or the number of proxies; entries added by callers are ignored",
    parse: proxies,
  },
  ALLOWED_HOSTS: {
    fallback: "",
    about:
      "Comma-separated host names that the service answers to, besides that of PUBLIC_URL; any, if both are empty and HOST is not a local address",
    parse: list,
  },
  RATE_LIMIT_PER_MINUTE: {
    fallback: String(LIMITS.callsPerAddress),
    about: "Calls per minute from one IP address; for IPv6, from its /64 network",
    parse: integer(1, 100_000_000),
  },
  RATE_LIMIT_PER_SESSION: {
    fallback: "",
    about: "Calls per minute of one session, from all its addresses; half of RATE_LIMIT_PER_MINUTE if empty",
    parse: optional(integer(1, 100_000_000)),
  },
  RATE_LIMIT_PER_KEY: {
    fallback: "",
    about: "Calls per minute with one API key, from all addresses; same as RATE_LIMIT_PER_MINUTE if empty",
    parse: optional(integer(1, 100_000_000)),
  },
  STREAMS_PER_ADDRESS: {
    fallback: String(LIMITS.streamsPerAddress),
    about: "Event streams that one IP address may have open; each window that shows a table has one or two",
    parse: integer(1, 1_000_000),
  },
  STREAMS_PER_SESSION: {
    fallback: String(LIMITS.streamsPerSession),
    about: "Event streams that one session may have open",
    parse: integer(1, 1_000_000),
  },
  PROPOSALS_PER_TABLE: {
    fallback: String(LIMITS.proposalsPerTable),
    about: "Changes that others may propose to a table: open ones plus those of the last day; 0: no limit",
    parse: integer(0, 1_000_000_000),
  },
  PROPOSALS_PER_VISITOR: {
    fallback: String(LIMITS.proposalsPerVisitor),
    about: "The same for one visitor, across all tables",
    parse: integer(0, 1_000_000_000),
  },
  PROPOSALS_PER_ADDRESS: {
    fallback: String(LIMITS.proposalsPerAddress),
    about: "The same for one IP address, across all tables",
    parse: integer(0, 1_000_000_000),
  },
  FETCH_SECONDS: {
    fallback: "30",
    about: "Seconds within which the file of a URL upload must arrive",
    parse: integer(1, 3600),
  },
  FETCH_ALLOWED_HOSTS: {
    fallback: "",
    about: "Comma-separated host:port pairs that URL uploads may read even if they are private or not https",
    parse: list,
  },
  LANGUAGE_MODEL_URL: {
    fallback: "",
    about:
      "OpenAI-compatible address, such as http://localhost:11434/v1, of a language model that names tables; off when empty",
    parse: httpUrl,
  },
  LANGUAGE_MODEL_NAME: { fallback: "", about: "Name of the model", parse: (text) => text },
  LANGUAGE_MODEL_KEY: { fallback: "", about: "Its API key, if it needs one", parse: (text) => text },
  LANGUAGE_MODEL_SECONDS: { fallback: "10", about: "How long to wait for its answer", parse: integer(1, 120) },
} as const satisfies Record<string, Setting<unknown>>;
