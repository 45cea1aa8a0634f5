/** The shape of a format reader, and what reading a file yields. */
import type { IngestChoices, Selectable, Table } from "@limpid/table";

/** What was found out about the file, shown under File Information. Values are what the user reads. */
export interface IngestionParameters {
  readonly compression: string;
  readonly fileType: string;
  readonly encoding: string;
  readonly delimiter: string;
  readonly lineTerminator: string;
  readonly header: boolean;
  readonly quoting: string;
  readonly index: boolean;
  /** Lines before the header (or the first row) that are not part of the table. */
  readonly skiprows: number;
  readonly sheet: string;
}

/** A line of the file that is not part of the table; `line` counts from 1. */
export interface ClutterLine {
  readonly line: number;
  readonly text: string;
}

/** Something odd that was read all the same; `row` is the data row (from 0), null when it concerns the whole file. */
export interface IngestWarning {
  readonly message: string;
  readonly row: number | null;
  /** Rows that it takes for none of the table, such as totals. */
  readonly rows?: readonly number[];
}

export interface IngestLimits {
  /** Of the file as it comes: places in it are numbers of 32 bits. */
  readonly maxBytes: number;
  /** Of a file that is decoded into one string: V8 has none longer than 2^29 characters. */
  readonly maxDecodedBytes: number;
  readonly maxColumns: number;
  readonly maxRows: number;
  readonly maxCellCharacters: number;
  /** Rows times columns: a ragged file of little text can stand for a huge table. */
  readonly maxCells: number;
  /** Of all cells together: a text that a workbook holds once may stand in a million cells. */
  readonly maxCharacters: number;
  /** For formats that unpack: bytes after unpacking, and entries of an archive. */
  readonly maxUnpackedBytes: number;
  readonly maxEntries: number;
}

export const DEFAULT_LIMITS: IngestLimits = {
  maxBytes: 2_000_000_000,
  maxDecodedBytes: 500_000_000,
  maxColumns: 16_384,
  maxRows: 10_000_000,
  maxCellCharacters: 1_000_000,
  maxCells: 200_000_000,
  maxCharacters: 1_000_000_000,
  maxUnpackedBytes: 200_000_000,
  maxEntries: 10_000,
};

export type { IngestChoices, Selectable };

export const NOTHING_ELSE: Selectable = { entries: [], sheets: [], recordPaths: [] };

export interface IngestOptions {
  readonly fileName: string;
  readonly limits: IngestLimits;
  readonly choices: IngestChoices;
}

export interface IngestedTable {
  readonly kind: "table";
  readonly table: Table;
  readonly parameters: IngestionParameters;
  readonly choices: IngestChoices;
  readonly selectable: Selectable;
  readonly clutter: readonly ClutterLine[];
  readonly warnings: readonly IngestWarning[];
}

/** The file cannot be read as a table; `reason` names the cause and, where there is one, the place. */
export interface Refused {
  readonly kind: "refused";
  readonly code: "empty" | "binary" | "malformed" | "too_large" | "no_table" | "protected";
  readonly reason: string;
  /** What was found out about the file before it was refused. */
  readonly found?: Pick<IngestionParameters, "compression" | "encoding">;
}

export function refused(code: Refused["code"], reason: string): Refused {
  return { kind: "refused", code, reason };
}

export type IngestOutcome = IngestedTable | Refused;

export interface Reader {
  readonly id: string;
  /** What people call the format, for the upload screen. */
  readonly title: string;
  readonly extensions: readonly string[];
  /** What it makes of such a file, in plain sentences: the page on formats is made of them. */
  readonly reads: readonly string[];
  /** What may be chosen in place of what it detects. */
  readonly obeys: readonly (keyof IngestChoices)[];
  /** Whether it reads such bytes as they are, without one string of all of them. */
  readonly readsBytes?: (bytes: Uint8Array, choices: IngestChoices) => boolean;
  /** How sure the first bytes (up to 64 kB) are of this format, 0 to 1. */
  readonly sniff: (head: Uint8Array, fileName: string) => number;
  readonly read: (bytes: Uint8Array, options: IngestOptions) => IngestOutcome;
}
