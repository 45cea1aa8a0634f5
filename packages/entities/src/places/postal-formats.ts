/**
 * Postal codes by country: what is left without spaces and hyphens, where the country puts one, and what of the code's
 * own letters people leave out.
 * Sources: UPU Postal Addressing Systems; CLDR postal code data (release 26); the post offices' own pages.
 */
import { POSTAL_FORMATS } from "../../data/generated/postal-formats.ts";
export interface PostalFormat {
  readonly country: string;
  /** The code without separators. */
  readonly pattern: RegExp;
  /** Characters before the separator (counted from the end when negative), or 0 for none. */
  readonly splitAt: number;
  readonly separator: string;
  /** Letters that are part of the code, though often left out: LV of LV-1010. */
  readonly prefix: string;
}

const SEPARATORS: Readonly<Record<string, string>> = { space: " ", hyphen: "-", none: "" };

let formats: ReadonlyMap<string, PostalFormat> | undefined;

/** All countries with postal codes, by their ISO 3166-1 alpha-2 codes. */
export function postalFormats(): ReadonlyMap<string, PostalFormat> {
  formats ??= new Map(
    POSTAL_FORMATS.map(([country, pattern, splitAt, separator, prefix]) => [
      country,
      {
        country,
        pattern: new RegExp(`^${pattern.replaceAll("#", "[A-Z]")}$`),
        splitAt: Number(splitAt),
        separator: SEPARATORS[separator] ?? "",
        prefix,
      },
    ]),
  );
  return formats;
}
