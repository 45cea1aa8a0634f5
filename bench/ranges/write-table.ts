/** The generated table as a file of any length, and what its export must be. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type KnownCell, knownRow, TITLES } from "../support/generate-table.ts";

/** A file, by its length and sum. */
export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
}

export interface WrittenTable {
  readonly path: string;
  readonly bytes: number;
  /** The export as CSV. */
  readonly cleaned: FileFacts;
}

const ROWS_AT_A_TIME = 5000;

export async function writeTable(path: string, rows: number): Promise<WrittenTable> {
  const sum = createHash("sha256").update(`${TITLES.join(",")}\r\n`);
  let cleanedBytes = TITLES.join(",").length + 2;
  let bytes = 0;
  async function* pieces(): AsyncGenerator<string> {
    for (let first = 0; first <= rows; first += ROWS_AT_A_TIME) {
      const known = Array.from({ length: Math.min(ROWS_AT_A_TIME, rows - first) }, (_, row) => knownRow(first + row));
      const cleaned = lines(known, ({ clean }) => clean, ",", "\r\n");
      const raw = (first === 0 ? `${TITLES.join(";")}\n` : "") + lines(known, ({ raw }) => raw, ";", "\n");
      sum.update(cleaned);
      // No text of the table is beyond ASCII.
      cleanedBytes += cleaned.length;
      bytes += raw.length;
      yield raw;
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path));
  return { path, bytes, cleaned: { bytes: cleanedBytes, sha256: sum.digest("hex") } };
}

/** No text of the table has a delimiter, a quote or a line end. */
function lines(
  rows: readonly KnownCell[][],
  textOf: (cell: KnownCell) => string,
  delimiter: string,
  end: string,
): string {
  return rows.map((cells) => cells.map(textOf).join(delimiter) + end).join("");
}
