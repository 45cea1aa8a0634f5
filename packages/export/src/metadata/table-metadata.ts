/** Defines the facts about a cleaned table that machine-readable dataset descriptions contain. */
import type { ValueType } from "@limpid/table";

export interface TableMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Timestamps in ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly creator: string | null;
  /** Columns in the order of the CSV and Parquet files. */
  readonly columns: readonly ColumnMetadata[];
  /** Absolute URLs. */
  readonly pageUrl: string;
  readonly csvUrl: string;
  readonly parquetUrl: string;
  /** SHA-256 of the CSV file, in hexadecimal. */
  readonly csvSha256: string;
}

export interface ColumnMetadata {
  readonly title: string;
  readonly type: ValueType;
  /** Title of the entity class. */
  readonly className: string | null;
}
