/** Texts that a column has as values of its own, whatever its class says of them. */
import type { CountedValue } from "@limpid/table";
import { isOneEditApart } from "@limpid/text";

/** So many cells of one refused text are no mistake of anybody: the column has it as a value of its own. */
const MIN_CELLS = 3;
/** So many times more frequent, a value that differs by one letter is what was meant. */
const MORE_FREQUENT = 5;

/** Cells by text, of the texts that repeat. Texts that were mended may come more than once. */
export function countRepeated(values: readonly CountedValue[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text, count } of values) counts.set(text, (counts.get(text) ?? 0) + count);
  for (const [text, count] of counts) if (count < MIN_CELLS) counts.delete(text);
  return counts;
}

export function isOwnValue(text: string, repeated: ReadonlyMap<string, number>): boolean {
  const own = repeated.get(text);
  return own !== undefined && !isNearFrequent(text, own, repeated);
}

function isNearFrequent(text: string, own: number, repeated: ReadonlyMap<string, number>): boolean {
  const lower = text.toLowerCase();
  for (const [other, count] of repeated)
    if (count >= MORE_FREQUENT * own && isOneEditApart(lower, other.toLowerCase())) return true;
  return false;
}
