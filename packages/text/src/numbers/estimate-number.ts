/**
 * Estimates the size of a number for statistics over a column. It is quick and has no evidence of how the column writes
 * numbers; `readNumber` reads what a cell says, and this function guesses where that is ambiguous.
 */
export interface NumberEstimate {
  readonly value: number;
  readonly wholeDigits: number;
  readonly fractionDigits: number;
  readonly hasLeadingZero: boolean;
  readonly isGrouped: boolean;
}

/**
 * How to read a single comma before three digits, and which signs group. "groups" accepts commas only, wherever they
 * may group; "decimals" accepts any usual sign and reads a single comma as the decimal sign.
 */
export type CommaHabit = "groups" | "decimals";

const MAX_LENGTH = 24;
const NUMBER =
  /^[-+−]?(?<whole>\d{1,3}(?:[,'’ \u00A0\u202F]\d{3})+|\d*)(?:(?<point>[.,])(?<fraction>\d+))?(?<exponent>e[-+]?\d{1,3})?$/i;
const SEPARATORS = /[,'’ \u00A0\u202F]/g;

export function estimateNumber(text: string, comma: CommaHabit): NumberEstimate | undefined {
  if (text.length > MAX_LENGTH || !endsInDigit(text)) return undefined;
  const groups = NUMBER.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { whole = "", point, fraction = "", exponent } = groups;
  const separators = whole.match(SEPARATORS) ?? [];
  const isGrouped = separators.length > 0 && !(comma === "decimals" && isSingleComma(separators, point));
  if (isGrouped && !mayGroup({ separators, point, exponent }, comma)) return undefined;
  const plain = isGrouped ? text.replace(comma === "groups" ? /,/g : SEPARATORS, "") : text.replace(",", ".");
  const value = Number(plain.replace("−", "-"));
  if (!Number.isFinite(value)) return undefined;
  return {
    value,
    wholeDigits: whole.length - (isGrouped ? separators.length : 0),
    fractionDigits: fraction.length,
    hasLeadingZero: whole.length > 1 && whole.startsWith("0"),
    isGrouped,
  };
}

interface Grouping {
  readonly separators: readonly string[];
  readonly point: string | undefined;
  readonly exponent: string | undefined;
}

function mayGroup({ separators, point, exponent }: Grouping, comma: CommaHabit): boolean {
  if (comma === "groups") return separators.every((separator) => separator === ",");
  return point !== "," && exponent === undefined;
}

function isSingleComma(separators: readonly string[], point: string | undefined): boolean {
  return separators.length === 1 && separators[0] === "," && point === undefined;
}

function endsInDigit(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0x30 && last <= 0x39;
}
