/** Reads a postal code by the format of a country. */
import { type PostalFormat, postalFormats } from "./postal-formats.ts";

export interface PostalCode {
  readonly country: string;
  /** The code as the country's post writes it. */
  readonly standard: string;
  /** The same without its separator. */
  readonly compact: string;
}

/** Old letters of countries before their codes: D-10115, A-1010, F-75001. */
const CAR_LETTERS: Readonly<Record<string, string>> = {
  DE: "D",
  AT: "A",
  FR: "F",
  IT: "I",
  BE: "B",
  SE: "S",
  NO: "N",
  FI: "FIN",
  LU: "L",
  LI: "FL",
  PT: "P",
  ES: "E",
  SI: "SLO",
  HU: "H",
  EE: "EST",
};
const PREFIXED = /^([A-Z]{1,3})[- ]+(?=\d)/;

export function readPostalCode(text: string, country: string): PostalCode | undefined {
  const format = postalFormats().get(country);
  if (format === undefined || text.length > 16) return undefined;
  const code = withoutCountry(text.toUpperCase(), format);
  const compact = code.replace(/[ -]/, "");
  if (!isSplitWell(code, compact, format)) return readWithPrefix(code, compact, format);
  return format.pattern.test(compact) ? inFormat(compact, format) : readWithPrefix(code, compact, format);
}

function withoutCountry(code: string, { country, prefix }: PostalFormat): string {
  const letters = PREFIXED.exec(code)?.[1];
  if (letters === undefined || prefix === country) return code;
  return letters === country || letters === CAR_LETTERS[country] || letters === prefix
    ? code.replace(PREFIXED, "")
    : code;
}

/** One separator at most, and where the country has it; a country with none writes its codes in one. */
function isSplitWell(code: string, compact: string, { splitAt, separator, country }: PostalFormat): boolean {
  if (code === compact) return true;
  const at = code.search(/[ -]/);
  const place = splitAt < 0 ? compact.length + splitAt : splitAt;
  return splitAt !== 0 && at === place && compact.length === code.length - 1 && (separator !== "" || country === "IN");
}

/** The code without letters that belong to it: 1010 for LV-1010. */
function readWithPrefix(code: string, compact: string, format: PostalFormat): PostalCode | undefined {
  const { prefix, pattern } = format;
  if (prefix === "" || /[^A-Z0-9 -]/.test(code)) return undefined;
  const bare = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact;
  const whole = [`${prefix}${bare}`, bare].find((candidate) => /^\d+$/.test(bare) && pattern.test(candidate));
  return whole === undefined ? undefined : inFormat(whole, format);
}

function inFormat(compact: string, { country, splitAt, separator }: PostalFormat): PostalCode {
  const place = splitAt < 0 ? compact.length + splitAt : splitAt;
  const isSplit = place > 0 && place < compact.length;
  const standard = isSplit ? `${compact.slice(0, place)}${separator}${compact.slice(place)}` : compact;
  return { country, standard, compact };
}

/** Whether a country writes its codes so: digits only are the codes of half the world and prove none. */
const TELLING: readonly (readonly [country: string, pattern: RegExp])[] = [
  ["GB", /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/],
  ["CA", /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/],
  ["IE", /^[A-Z]\d[\dW] ?[A-Z0-9]{4}$/],
  ["NL", /^[1-9]\d{3} ?[A-Z]{2}$/],
  ["US", /^\d{5}-\d{4}$/],
  ["BR", /^\d{5}-\d{3}$/],
  ["PT", /^\d{4}-\d{3}$/],
  ["JP", /^\d{3}-\d{4}$/],
  ["PL", /^\d{2}-\d{3}$/],
  ["MT", /^[A-Z]{3} ?\d{4}$/],
  ["LV", /^LV-\d{4}$/],
  ["LT", /^LT-\d{5}$/],
  ["AR", /^[A-Z]\d{4}[A-Z]{3}$/],
];

/** The country whose own way of writing a code is, where it has one. */
export function countryOfPostalCode(text: string): string | undefined {
  if (text.length < 5 || text.length > 10) return undefined;
  const code = text.toUpperCase();
  const country = TELLING.find(([, pattern]) => pattern.test(code))?.[0];
  return country !== undefined && readPostalCode(code, country) !== undefined ? country : undefined;
}

let lettered: readonly string[] | undefined;

/** Whether a code with letters in it may be of any country at all. */
export function isPostalCodeSomewhere(text: string): boolean {
  lettered ??= [...postalFormats().values()]
    .filter(({ pattern, prefix }) => prefix !== "" || /[A-Z]/.test(pattern.source))
    .map(({ country }) => country);
  return lettered.some((country) => readPostalCode(text, country) !== undefined);
}
