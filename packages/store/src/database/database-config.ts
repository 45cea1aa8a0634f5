/** What opening the database needs to know. */

/** The part of a logger that the store uses. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface DatabaseConfig {
  /** Absent: an SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: StoreLog;
}
