/** A bare number for features: digits with an optional sign, groups of thousands and one decimal sign. */
export interface PlainNumber {
  readonly value: number;
  readonly wholeDigits: number;
  readonly fractionDigits: number;
  readonly hasLeadingZero: boolean;
  readonly isGrouped: boolean;
}

const MAX_LENGTH = 24;
const NUMBER = /^[-+−]?(\d{1,3}(?:,\d{3})+|\d+|)(?:[.,](\d+))?(?:e[-+]?\d{1,3})?$/i;

export function readPlainNumber(text: string): PlainNumber | undefined {
  if (text.length > MAX_LENGTH || text.length === 0) return undefined;
  const last = text.charCodeAt(text.length - 1);
  if (last < 0x30 || last > 0x39) return undefined;
  const match = NUMBER.exec(text);
  if (match === null) return undefined;
  const [, whole = "", fraction = ""] = match;
  const isGrouped = whole.includes(",");
  const value = Number((isGrouped ? text.replaceAll(",", "") : text.replace(",", ".")).replace("−", "-"));
  if (!Number.isFinite(value)) return undefined;
  return {
    value,
    wholeDigits: whole.length - (isGrouped ? whole.split(",").length - 1 : 0),
    fractionDigits: fraction.length,
    hasLeadingZero: whole.length > 1 && whole.startsWith("0"),
    isGrouped,
  };
}
