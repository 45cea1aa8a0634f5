/**
 * Whether writing a value in the form of its class gives the column a type and loses nothing: dates become ISO dates,
 * grouped or decimal-comma numbers plain ones. All other forms of a class are a matter of taste, and stay as written.
 */
import { splitCurrency } from "@limpid/entities";
import type { ValueType } from "@limpid/table";

/** Digits with grouping, decimal and minus signs, but no unit, and no plus: who writes one means it. */
const AMOUNT = /^[-−(\s]*[\d\s.,'’٫٬_]+[-−)]?$/u;

const DATES: ReadonlySet<ValueType> = new Set(["date", "datetime"]);
const NUMBERS: ReadonlySet<ValueType> = new Set(["integer", "number"]);

/** Whether values of the type have a form that loses nothing. */
export function isConversionType(type: ValueType): boolean {
  return DATES.has(type) || NUMBERS.has(type);
}

export function isConversion(type: ValueType, raw: string, output: string): boolean {
  if (DATES.has(type)) return true;
  if (!NUMBERS.has(type)) return false;
  const text = raw.normalize("NFKC");
  return AMOUNT.test(splitCurrency(text.trim()).amount) && haveSameDigits(text, output.normalize("NFKC"));
}

/** Leading zeros and a decimal point without digits before it are no difference. */
function haveSameDigits(one: string, other: string): boolean {
  let [at, place] = [nextDigit(one, 0, FIRST_NONZERO), nextDigit(other, 0, FIRST_NONZERO)];
  while (at < one.length && place < other.length) {
    if (one.charCodeAt(at) !== other.charCodeAt(place)) return false;
    [at, place] = [nextDigit(one, at + 1), nextDigit(other, place + 1)];
  }
  return at === one.length && place === other.length;
}

const [ZERO, FIRST_NONZERO, NINE] = [0x30, 0x31, 0x39];

/** Returns the place of the next digit, or the end of the text. */
function nextDigit(text: string, from: number, least = ZERO): number {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) < least || text.charCodeAt(at) > NINE)) at++;
  return at;
}
