/** Defines the configuration for opening the database. */

/** The part of a logger that the store uses. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface DatabaseConfig {
  /** If absent, the database is an SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: StoreLog;
}
