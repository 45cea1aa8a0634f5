/** The layout of the Parquet files of tables has a number, so that a file of another one is refused, not misread. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "./duckdb.ts";

/** Raise it with every change of columns or of what their texts mean. */
const FORMAT_VERSION = 2;
const KEY = "limpid_format";

/** What every `copy … to` of a table's file must say. `more`: to be read by `readMetadata`. */
export function metadataOption(more: Readonly<Record<string, string>> = {}): string {
  const entries = Object.entries({ [KEY]: `${FORMAT_VERSION}`, ...more });
  return `kv_metadata {${entries.map(([key, value]) => `${key}: ${literal(value)}`).join(", ")}}`;
}

/** The file was written by another version of this program, or by another program. */
export class UnknownFormat extends Error {
  override readonly name = "UnknownFormat";

  constructor(path: string, version: string) {
    super(
      `The table file "${path}" is of format ${version}, and this version of Limpid knows ${FORMAT_VERSION} only. ` +
        "Use the version that wrote it.",
    );
  }
}

/** Rejects with `UnknownFormat`. */
export async function checkFormat(connection: DuckDBConnection, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const version = (await readMetadata(connection, path, KEY)) ?? "unknown";
    if (version !== String(FORMAT_VERSION)) throw new UnknownFormat(path, version);
  }
}

/** What a file of ours says of itself beside its rows. */
export async function readMetadata(
  connection: DuckDBConnection,
  path: string,
  key: string,
): Promise<string | undefined> {
  const reader = await connection.runAndReadAll(
    `select decode(value) from parquet_kv_metadata(${literal(path)}) where decode(key) = ${literal(key)}`,
  );
  const value = reader.getRows()[0]?.[0];
  return value === undefined ? undefined : String(value);
}
