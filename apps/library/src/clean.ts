import { cleanFile } from "@limpid/pipeline";
import { cleanRows } from "./clean-rows.ts";
import { gatherTable } from "./gather.ts";
import { readOptions } from "./read-options.ts";
import type { CleanedTable, CleanOptions, Input } from "./types.ts";

/**
 * Cleans a table: infers the class of each column, gathers the evidence of all its values, and cleans each cell with what
 * that proves. Nothing leaves the machine.
 *
 * @throws {UnreadableInput} when the input is no table; its message says why
 * @throws {TypeError} when an option is none
 */
export async function clean(input: Input, options: CleanOptions = {}): Promise<CleanedTable> {
  if (typeof input !== "string" && !(input instanceof Uint8Array)) return cleanRows(input, options);
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  const checked = readOptions(options);
  return gatherTable(cleanFile(bytes, checked), checked.columnChoices);
}
