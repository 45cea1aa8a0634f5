/**
 * Reads dates without separators: 20240305, 202403051430, 20240305143000. Years are bounded, since most such numbers
 * are ids.
 */
import type { Token } from "../lexer.ts";
import { makePiece, type Slot, type SlotComponent } from "../plan.ts";
import { numberAt, type Rule } from "./rule.ts";

const YEARS = { first: 1900, last: 2100 };
const PARTS: readonly (readonly [SlotComponent, number])[] = [
  ["year", 4],
  ["month", 2],
  ["day", 2],
  ["hour", 2],
  ["minute", 2],
  ["second", 2],
];
/** Number of parts and weight by the number of digits. */
const FORMS: Readonly<Record<number, { readonly parts: number; readonly weight: number }>> = {
  8: { parts: 3, weight: 0.8 },
  12: { parts: 5, weight: 0.5 },
  14: { parts: 6, weight: 0.7 },
};

export const compactDate: Rule = {
  name: "compact-date",
  propose: (line, at) => {
    const number = numberAt(line, at, 8, 14);
    const form = FORMS[number?.text.length ?? 0];
    if (number === undefined || form === undefined) return [];
    const slots = cutDigits(number, PARTS.slice(0, form.parts));
    return [
      makePiece({ rule: "compact-date", writing: "compact", next: at + 1, slots, weight: form.weight, years: YEARS }),
    ];
  },
};

/** Cuts one number into consecutive slots of fixed width. */
export function cutDigits(number: Token, parts: readonly (readonly [SlotComponent, number])[]): Slot[] {
  let start = number.start;
  return parts.map(([component, width]) => {
    const slot = { component, start, end: start + width };
    start += width;
    return slot;
  });
}
