/**
 * The GS1 member organisation that gave out a GTIN's prefix; it says where the maker is a member, not where a thing was made.
 * Source: GS1 company prefix list, https://www.gs1.org/standards/id-keys/company-prefix.
 */
import { GS1_PREFIXES } from "../../data/generated/gs1-prefixes.ts";

interface PrefixRange {
  readonly from: number;
  readonly to: number;
  readonly country: string;
}

const ranges: readonly PrefixRange[] = GS1_PREFIXES.map(([first, last, country]) => ({
  from: Number(first),
  to: Number(last),
  country,
}));

/** ISO 3166-1 alpha-2 code, or the empty text for a prefix of no country (books, coupons, a shop's own numbers). */
export function countryOfPrefix(gtin: string): string {
  const prefix = Number(gtin.length === 8 ? gtin.slice(0, 3) : gtin.padStart(14, "0").slice(1, 4));
  return ranges.find(({ from, to }) => prefix >= from && prefix <= to)?.country ?? "";
}
