/**
 * Stores the cell counts of a long table before any edit in the metadata of its review, because counting 30 million
 * cells takes a second of CPU time.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readMetadata } from "../parquet/format-version.ts";
import type { ReviewPaths } from "../parquet/review-row.ts";
import { type AlikeCells, countAlike } from "./count-alike.ts";
import { cellSources } from "./open-review.ts";

/** Must change with whatever changes the counts, so that older ones are counted again. */
const KEY = "limpid_counts_1";
/** More entries are not stored, because every reader of the file reads all of its metadata. */
const MAX_KINDS = 5000;
const FLAGS = { notClean: 1, invalid: 2, missing: 4 } as const;

type Packed = readonly [column: number, prob: number, flags: number, cells: number];

/** Returns the metadata for the review of a table in these parts. `width` is the number of columns of the table. */
export async function countsToKeep(
  connection: DuckDBConnection,
  parts: readonly ReviewPaths[],
  width: number,
): Promise<Readonly<Record<string, string>>> {
  const counted = await countAlike(connection, cellSources(parts), width);
  return counted.length > MAX_KINDS ? {} : { [KEY]: JSON.stringify(counted.map(pack)) };
}

/** Returns undefined if no counts are stored. */
export async function readKeptCounts(
  connection: DuckDBConnection,
  review: string,
): Promise<readonly AlikeCells[] | undefined> {
  const kept = await readMetadata(connection, review, KEY);
  return kept === undefined ? undefined : (JSON.parse(kept) as readonly Packed[]).map(unpack);
}

function pack({ column, prob, notClean, invalid, missing, cells }: AlikeCells): Packed {
  const flags = (notClean ? FLAGS.notClean : 0) + (invalid ? FLAGS.invalid : 0) + (missing ? FLAGS.missing : 0);
  return [column, prob, flags, cells];
}

function unpack([column, prob, flags, cells]: Packed): AlikeCells {
  const has = (flag: number): boolean => (flags & flag) !== 0;
  return {
    column,
    prob,
    cells,
    notClean: has(FLAGS.notClean),
    invalid: has(FLAGS.invalid),
    missing: has(FLAGS.missing),
  };
}
