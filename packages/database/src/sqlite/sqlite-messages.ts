/** Defines the messages between the web process and the thread of the SQLite file. */

export type SqliteValue = string | number | bigint | Uint8Array | null;

export interface SqliteRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SqliteValue[];
  /** Reads see the last commit and need not wait for an open transaction. */
  readonly isRead: boolean;
}

export interface SqliteColumn {
  readonly name: string;
  /** Declared type in the table; null for computed values. */
  readonly type: string | null;
}

export interface SqliteResult {
  readonly columns: readonly SqliteColumn[];
  readonly rows: readonly (readonly unknown[])[];
  readonly changes: number;
}

export interface SqliteFailure {
  readonly message: string;
  /** SQLite's own code, such as "SQLITE_FULL". */
  readonly code: string;
}

export type SqliteReply =
  | { readonly id: number; readonly result: SqliteResult; readonly failure?: undefined }
  | { readonly id: number; readonly failure: SqliteFailure; readonly result?: undefined };
