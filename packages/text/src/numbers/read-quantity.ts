/** Reads a text as a quantity for distributions: a number, or a day as a number that grows with time. */

import { estimateNumber } from "./estimate-number.ts";

export type Quantity =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "date"; readonly value: number }
  | { readonly kind: "text" };

const TEXT: Quantity = { kind: "text" };
const MAX_LENGTH = 24;
const FRAMED = /^[$€£¥₹]?\s?([-+−]?[\d.,'’]+)\s?(?:%|[a-zA-Z°µ€$£]{1,4}[23²³]?)?$/;
const DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ]|$)/;

export function readQuantity(text: string): Quantity {
  if (text.length === 0 || text.length > MAX_LENGTH || !mayMeasure(text.charCodeAt(0))) return TEXT;
  const number = estimateNumber(text, "decimals");
  if (number !== undefined) return { kind: "number", value: number.value };
  const date = DATE.exec(text);
  if (date !== null) return { kind: "date", value: daysOf(Number(date[1]), Number(date[2]), Number(date[3])) };
  const framed = estimateNumber(FRAMED.exec(text)?.[1] ?? "", "decimals");
  return framed === undefined ? TEXT : { kind: "number", value: framed.value };
}

/** Whether the code is that of a digit, a sign or a currency symbol. */
function mayMeasure(first: number): boolean {
  return (first >= 0x24 && first <= 0x39) || first > 0x9f;
}

/** The order of day and month hardly matters here, because the year dominates. */
function daysOf(first: number, second: number, third: number): number {
  if (first > 31 || third <= 31) return first * 372 + second * 31 + third;
  return third * 372 + Math.min(first, second) * 31 + Math.max(first, second);
}
