/** Defines the interface of a format reader, and the result of reading a file. */
import type { FurtherTable, IngestChoices, ReadBalance, Selectable, Table } from "@limpid/table";

/** Facts about the file, shown under File Information in the user's words. */
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

/** An oddity that did not stop the reading; `row` is the data row (from 0), null if it concerns the whole file. */
export interface IngestWarning {
  readonly message: string;
  readonly row: number | null;
  /** Rows that are probably not part of the table, such as totals. */
  readonly rows?: readonly number[];
}

export interface IngestLimits {
  /** Largest file as uploaded; offsets in it are 32-bit numbers. */
  readonly maxBytes: number;
  /** Largest file that is decoded into one string; V8 allows at most 2^29 characters. */
  readonly maxDecodedBytes: number;
  readonly maxColumns: number;
  readonly maxRows: number;
  readonly maxCellCharacters: number;
  /** Rows times columns: a ragged file of little text can expand to a huge table. */
  readonly maxCells: number;
  /** Characters of all cells together: a text that a workbook stores once may occur in a million cells. */
  readonly maxCharacters: number;
  /** Limits for formats that unpack: bytes after unpacking, and entries of an archive. */
  readonly maxUnpackedBytes: number;
  readonly maxEntries: number;
}

export const DEFAULT_LIMITS: IngestLimits = {
  maxBytes: 2_000_000_000,
  maxDecodedBytes: 500_000_000,
  maxColumns: 16_384,
  maxRows: 10_000_000,
  maxCellCharacters: 2_000_000,
  maxCells: 200_000_000,
  maxCharacters: 1_000_000_000,
  maxUnpackedBytes: 200_000_000,
  maxEntries: 10_000,
};

export type { FurtherTable, IngestChoices, ReadBalance, Selectable };

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

/** The file cannot be read as a table; `reason` names the cause and, if there is one, the place. */
export interface Refused {
  readonly kind: "refused";
  readonly code: "empty" | "binary" | "malformed" | "too_large" | "no_table" | "protected";
  readonly reason: string;
  /** Facts found about the file before it was refused. */
  readonly found?: Pick<IngestionParameters, "compression" | "encoding">;
}

export function refused(code: Refused["code"], reason: string): Refused {
  return { kind: "refused", code, reason };
}

export type IngestOutcome = IngestedTable | Refused;

export interface Reader {
  readonly id: string;
  /** Common name of the format, for the upload screen. */
  readonly title: string;
  readonly extensions: readonly string[];
  /** Sentences about how it reads such a file, used for the page on formats. */
  readonly reads: readonly string[];
  /** Choices of a person that override its detection. */
  readonly obeys: readonly (keyof IngestChoices)[];
  /** Whether it reads these bytes directly, without decoding them into one string. */
  readonly readsBytes?: (bytes: Uint8Array, choices: IngestChoices) => boolean;
  /** Returns how certainly the first bytes (up to 64 kB) are in this format, 0 to 1. */
  readonly sniff: (head: Uint8Array, fileName: string) => number;
  readonly read: (bytes: Uint8Array, options: IngestOptions) => IngestOutcome;
}
