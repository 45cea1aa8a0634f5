/** Skips the number of lines that a person has chosen, however large it is. */
import { inDigits } from "../../shape/limits.ts";
import { lineStartAfter } from "./line-number.ts";
import type { Prologue } from "./prologue.ts";

const MAX_SHOWN = 200;

/** Returns undefined if nothing is left below. */
export function skipLines(bytes: Uint8Array, lines: number): Prologue | undefined {
  const end = lineStartAfter(bytes, lines);
  if (!bytes.subarray(end).some((byte) => byte > 32)) return undefined;
  const head = new TextDecoder().decode(bytes.subarray(0, lineStartAfter(bytes, Math.min(lines, MAX_SHOWN))));
  const clutter = head
    .split(/\r{0,2}\n|\r/)
    .slice(0, MAX_SHOWN)
    .map((text, index) => ({ line: index + 1, text }));
  const more = lines - clutter.length;
  const rest = more > 0 ? [{ line: MAX_SHOWN + 1, text: `(and ${inDigits(more)} more lines)` }] : [];
  return { end, says: {}, clutter: [...clutter.filter(({ text }) => text !== ""), ...rest] };
}
