/**
 * Splits a header with another delimiter than the rows below it, as from programs that only put a line on top (a fault
 * of real files that Pollock lists: "A Data Loading Benchmark", VLDB 2023).
 */
import { isFilled } from "@limpid/text";
import { isNoName } from "../../shape/cell-look.ts";
import { hasHeader } from "../../shape/has-header.ts";
import type { Rows } from "../../shape/layout.ts";
import { sampleBody } from "../../shape/sample-body.ts";
import { ALIGNED, type Dialect } from "./dialect.ts";
import { tokenizeRows } from "./tokenizer.ts";

const DELIMITERS = [",", ";", "\t", "|", ALIGNED, " "];
/** Two words may form a title by chance. */
const MIN_NAMES = 3;
const MAX_LENGTH = 5000;

/** Returns the rows, with the names split if a single cell above rows of this width holds all of them. */
export function splitOtherHeader(
  rows: Rows,
  { dialect, width }: { readonly dialect: Dialect; readonly width: number },
): Rows {
  const body = rows.findIndex((row) => row.length === width);
  const line = rows[body - 1]?.length === 1 ? (rows[body - 1]?.[0] ?? "") : "";
  if (width < MIN_NAMES || !isFilled(line) || line.length > MAX_LENGTH) return rows;
  // A line above names is a title, however many words it has.
  if (hasHeader(rows[body] ?? [], sampleBody(rows, body + 1))) return rows;
  for (const delimiter of DELIMITERS) {
    if (delimiter === dialect.delimiter) continue;
    const [names = []] = tokenizeRows(line, { delimiter, quote: '"', escape: '"' }, 1);
    if (names.length === width && isNames(names)) return rows.with(body - 1, names);
  }
  return rows;
}

function isNames(names: readonly string[]): boolean {
  return names.every((name) => isFilled(name) && !isNoName(name)) && new Set(names).size === names.length;
}
