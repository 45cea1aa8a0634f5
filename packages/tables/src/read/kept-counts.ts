/**
 * Stores the cell counts of a long table before any edit in the metadata of its review, because counting 30 million
 * cells takes a second of CPU time.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { type CleanTable, isOpen, type Verdict } from "@limpid/table";
import { readMetadata } from "../parquet/format-version.ts";
import type { AlikeCells } from "./count-alike.ts";

/** Must change with whatever changes the counts, so that older ones are counted again. */
const KEY = "limpid_counts_1";
/**
 * More entries are not stored, because every reader of the file reads all of its metadata. A wide table has as many as
 * its columns need.
 */
const MAX_KINDS = 5000;
const MAX_KINDS_A_COLUMN = 5;
const FLAGS = { notClean: 1, invalid: 2, missing: 4 } as const;

type Packed = readonly [column: number, prob: number, flags: number, cells: number];

/** Counts the cells of a table range by range. */
export class CellCounter {
  /** For each column and probability the number of cells by their flags. */
  private readonly columns: Map<number, number[]>[] = [];

  add({ columns }: CleanTable): void {
    for (const [column, { verdicts, codes }] of columns.entries()) {
      const counts = new Uint32Array(verdicts.length);
      for (let row = 0; row < codes.length; row++) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
      const byProb = this.columns[column] ?? new Map<number, number[]>();
      this.columns[column] = byProb;
      for (const [code, verdict] of verdicts.entries()) {
        const cells = counts[code] ?? 0;
        if (cells === 0 || byProb.size > MAX_KINDS) continue;
        const known = byProb.get(verdict.prob);
        const byFlags = known ?? [];
        if (known === undefined) byProb.set(verdict.prob, byFlags);
        const flags = flagsOf(verdict);
        byFlags[flags] = (byFlags[flags] ?? 0) + cells;
      }
    }
  }

  /** Returns the metadata for the review of the table: the counts, unless there are too many. */
  metadata(): { key: string; value: string }[] {
    const counted = this.columns.flatMap((byProb, column) =>
      [...byProb].flatMap(([prob, byFlags]) =>
        byFlags.flatMap((cells, flags): Packed[] => [[column, prob, flags, cells]]),
      ),
    );
    const most = Math.max(MAX_KINDS, MAX_KINDS_A_COLUMN * this.columns.length);
    return counted.length > most ? [] : [{ key: KEY, value: JSON.stringify(counted) }];
  }
}

function flagsOf(verdict: Verdict): number {
  const { kind } = verdict;
  const isInvalid = kind === "invalid" || kind === "failed";
  return (
    (isOpen(verdict) ? FLAGS.notClean : 0) + (isInvalid ? FLAGS.invalid : 0) + (kind === "missing" ? FLAGS.missing : 0)
  );
}

/** Returns undefined if no counts are stored. */
export async function readKeptCounts(
  connection: DuckDBConnection,
  review: string,
): Promise<readonly AlikeCells[] | undefined> {
  const kept = await readMetadata(connection, review, KEY);
  return kept === undefined ? undefined : (JSON.parse(kept) as readonly Packed[]).map(unpack);
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
