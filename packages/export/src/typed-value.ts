/** Reads cleaned texts as typed values; undefined where the type could not hold the text exactly. */

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
/** As many digits survive in every double. */
const SAFE_DIGITS = 15;

/** 00137 and numbers of more digits than a double holds stay text. */
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
