/**
 * Provides the texts of a computed column for queries about a table. A file holds them for the source before any edit,
 * row by row; values from edited source cells are laid over it.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { produceDurably } from "@limpid/files";
import { literal, withDuckDb } from "../parquet/duckdb.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";
import { createParts, type PartsOfColumn } from "./compute-columns.ts";
import { openUntouched } from "./open-review.ts";
import { openTexts } from "./open-texts.ts";

export interface ComputedTexts extends Pick<PartsOfColumn, "read"> {
  /** Column number in queries, after the columns of the file. It stays the same as long as the file does. */
  readonly column: number;
  readonly source: number;
  readonly component: string;
  /** Path of the file. */
  readonly path: string;
}

/** Writes the file. */
export async function keepComputed(paths: ReviewedPaths, computed: Omit<ComputedTexts, "column">): Promise<void> {
  await withDuckDb(async (connection) => {
    await openUntouched(connection, paths);
    const texts = (await openTexts(connection, paths, computed.source)).join(" union all ");
    const made = await makeTexts(connection, computed, { ingest: paths.ingest, texts });
    await produceDurably(computed.path, (temporary) =>
      copyToParquet(connection, { select: `${made} order by row`, path: temporary, columns: 2 }),
    );
  });
}

const touchedTable = (column: number): string => `made_of_touched${column}`;

/** Prepares the tables that `computedTexts` reads, from the edits. */
export async function openComputed(
  connection: DuckDBConnection,
  { ingest }: ReviewedPaths,
  computed: ComputedTexts,
): Promise<void> {
  const texts = `select row, text from touched_cell where "column" = ${computed.source}`;
  const made = await makeTexts(connection, computed, { ingest, texts });
  await connection.run(`create table ${touchedTable(computed.column)} as ${made}; drop table ${PARTS}`);
}

export async function closeComputed(
  connection: DuckDBConnection,
  { column }: Pick<ComputedTexts, "column">,
): Promise<void> {
  await connection.run(`drop table ${touchedTable(column)}`);
}

/** Returns queries for row, column and text, null for no text; left-out rows are excluded. */
export function computedTexts({ column, path }: Pick<ComputedTexts, "column" | "path">): readonly string[] {
  const touched = touchedTable(column);
  return [`read_parquet(${literal(path)}) anti join ${touched} using (row)`, touched].map(
    (from) => `select row, ${column} as "column", text from ${from} anti join left_out using (row)`,
  );
}

const PARTS = "parts";

interface SourceTexts {
  /** File with the original texts. */
  readonly ingest: string;
  /** A query for rows and the texts of the source. */
  readonly texts: string;
}

/** Returns a query for rows and computed texts, and creates a table of the parts. */
async function makeTexts(
  connection: DuckDBConnection,
  { source, component, read }: Pick<ComputedTexts, "source" | "component" | "read">,
  { ingest, texts }: SourceTexts,
): Promise<string> {
  const raws = `select row, coalesce(c${source}, '') as raw from read_parquet(${literal(ingest)})`;
  const cells = `(select row, raw, text as output from (${texts}) join (${raws}) using (row))`;
  const pairs = `select distinct raw, output from ${cells} where output is not null`;
  await createParts(connection, { table: PARTS, pairs, components: [component], read });
  return `select row, p0 as text from ${cells} left join ${PARTS} using (raw, output)`;
}
