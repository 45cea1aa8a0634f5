/** The layout of the Parquet files of tables has a number, so that a file of another one is refused, not misread. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "./duckdb.ts";

/** Raise it with every change of columns or of what their texts mean. */
const FORMAT_VERSION = 2;
/** Files written before there were numbers have the layout of the first. */
const UNNUMBERED = "1";
const KEY = "limpid_format";

/** The first format in which a kind of file has the layout that it has now. */
export const SINCE = {
  /** The original, and cleaned tables. */
  texts: 1,
  /** The review, and the probabilities of plain cells. */
  review: 2,
} as const;

/** What every `copy … to` of a table's file must say. `more`: to be read by `readMetadata`. */
export function metadataOption(more: Readonly<Record<string, string>> = {}): string {
  const entries = Object.entries({ [KEY]: `${FORMAT_VERSION}`, ...more });
  return `kv_metadata {${entries.map(([key, value]) => `${key}: ${literal(value)}`).join(", ")}}`;
}

/** The file was written by another version of this program, or by another program. */
export class UnknownFormat extends Error {
  override readonly name = "UnknownFormat";

  constructor(
    path: string,
    readonly version: string,
    since: number,
  ) {
    const known = since === FORMAT_VERSION ? `${since}` : `${since} to ${FORMAT_VERSION}`;
    super(
      `The table file "${path}" is of format ${version}, and this version of Limpid knows ${known} only. ` +
        "Use the version that wrote it.",
    );
  }
}

/** Rejects with `UnknownFormat`. */
export async function checkFormat(
  connection: DuckDBConnection,
  since: number,
  ...paths: readonly string[]
): Promise<void> {
  for (const path of paths) {
    const version = await readFormat(connection, path);
    const number = Number(version);
    if (!Number.isInteger(number) || number < since || number > FORMAT_VERSION)
      throw new UnknownFormat(path, version, since);
  }
}

async function readFormat(connection: DuckDBConnection, path: string): Promise<string> {
  return (await readMetadata(connection, path, KEY)) ?? UNNUMBERED;
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
