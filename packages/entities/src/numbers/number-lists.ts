/** 104,105,106: one number with its digits grouped, or the list of three. */
import type { CountedValue } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { someValues } from "../columns/some-values.ts";

/** The first number is as long as the others, which is rare among groups of digits. */
const EQUALLY_LONG = /^\d{3}(?:,\d{3})+$/;
const LONG_LIST = /^\d{3}(?:,\d{3}){2,}$/;
/** 12,345 and 1,234,567 are groups of digits. */
const GROUPED = /^\d{1,2}(?:,\d{3})+$/;
/** +290,+247 can be nothing else. */
const SIGNED_LIST = /^[+-]\d+(?:, ?[+-]\d+)+$/;
/** A number may be so many times as large as the largest of the others. */
const LARGER = 10;

export function mayBeList(text: string): boolean {
  return EQUALLY_LONG.test(text);
}

export function isSignedList(text: string): boolean {
  return SIGNED_LIST.test(text);
}

/**
 * Whether the column has lists of numbers: some are of three or more, no number of another length has its digits grouped,
 * and as one number most of them were far larger than all others.
 */
export function hasLists(values: readonly CountedValue[], strip: (text: string) => string): boolean {
  const sizes: number[] = [];
  let [largest, hasLong] = [0, false];
  for (const { text } of someValues(values)) {
    const plain = strip(text);
    const reading = readNumber(plain);
    if (reading.kind === "none") continue;
    if (GROUPED.test(plain)) return false;
    const size = Math.abs(Number(reading.kind === "number" ? reading.canonical : reading.grouped));
    if (!mayBeList(plain)) largest = Math.max(largest, size);
    else {
      sizes.push(size);
      hasLong ||= LONG_LIST.test(plain);
    }
  }
  const far = sizes.filter((size) => size > LARGER * largest).length;
  return hasLong && largest > 0 && far * 2 > sizes.length;
}
