/**
 * Whether writing a value in the form of its class gives the column a type and loses nothing: dates become ISO dates,
 * grouped or decimal-comma numbers plain ones. All other forms of a class are a matter of taste, and stay as written.
 */
import type { ValueType } from "@limpid/table";

/** Digits with grouping, decimal and minus signs, and the sign or code of a currency, but no unit. */
const AMOUNT = /^[-+−(]*\s*(?:\p{Sc}|[A-Z]{3}\b)?[-+−\s]*[\d\s.,'’٫٬_]+(?:\p{Sc}|\b[A-Z]{3})?\s*[-−)]?$/u;

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
  return AMOUNT.test(text) && digitsOf(text) === digitsOf(output.normalize("NFKC"));
}

/** Leading zeros and a decimal point without digits before it are no difference. */
function digitsOf(text: string): string {
  let digits = "";
  for (const sign of text) if (sign >= "0" && sign <= "9" && (digits !== "" || sign !== "0")) digits += sign;
  return digits;
}
