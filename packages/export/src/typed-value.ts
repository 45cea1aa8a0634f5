/** Reads cleaned texts as typed values; undefined where the type could not hold the text exactly. */

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
/** As many digits survive in every double, and in Excel. */
const SAFE_DIGITS = 15;
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** 00137 and numbers of more digits than a double holds stay text. */
export function readSafeNumber(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || Object.is(value, -0)) return undefined;
  const exact = hasFewDigits(text) || (Number.isSafeInteger(value) && String(value) === text);
  return exact ? value : undefined;
}

export function hasFewDigits(text: string): boolean {
  return text.replace(/^-?0*\.?0*|\./g, "").length <= SAFE_DIGITS;
}

export function readBoolean(text: string): boolean | undefined {
  return text === "true" ? true : text === "false" ? false : undefined;
}

/** In UTC, so that no zone shifts it. */
export function readDate(text: string): Date | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 ? date : undefined;
}
