/** What descriptions of datasets for machines tell of a cleaned table. */
import type { ValueType } from "@limpid/table";

export interface TableMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly creator: string | null;
  /** As the CSV and Parquet files have them. */
  readonly columns: readonly ColumnMetadata[];
  /** Absolute addresses. */
  readonly pageUrl: string;
  readonly csvUrl: string;
  readonly parquetUrl: string;
  /** SHA-256 of the CSV file, in hexadecimal. */
  readonly csvSha256: string;
}

export interface ColumnMetadata {
  readonly title: string;
  readonly type: ValueType;
  /** The title of its entity class. */
  readonly className: string | null;
}
