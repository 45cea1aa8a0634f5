/** A Parquet file as the CSV that all here reads: texts to the byte, no data as an empty cell, and other values as DuckDB writes them. */
import { open, stat } from "node:fs/promises";
import { exportCsv } from "@limpid/export";
import type { IngestChoices } from "@limpid/ingest";
import { sourceFromForeignParquet } from "@limpid/tables";
import { explainFileError, UserError } from "../user-error.ts";

/** How that CSV is read, whatever its cells look like. */
export const CSV_OF_PARQUET: IngestChoices = {
  encoding: "utf-8",
  delimiter: ",",
  quote: '"',
  escape: '"',
  skiprows: 0,
  headerRows: 1,
};
/** Such a file begins with it. */
const SIGN = "PAR1";

export async function isParquet(path: string): Promise<boolean> {
  if (path === "-") return false;
  try {
    // A pipe cannot be read twice.
    if (!(await stat(path)).isFile()) return false;
    const file = await open(path, "r");
    try {
      const { buffer } = await file.read(Buffer.alloc(SIGN.length), 0, SIGN.length, 0);
      return buffer.toString("latin1") === SIGN;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw explainFileError(error, "read", path);
  }
}

export async function* parquetAsCsv(path: string, { hasTitles = true } = {}): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  try {
    for await (const text of exportCsv(await sourceFromForeignParquet(path))) {
      if (!isFirst || hasTitles) yield Buffer.from(text);
      isFirst = false;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UserError(`Cannot read "${path}": ${reason}`, { cause: error });
  }
}
