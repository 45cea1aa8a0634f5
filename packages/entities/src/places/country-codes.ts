/** The codes of ISO 3166-1: two letters, three letters, three digits. Read when the first is asked for. */
import { COUNTRY_CODES } from "../../data/generated/country-tables.ts";

interface CountryCode {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly numeric: string;
}

let byCode: ReadonlyMap<string, CountryCode> | undefined;

/** The country of any of its codes, which is in capitals. */
export function countryOfCode(code: string): CountryCode | undefined {
  byCode ??= new Map(listCountryCodes().flatMap((one) => Object.values(one).map((key: string) => [key, one])));
  return byCode.get(code);
}

function listCountryCodes(): readonly CountryCode[] {
  return (COUNTRY_CODES.match(/.{8}/g) ?? []).map((codes) => ({
    alpha2: codes.slice(0, 2),
    alpha3: codes.slice(2, 5),
    numeric: codes.slice(5),
  }));
}

/** Whether it is one of the codes, be it in capitals or not. */
export function isCountryCode(code: string): boolean {
  return countryOfCode(code.toUpperCase()) !== undefined;
}
