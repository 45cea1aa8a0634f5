/** Takes rows from the middle and the end of a file, which are evidence for its header like those at the start. */
import type { Rows } from "../../shape/layout.ts";
import type { Detected } from "./detect-dialect.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer } from "./tokenizer.ts";

const LF = 10;
const CR = 13;
const SHARES = [0.25, 0.5, 0.75, 0.95];
const ROWS = 8;
/** Longer rows are not worth the time. */
const PART_BYTES = 64 * 1024;

/** Returns rows of the usual width; none of a place where rows differ, which may be within a quoted cell. */
export function takeFarRows(bytes: Uint8Array, from: number, { dialect, width }: Detected): Rows {
  return SHARES.flatMap((share) => {
    const start = lineAfter(bytes, from + Math.floor((bytes.length - from) * share));
    const part = bytes.subarray(start, start + PART_BYTES);
    const block = new RowBlock(part, dialect);
    new Tokenizer(part, dialect, { at: 0, width }).fill(block, ROWS + 1, 0);
    // The last row may be cut.
    const rows = Array.from({ length: Math.max(0, block.rowCount - 1) }, (_, row) => row);
    return rows.every((row) => block.width(row) === width) ? rows.map((row) => block.texts(row)) : [];
  });
}

function lineAfter(bytes: Uint8Array, place: number): number {
  let at = place;
  while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++;
  while (at < bytes.length && (bytes[at] === LF || bytes[at] === CR)) at++;
  return at;
}
