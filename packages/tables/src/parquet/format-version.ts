/** Numbers the layout of a table's Parquet files, so that a file of another layout is refused rather than misread. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "./duckdb.ts";

/** Must be raised with every change of the columns or the meaning of their texts. */
const FORMAT_VERSION = 2;
const KEY = "limpid_format";

/** Returns the metadata of every file of a table. `more` is for `readMetadata`. */
export function fileMetadata(more: Readonly<Record<string, string>> = {}): { key: string; value: string }[] {
  return Object.entries({ [KEY]: `${FORMAT_VERSION}`, ...more }).map(([key, value]) => ({ key, value }));
}

/** Returns the same as an option of `copy … to`. */
export function metadataOption(more: Readonly<Record<string, string>> = {}): string {
  return `kv_metadata {${fileMetadata(more)
    .map(({ key, value }) => `${key}: ${literal(value)}`)
    .join(", ")}}`;
}

/** Another version of this program, or another program, wrote the file. */
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

/** Returns a metadata value of one of our files. */
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
