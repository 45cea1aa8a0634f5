/**
 * Postal code. Where the table's country is known, its format decides; where not, a code of any country is let through.
 * A leading zero is never lost, and one that a spreadsheet has lost is suggested.
 * Sources: UPU Postal Addressing Systems; CLDR postal code data.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { foldDigits } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { homeCountry, MIN_TELLING } from "./home-country.ts";
import { postalFormats } from "./postal-formats.ts";
import { countryOfPostalCode, isPostalCodeSomewhere, type PostalCode, readPostalCode } from "./read-postal-code.ts";

interface PostalEvidence {
  /** Countries that other columns of the table name. */
  readonly named: readonly string[];
  /** The country of nearly all codes, or the one that a person chose; undefined if it is open. */
  readonly country: string | undefined;
  readonly cells: number;
  /** Digits of nearly all codes if all of these are digits alone; undefined if their numbers of digits vary. */
  readonly digits: number | undefined;
  /** Whether nearly all codes that could have a separator have none. */
  readonly isCompact: boolean;
}

const NEARLY_ALL = 0.9;
/** Different codes that are read to learn the country. */
const STUDIED = 1_000;
const SHAPE = /^(?=.{3})(?=.*\d)[A-Z0-9]{2,8}(?:[ -][A-Z0-9]{2,5})?$/i;
const DIGITS = /^\d+$/;
const FLOATED = /^(\d{3,6})\.0+$/;

export const postalCode = defineEntity<PostalEvidence>({
  id: "postal_code",
  title: "Postal code",
  group: "geo",
  prefilter: { minLength: 3, maxLength: 10, all: ["digit"], only: ["digit", "latin", "gap", "hyphen"] },
  type: "text",
  maxLength: 20,
  headers: [
    /\b(postal|postal ?code|post ?code|zip|zip ?code|zip\+4|pin ?code|postcode)\b/i,
    /(?:zip|post(?:al)?)_?(?:code|cd)?$/i,
    /\b(plz|postleitzahl|npa|code postal|cp|código postal|codigo postal|cep|cap|c\.a\.p\.|codice postale)\b/i,
  ],
  needsTitle: "bare",
  recognise: (text) => {
    if (text.length < 3 || text.length > 10 || !SHAPE.test(text)) return 0;
    if (/^\d+$/.test(text)) return DIGITS_ALONE[text.length] ?? 0;
    return countryOfPostalCode(text) === undefined ? 0.05 : 0.9;
  },
  learn: learnCountry,
  describe: ({ country, cells }) =>
    country === undefined || cells === 0 ? [] : [`Country ${country}: ${cells} cells have its postal code format.`],
  tells: ({ country, cells }) => (country !== undefined && cells >= MIN_TELLING ? { country } : {}),
  clean: cleanCode,
});

/** Numbers of other things are as long; five digits are the most usual length of a code. */
const DIGITS_ALONE: Readonly<Record<number, number>> = { 4: 0.25, 5: 0.45, 6: 0.2, 7: 0.05 };

function learnCountry(values: readonly CountedValue[], hints: ColumnHints): PostalEvidence {
  const step = Math.max(1, Math.floor(values.length / STUDIED));
  const studied = values.filter((_, index) => index % step === 0);
  const said = homeCountry(hints, studied, (text, country) => readPostalCode(text, country) !== undefined);
  const country = said !== undefined && postalFormats().has(said) ? said : tellingCountry(studied);
  const codes = country === undefined ? [] : studied.flatMap((value) => readCounted(value, country));
  const split = codes.filter(({ code }) => code.standard !== code.compact);
  const isCompact = findMajority(split, (text, { code }) => text.toUpperCase() === code.compact) === true;
  const digits = findMajority(studied, (text) => (DIGITS.test(text) ? text.length : 0), NEARLY_ALL) || undefined;
  return { country, named: hints.context?.named ?? [], cells: countCells(codes), digits, isCompact };
}

interface CountedCode extends CountedValue {
  readonly code: PostalCode;
}

function readCounted(value: CountedValue, country: string): readonly CountedCode[] {
  const code = readPostalCode(value.text, country);
  return code === undefined ? [] : [{ ...value, code }];
}

function tellingCountry(values: readonly CountedValue[]): string | undefined {
  const cells = new Map<string, number>();
  for (const { text, count } of values) {
    const country = countryOfPostalCode(text);
    if (country !== undefined) cells.set(country, (cells.get(country) ?? 0) + count);
  }
  const [first] = [...cells].sort((a, b) => b[1] - a[1]);
  if (first === undefined) return undefined;
  const read = countCells(values.filter(({ text }) => readPostalCode(text, first[0]) !== undefined));
  return read >= NEARLY_ALL * countCells(values) ? first[0] : undefined;
}

function cleanCode(text: string, { country, named, digits, isCompact }: PostalEvidence): Outcome {
  const plain = foldDigits(text).replace(FLOATED, "$1");
  const findOther = () => named.find((one) => readPostalCode(plain, one) !== undefined);
  if (country === undefined)
    return digits !== undefined && DIGITS.test(plain) && plain.length !== digits && findOther() === undefined
      ? invalid(`${plain.length} digits, but nearly all codes of the column have ${digits}.`)
      : cleanAnywhere(text, plain);
  const code = readPostalCode(plain, country);
  if (code === undefined) {
    const suggestions = suggest(plain, country);
    const other = suggestions.length > 0 ? undefined : findOther();
    if (other !== undefined) return confirmed(text, { country: other });
    return invalid(`Not in the postal code format of ${country}.`, suggestions);
  }
  const output = isCompact ? code.compact : code.standard;
  const area = areaOf(code);
  return rewritten(text, output, {
    why: `Format used in ${country}.`,
    rule: "form",
    components: { country, ...(area === "" ? {} : { area }) },
  });
}

function cleanAnywhere(text: string, plain: string): Outcome {
  const country = countryOfPostalCode(plain);
  const code = country === undefined ? undefined : readPostalCode(plain, country);
  if (code !== undefined && country !== undefined)
    return rewritten(text, plain.toUpperCase(), { why: "In capitals.", rule: "capitals", components: { country } });
  if (!SHAPE.test(plain)) return invalid(/\d/.test(plain) ? "Not a postal code format." : "Contains no digit.");
  if (!/^[\d -]+$/.test(plain) && !isPostalCodeSomewhere(plain))
    return invalid("No country uses this postal code format.");
  if (plain === text) return confirmed(text);
  return rewritten(text, plain, { why: "Written without decimals.", rule: "plain" });
}

/** A digit or two missing in front is what a spreadsheet makes of a leading zero. */
function suggest(plain: string, country: string): readonly string[] {
  if (!/^\d{3,7}$/.test(plain)) return [];
  const padded = [`0${plain}`, `00${plain}`].map((text) => readPostalCode(text, country));
  return padded.flatMap((code) => (code === undefined ? [] : [code.standard])).slice(0, 1);
}

/** The part of the code that names a large area: the outward code, or the first two digits. */
function areaOf({ standard, country }: PostalCode): string {
  if (country === "GB" || country === "IE") return standard.split(" ")[0] ?? "";
  if (country === "CA" || country === "US" || country === "JP") return standard.slice(0, 3);
  return /^\d{5}/.test(standard) ? standard.slice(0, 2) : "";
}
