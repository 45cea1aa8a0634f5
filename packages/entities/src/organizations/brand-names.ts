/** Brands that many tables of products and cars name (data/brand-names.tsv). */
import { BRAND_NAMES } from "../../data/generated/brand-names.ts";

const KNOWN: ReadonlySet<string> = new Set(BRAND_NAMES.map(([brand]) => brand));

export function isBrandName(lowerCase: string): boolean {
  return KNOWN.has(lowerCase);
}

/** The brand that a text starts with, as written; the empty text when it starts with none. */
export function brandAtStart(text: string): string {
  const first = text.indexOf(" ");
  if (first === -1) return "";
  const second = text.indexOf(" ", first + 1);
  const ends = second === -1 ? [first] : [second, first];
  const end = ends.find((at) => KNOWN.has(text.slice(0, at).toLowerCase()));
  return end === undefined ? "" : text.slice(0, end);
}
