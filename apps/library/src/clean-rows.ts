import { cleanTable } from "@limpid/pipeline";
import { gatherTable } from "./gather.ts";
import { ingestRows } from "./ingest-rows.ts";
import { readOptions } from "./read-options.ts";
import type { CleanedTable, CleanOptions, Rows } from "./types.ts";

/**
 * The same of rows that a program has; runs in browsers, too.
 *
 * @throws {TypeError} when a row or an option is none
 */
export async function cleanRows(rows: Rows, options: CleanOptions = {}): Promise<CleanedTable> {
  const checked = readOptions(options);
  return gatherTable(cleanTable(ingestRows(rows), checked), checked.columnChoices);
}
