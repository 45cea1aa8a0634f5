/** Configuration: read from the environment once, checked, and complete from then on. */
import { resolve } from "node:path";
import { LIMITS } from "@limpid/contract";
import {
  databaseUrl,
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
import { ROLES, type Role } from "./roles/role.ts";

export interface Config {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  readonly reasonerPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly maxUploadMb: number;
  readonly uploadStallSeconds: number;
  readonly cleanRowLimit: number;
  readonly allowCleanAll: boolean;
  readonly pageSize: number;
  readonly contactEmail: string;
  /** What the operator has to say to everybody, and where more is said; empty for nothing. */
  readonly serviceMessage: string;
  readonly serviceMessageUrl: string;
  readonly publicUrl: string;
  readonly logLevel: string;
  readonly workers: number;
  readonly workerMemoryMb: number;
  readonly workerStallSeconds: number;
  readonly tableCallSeconds: number;
  readonly exportSeconds: number;
  readonly workerIdleSeconds: number;
  readonly rangeCells: number;
  readonly deleteUndoMinutes: number;
  readonly madeFilesDays: number;
  readonly madeFilesMb: number;
  readonly failedUploadDays: number;
  readonly anonymousTableDays: number;
  readonly diskReserveMb: number;
  readonly quotas: { readonly visitor: Quota; readonly address: Quota };
  readonly sqlSeconds: number;
  readonly sqlWorkers: number;
  readonly sqlMemoryMb: number;
  /** How many stand between a caller and the service; 0 for none. */
  readonly trustedProxies: number;
  /** Names besides that of PUBLIC_URL, in small letters. */
  readonly allowedHosts: readonly string[];
  /** Calls a minute. */
  readonly rateLimits: { readonly address: number; readonly session: number; readonly key: number };
  readonly streamsPerAddress: number;
  readonly streamsPerSession: number;
  readonly proposals: { readonly table: number; readonly visitor: number; readonly address: number };
  readonly fetchAllowedHosts: readonly string[];
  /** Null where no language model is asked. */
  readonly languageModel: LanguageModelSettings | null;
}

/** How much somebody may have; 0: as much as they like. */
export interface Quota {
  readonly tables: number;
  readonly mb: number;
  readonly jobs: number;
}

/** An OpenAI-compatible endpoint. */
export interface LanguageModelSettings {
  readonly url: string;
  readonly model: string;
  /** "" where the endpoint asks for none. */
  readonly key: string;
  readonly seconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<T> {
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

export class ConfigError extends Error {}

/** Reads and checks all settings; a ConfigError lists every wrong one. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const read = <T>(name: keyof typeof SETTINGS, setting: Setting<T>): T => {
    const text = environment[name]?.trim() || setting.fallback;
    try {
      return setting.parse(text);
    } catch (error) {
      problems.push(`${name}="${text}": ${error instanceof Error ? error.message : String(error)}`);
      return setting.parse(setting.fallback);
    }
  };
  const config: Config = {
    role: read("ROLE", SETTINGS.ROLE),
    host: read("HOST", SETTINGS.HOST),
    port: read("PORT", SETTINGS.PORT),
    reasonerPort: read("REASONER_PORT", SETTINGS.REASONER_PORT),
    dataDir: read("DATA_DIR", SETTINGS.DATA_DIR),
    databaseUrl: read("DATABASE_URL", SETTINGS.DATABASE_URL),
    maxUploadMb: read("MAX_UPLOAD_MB", SETTINGS.MAX_UPLOAD_MB),
    uploadStallSeconds: read("UPLOAD_STALL_SECONDS", SETTINGS.UPLOAD_STALL_SECONDS),
    cleanRowLimit: read("CLEAN_ROW_LIMIT", SETTINGS.CLEAN_ROW_LIMIT),
    allowCleanAll: read("ALLOW_CLEAN_ALL", SETTINGS.ALLOW_CLEAN_ALL),
    pageSize: read("PAGE_SIZE", SETTINGS.PAGE_SIZE),
    contactEmail: read("CONTACT_EMAIL", SETTINGS.CONTACT_EMAIL),
    serviceMessage: read("SERVICE_MESSAGE", SETTINGS.SERVICE_MESSAGE),
    serviceMessageUrl: read("SERVICE_MESSAGE_URL", SETTINGS.SERVICE_MESSAGE_URL),
    publicUrl: read("PUBLIC_URL", SETTINGS.PUBLIC_URL),
    logLevel: read("LOG_LEVEL", SETTINGS.LOG_LEVEL),
    workers: read("WORKERS", SETTINGS.WORKERS),
    workerMemoryMb: read("WORKER_MEMORY_MB", SETTINGS.WORKER_MEMORY_MB),
    workerStallSeconds: read("WORKER_STALL_SECONDS", SETTINGS.WORKER_STALL_SECONDS),
    tableCallSeconds: read("TABLE_CALL_SECONDS", SETTINGS.TABLE_CALL_SECONDS),
    exportSeconds: read("EXPORT_SECONDS", SETTINGS.EXPORT_SECONDS),
    workerIdleSeconds: read("WORKER_IDLE_SECONDS", SETTINGS.WORKER_IDLE_SECONDS),
    rangeCells: read("RANGE_CELLS", SETTINGS.RANGE_CELLS),
    deleteUndoMinutes: read("DELETE_UNDO_MINUTES", SETTINGS.DELETE_UNDO_MINUTES),
    madeFilesDays: read("MADE_FILES_DAYS", SETTINGS.MADE_FILES_DAYS),
    madeFilesMb: read("MADE_FILES_MB", SETTINGS.MADE_FILES_MB),
    failedUploadDays: read("FAILED_UPLOAD_DAYS", SETTINGS.FAILED_UPLOAD_DAYS),
    anonymousTableDays: read("ANONYMOUS_TABLE_DAYS", SETTINGS.ANONYMOUS_TABLE_DAYS),
    diskReserveMb: read("DISK_RESERVE_MB", SETTINGS.DISK_RESERVE_MB),
    quotas: {
      visitor: {
        tables: read("VISITOR_TABLES", SETTINGS.VISITOR_TABLES),
        mb: read("VISITOR_MB", SETTINGS.VISITOR_MB),
        jobs: read("VISITOR_JOBS", SETTINGS.VISITOR_JOBS),
      },
      address: {
        tables: read("ADDRESS_TABLES", SETTINGS.ADDRESS_TABLES),
        mb: read("ADDRESS_MB", SETTINGS.ADDRESS_MB),
        jobs: read("ADDRESS_JOBS", SETTINGS.ADDRESS_JOBS),
      },
    },
    sqlSeconds: read("SQL_SECONDS", SETTINGS.SQL_SECONDS),
    sqlWorkers: read("SQL_WORKERS", SETTINGS.SQL_WORKERS),
    sqlMemoryMb: read("SQL_MEMORY_MB", SETTINGS.SQL_MEMORY_MB),
    trustedProxies: read("TRUST_PROXY", SETTINGS.TRUST_PROXY),
    allowedHosts: read("ALLOWED_HOSTS", SETTINGS.ALLOWED_HOSTS),
    rateLimits: rateLimitsOf({
      address: read("RATE_LIMIT_PER_MINUTE", SETTINGS.RATE_LIMIT_PER_MINUTE),
      session: read("RATE_LIMIT_PER_SESSION", SETTINGS.RATE_LIMIT_PER_SESSION),
      key: read("RATE_LIMIT_PER_KEY", SETTINGS.RATE_LIMIT_PER_KEY),
    }),
    streamsPerAddress: read("STREAMS_PER_ADDRESS", SETTINGS.STREAMS_PER_ADDRESS),
    streamsPerSession: read("STREAMS_PER_SESSION", SETTINGS.STREAMS_PER_SESSION),
    proposals: {
      table: read("PROPOSALS_PER_TABLE", SETTINGS.PROPOSALS_PER_TABLE),
      visitor: read("PROPOSALS_PER_VISITOR", SETTINGS.PROPOSALS_PER_VISITOR),
      address: read("PROPOSALS_PER_ADDRESS", SETTINGS.PROPOSALS_PER_ADDRESS),
    },
    fetchAllowedHosts: read("FETCH_ALLOWED_HOSTS", SETTINGS.FETCH_ALLOWED_HOSTS),
    languageModel: modelAt(read("LANGUAGE_MODEL_URL", SETTINGS.LANGUAGE_MODEL_URL), {
      model: read("LANGUAGE_MODEL_NAME", SETTINGS.LANGUAGE_MODEL_NAME),
      key: read("LANGUAGE_MODEL_KEY", SETTINGS.LANGUAGE_MODEL_KEY),
      seconds: read("LANGUAGE_MODEL_SECONDS", SETTINGS.LANGUAGE_MODEL_SECONDS),
    }),
  };
  if (config.databaseUrl === null && (config.role === "web" || config.role === "worker"))
    problems.push(`ROLE="${config.role}": an SQLite file has a single process; set DATABASE_URL to a PostgreSQL`);
  if (config.languageModel?.model === "")
    problems.push("LANGUAGE_MODEL_NAME must not be empty with LANGUAGE_MODEL_URL");
  if (problems.length > 0) throw new ConfigError(`Cannot start: wrong settings\n  ${problems.join("\n  ")}`);
  return config;
}

function modelAt(url: string, rest: Omit<LanguageModelSettings, "url">): LanguageModelSettings | null {
  return url === "" ? null : { url, ...rest };
}

/** Those of sessions and keys follow that of addresses, which whoever measures or shares an address raises. */
function rateLimitsOf({
  address,
  session = Math.max(1, Math.floor((address * LIMITS.callsPerSession) / LIMITS.callsPerAddress)),
  key = Math.max(1, Math.floor((address * LIMITS.callsPerKey) / LIMITS.callsPerAddress)),
}: { readonly address: number } & { readonly [Name in "session" | "key"]?: number | undefined }): Config["rateLimits"] {
  return { address, session, key };
}
