/** The layout of the Parquet files of tables has a number, so that a file of another one is refused, not misread. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "./duckdb.ts";

/** Raise it with every change of columns or of what their texts mean. */
const FORMAT_VERSION = 1;
/** Files written before there were numbers have the layout of the first. */
const UNNUMBERED = "1";
const KEY = "limpid_format";

/** What every `copy … to` of a table's file must say. */
export const FORMAT_OPTION = `kv_metadata {${KEY}: '${FORMAT_VERSION}'}`;

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
    const reader = await connection.runAndReadAll(
      `select decode(value) from parquet_kv_metadata(${literal(path)}) where decode(key) = '${KEY}'`,
    );
    const version = String(reader.getRows()[0]?.[0] ?? UNNUMBERED);
    if (version !== String(FORMAT_VERSION)) throw new UnknownFormat(path, version);
  }
}
