/** VAT numbers with their country in front, checked by the rules of that country. */
import jsvat from "jsvat-next";

const countryOf: ReadonlyMap<string, (typeof jsvat.countries)[number]> = new Map(
  jsvat.countries.flatMap((country) =>
    [country.codes[0] ?? "", ...(country.codes.slice(3) as readonly string[])].map((code) => [code, country]),
  ),
);
/** Prefixes that are not the country's ISO code. */
const ISO_OF: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };
/** Written in ways that the library does not read. */
const NORWAY = /^NO(\d{9})(?:MVA)?$/;
const ROMANSH = /^(CHE\d{9})TPV$/;

/** The country of the first letters: an ISO 3166-1 code, or EU. */
export function vatPrefix(number: string): string {
  const prefix = number.slice(0, 2);
  return ISO_OF[prefix] ?? prefix;
}

export function hasVatCheck(country: string): boolean {
  return countryOf.has(country);
}

/** Whether a number with its country in front is right. */
export function checkVatNumber(number: string): boolean {
  const norwegian = NORWAY.exec(number)?.[1];
  if (norwegian !== undefined) return passes(`${norwegian}MVA`, "NO");
  return passes(number.replace(ROMANSH, "$1"), vatPrefix(number));
}

function passes(number: string, country: string): boolean {
  const rules = countryOf.get(country);
  return rules !== undefined && jsvat.checkVAT(number, [rules]).isValid;
}

/** Whether a number without country is right in any. */
export function isAnyVatNumber(bare: string): boolean {
  return [...countryOf.keys()].some((country) => {
    const prefix = country === "CH" ? "CHE" : country === "GR" ? "EL" : country;
    return checkVatNumber(prefix + bare);
  });
}
