/** One table in many dialects: which peers find delimiter, quote and header, and read the same table with them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import papaparse from "papaparse";
import { limpidCommand } from "../accuracy/scorer.ts";
import { askCommand, peerCommand } from "./ask-peer.ts";
import type { KnownTable } from "./compare-tables.ts";

export const DIALECT_PEERS = ["limpid", "clevercsv", "duckdb", "csvkit", "pandas"];

export interface DialectFigures {
  readonly peer: string;
  readonly files: number;
  readonly delimiter: number;
  /** Size, first and last row as they were written. */
  readonly table: number;
  readonly seconds: number;
}

interface DialectFile {
  readonly path: string;
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}

interface Read {
  readonly delimiter?: string;
  readonly num_rows?: number;
  readonly num_columns?: number;
  readonly first_row?: readonly string[];
  readonly last_row?: readonly string[];
}

/** DuckDB looks for four delimiters by itself; it is asked for those. */
const UNKNOWN: Readonly<Record<string, string>> = { duckdb: "~" };
const DIALECTS = [",", ";", "\t", "|", "~"].flatMap((delimiter) =>
  ['"', "'"].map((quoteChar) => ({ delimiter, quoteChar })),
);

export function writeDialects(tables: readonly KnownTable[], scratch: string): readonly DialectFile[] {
  return tables.flatMap(({ header, clean }, index) =>
    DIALECTS.map(({ delimiter, quoteChar }, which) => {
      const path = join(scratch, `dialect-${index}-${which}.csv`);
      // Odd dialects quote every cell, even ones only where they must.
      const settings = {
        delimiter,
        quoteChar,
        escapeChar: quoteChar,
        newline: "\n",
        quotes: (index + which) % 2 === 1,
      };
      writeFileSync(path, `${papaparse.unparse([header, ...clean], settings)}\n`);
      return { path, delimiter, rows: clean };
    }),
  );
}

export function dialectCommand(peer: string): string {
  return peer === "limpid"
    ? limpidCommand("ingest --lines")
    : peerCommand({ kind: "dialects", peer })
        .map((part) => `"${part}"`)
        .join(" ");
}

export function compareDialects(all: readonly DialectFile[]): readonly DialectFigures[] {
  return DIALECT_PEERS.map((peer) => {
    const files = all.filter(({ delimiter }) => delimiter !== UNKNOWN[peer]);
    const begun = performance.now();
    const answers = askCommand<Read>(
      dialectCommand(peer),
      files.map(({ path }) => path),
    );
    const pairs = files.map((file, index) => ({ file, read: answers[index] ?? {} }));
    return {
      peer,
      files: files.length,
      delimiter: pairs.filter(({ file, read }) => read.delimiter === file.delimiter).length,
      table: pairs.filter(({ file, read }) => isTable(read, file)).length,
      seconds: (performance.now() - begun) / 1000,
    };
  });
}

function isTable(read: Read, { rows }: DialectFile): boolean {
  const isRow = (got: readonly string[] = [], wanted: readonly string[] = []): boolean =>
    got.length === wanted.length && got.every((cell, column) => cell.trim() === wanted[column]?.trim());
  return (
    read.num_rows === rows.length &&
    read.num_columns === rows[0]?.length &&
    isRow(read.first_row, rows[0]) &&
    isRow(read.last_row, rows.at(-1))
  );
}
