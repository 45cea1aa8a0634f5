/** Parses cleaned texts as typed values; undefined if the type could not hold the text exactly. */

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
/** Every double keeps this many decimal digits. */
const SAFE_DIGITS = 15;

/** Returns undefined for 00137 and for numbers with more digits than a double holds; they stay text. */
export function readSafeNumber(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || Object.is(value, -0)) return undefined;
  const exact = hasFewDigits(text) || (Number.isSafeInteger(value) && String(value) === text);
  return exact ? value : undefined;
}

function hasFewDigits(text: string): boolean {
  return text.replace(/^-?0*\.?0*|\./g, "").length <= SAFE_DIGITS;
}

export function readBoolean(text: string): boolean | undefined {
  return text === "true" ? true : text === "false" ? false : undefined;
}
