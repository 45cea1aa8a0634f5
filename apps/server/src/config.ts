/** Configuration: read from the environment once, checked, and complete from then on. */

import { LIMITS } from "@limpid/contract";
import { type BucketPlace, type BucketRequest, type BucketSettings, bucketSettings } from "@limpid/files";
import type { LanguageModelSettings } from "@limpid/worker-protocol";
import type { Role } from "./roles/role.ts";
import { SETTINGS, type Setting } from "./settings.ts";

export interface Config {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  readonly reasonerPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Null where the files lie in `dataDir`. */
  readonly store: StoreSettings | null;
  readonly maxUploadMb: number;
  readonly uploadStallSeconds: number;
  readonly cleanRowLimit: number;
  readonly allowCleanAll: boolean;
  readonly pageSize: number;
  /** If true, new tables are public unless their owners choose otherwise. */
  readonly listByDefault: boolean;
  /** Whether the installation has tables of the examples. */
  readonly exampleTables: boolean;
  readonly contactEmail: string;
  /** The operator's message to everybody, and a link to more; empty if there is none. */
  readonly serviceMessage: string;
  readonly serviceMessageUrl: string;
  readonly publicUrl: string;
  readonly logLevel: string;
  readonly workers: number;
  readonly workerMemoryMb: number;
  readonly workerStallSeconds: number;
  readonly tableCallSeconds: number;
  readonly callWaitSeconds: number;
  readonly pageWaitSeconds: number;
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
  readonly sqlWaitSeconds: number;
  readonly sqlWorkers: number;
  readonly sqlMemoryMb: number;
  /** The number of proxies between a caller and the service; 0 for none. */
  readonly trustedProxies: number;
  /** Names besides that of PUBLIC_URL, in small letters. */
  readonly allowedHosts: readonly string[];
  /** Calls a minute. */
  readonly rateLimits: { readonly address: number; readonly session: number; readonly key: number };
  readonly streamsPerAddress: number;
  readonly streamsPerSession: number;
  readonly proposals: { readonly table: number; readonly visitor: number; readonly address: number };
  readonly fetchSeconds: number;
  readonly fetchAllowedHosts: readonly string[];
  /** Null where no language model is asked. */
  readonly languageModel: LanguageModelSettings | null;
}

/** Limits of what a visitor may have; 0 means no limit. */
export interface Quota {
  readonly tables: number;
  readonly mb: number;
  readonly jobs: number;
}

/** A bucket of S3 or of a compatible service. */
export interface StoreSettings extends BucketSettings {
  readonly cacheMb: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {}

/** Reads and checks all settings; a ConfigError lists every wrong one. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const read = <T>(name: keyof typeof SETTINGS, setting: Setting<T>): T => {
    const text = environment[name]?.trim() || setting.fallback;
    try {
      return setting.parse(text);
    } catch (error) {
      problems.push(`${name}="${withoutSecrets(text)}": ${error instanceof Error ? error.message : String(error)}`);
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
    store: storeAt(read("STORE_URL", SETTINGS.STORE_URL), {
      endpoint: read("STORE_ENDPOINT", SETTINGS.STORE_ENDPOINT) || null,
      region: read("STORE_REGION", SETTINGS.STORE_REGION) || environment.AWS_REGION || "",
      isPathStyle: read("STORE_PATH_STYLE", SETTINGS.STORE_PATH_STYLE),
      cacheMb: read("STORE_CACHE_MB", SETTINGS.STORE_CACHE_MB),
    }),
    maxUploadMb: read("MAX_UPLOAD_MB", SETTINGS.MAX_UPLOAD_MB),
    uploadStallSeconds: read("UPLOAD_STALL_SECONDS", SETTINGS.UPLOAD_STALL_SECONDS),
    cleanRowLimit: read("CLEAN_ROW_LIMIT", SETTINGS.CLEAN_ROW_LIMIT),
    allowCleanAll: read("ALLOW_CLEAN_ALL", SETTINGS.ALLOW_CLEAN_ALL),
    pageSize: read("PAGE_SIZE", SETTINGS.PAGE_SIZE),
    listByDefault: read("LIST_BY_DEFAULT", SETTINGS.LIST_BY_DEFAULT),
    exampleTables: read("EXAMPLE_TABLES", SETTINGS.EXAMPLE_TABLES),
    contactEmail: read("CONTACT_EMAIL", SETTINGS.CONTACT_EMAIL),
    serviceMessage: read("SERVICE_MESSAGE", SETTINGS.SERVICE_MESSAGE),
    serviceMessageUrl: read("SERVICE_MESSAGE_URL", SETTINGS.SERVICE_MESSAGE_URL),
    publicUrl: read("PUBLIC_URL", SETTINGS.PUBLIC_URL),
    logLevel: read("LOG_LEVEL", SETTINGS.LOG_LEVEL),
    workers: read("WORKERS", SETTINGS.WORKERS),
    workerMemoryMb: read("WORKER_MEMORY_MB", SETTINGS.WORKER_MEMORY_MB),
    workerStallSeconds: read("WORKER_STALL_SECONDS", SETTINGS.WORKER_STALL_SECONDS),
    tableCallSeconds: read("TABLE_CALL_SECONDS", SETTINGS.TABLE_CALL_SECONDS),
    callWaitSeconds: read("CALL_WAIT_SECONDS", SETTINGS.CALL_WAIT_SECONDS),
    pageWaitSeconds: read("PAGE_WAIT_SECONDS", SETTINGS.PAGE_WAIT_SECONDS),
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
    sqlWaitSeconds: read("SQL_WAIT_SECONDS", SETTINGS.SQL_WAIT_SECONDS),
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
    fetchSeconds: read("FETCH_SECONDS", SETTINGS.FETCH_SECONDS),
    fetchAllowedHosts: read("FETCH_ALLOWED_HOSTS", SETTINGS.FETCH_ALLOWED_HOSTS),
    languageModel: modelAt(read("LANGUAGE_MODEL_URL", SETTINGS.LANGUAGE_MODEL_URL), {
      model: read("LANGUAGE_MODEL_NAME", SETTINGS.LANGUAGE_MODEL_NAME),
      key: read("LANGUAGE_MODEL_KEY", SETTINGS.LANGUAGE_MODEL_KEY),
      seconds: read("LANGUAGE_MODEL_SECONDS", SETTINGS.LANGUAGE_MODEL_SECONDS),
    }),
  };
  if (config.databaseUrl === null && (config.role === "web" || config.role === "worker"))
    problems.push(`ROLE="${config.role}": an SQLite file has a single process; set DATABASE_URL to a PostgreSQL`);
  if (config.store !== null && config.databaseUrl === null)
    problems.push("STORE_URL: an SQLite file has its tables in DATA_DIR; set DATABASE_URL to a PostgreSQL");
  if (config.languageModel?.model === "")
    problems.push("LANGUAGE_MODEL_NAME must not be empty with LANGUAGE_MODEL_URL");
  if (problems.length > 0) throw new ConfigError(`Cannot start: wrong settings\n  ${problems.join("\n  ")}`);
  return config;
}

interface StoreWishes extends BucketRequest {
  readonly cacheMb: number;
}

function storeAt(place: BucketPlace | null, { cacheMb, ...asked }: StoreWishes): StoreSettings | null {
  return place && { ...bucketSettings.at(place, asked), cacheMb };
}

/** Names and passwords of addresses, also where a password has signs that it should not have. */
function withoutSecrets(text: string): string {
  return text.replace(/\/\/.*@/s, "//…@");
}

function modelAt(url: string, rest: Omit<LanguageModelSettings, "url">): LanguageModelSettings | null {
  return url === "" ? null : { url, ...rest };
}

/** The limits of sessions and keys follow that of addresses, which operators raise for load tests and shared addresses. */
function rateLimitsOf({
  address,
  session = Math.max(1, Math.floor((address * LIMITS.callsPerSession) / LIMITS.callsPerAddress)),
  key = Math.max(1, Math.floor((address * LIMITS.callsPerKey) / LIMITS.callsPerAddress)),
}: { readonly address: number } & { readonly [Name in "session" | "key"]?: number | undefined }): Config["rateLimits"] {
  return { address, session, key };
}
