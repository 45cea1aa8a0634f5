/**
 * Phone number. A column that mostly writes +, the country and the number gets E.164 throughout. One of national numbers
 * keeps its own style; where the table's country is known, each number must be one of it, and strays get that style.
 * Sources: ITU-T E.164; Google's libphonenumber (as packed by libphonenumber-js).
 */

import { type CountedValue, countCells } from "@limpid/table";
import { foldDigits } from "@limpid/text";
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { someValues } from "../columns/some-values.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, impossible, invalid, type Outcome, rewritten } from "../outcome.ts";
import { homeCountry, MIN_TELLING } from "../places/home-country.ts";

interface PhoneEvidence {
  readonly international: number;
  readonly national: number;
  /** The country of nearly all international numbers, or of the table; undefined when neither is known. */
  readonly home: CountryCode | undefined;
  /** Cells that were read and are of that country, and of another one. */
  readonly homeCells: number;
  readonly otherCells: number;
  /** How nearly all national numbers are written, a 9 for each digit; undefined when they differ. */
  readonly style: string | undefined;
  /** Countries that other columns of the table name. */
  readonly named: readonly string[];
}

/** Different numbers that are read to learn the country: all tell the same, and each costs as much as a page of integers. */
const READ_TO_LEARN = 1_000;
const NEARLY_ALL = 0.9;
/** A style is the column's own from this share of its national numbers. */
const CLEAR = 0.8;
const LABEL = /^(?:tel|telefon|phone|fax|mob(?:ile)?)\b[.:]?\s*/i;
const SHAPE = /^(?:\+|00)?[\d(][\d ()./-]{4,22}\d(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/i;

export const phone = defineEntity<PhoneEvidence>({
  id: "phone",
  title: "Phone number",
  group: "contact",
  prefilter: {
    minLength: 7,
    all: ["digit"],
    notFirst: ["small", "capital"],
    none: ["foreign", "comma", "colon", "semicolon", "at"],
  },
  type: "text",
  isPersonal: true,
  maxLength: 40,
  headers: [
    /\b(phone|telephone|tel|mobile|cell|fax|phone ?number|contact ?number)\b/i,
    /\b(telefon|telefonnummer|handy|natel|téléphone|portable|teléfono|móvil|telefone|telemóvel|telefono|cellulare|telefoon|gsm)\b/i,
  ],
  needsTitle: "bare",
  recognise: (text) => {
    if (!SHAPE.test(text)) return 0;
    const digits = text.replace(/\D/g, "").length;
    if (digits < 7 || digits > 17) return 0;
    if (/^(?:\+|00)[1-9]/.test(text)) return 0.9;
    return /^0\d|^\(/.test(text) && /[ )-]/.test(text) ? 0.5 : 0.25;
  },
  learn: learnCountries,
  describe: ({ international, national, home, homeCells, otherCells }) =>
    international > national && home !== undefined && homeCells > 0
      ? [`Country ${home}: ${homeCells} cells prove it, ${otherCells} contradict.`]
      : [],
  tells: ({ home, homeCells }) => (home !== undefined && homeCells >= MIN_TELLING ? { country: home } : {}),
  clean: cleanPhone,
});

function read(text: string, home: CountryCode | undefined): PhoneNumber | undefined {
  const dialled = foldDigits(text)
    .replace(LABEL, "")
    .replace(/^00(?=[1-9])/, "+");
  return parsePhoneNumberFromString(dialled, {
    extract: false,
    ...(home === undefined ? {} : { defaultCountry: home }),
  });
}

function isInternational(text: string): boolean {
  return /^(?:\+|00)[1-9]/.test(text);
}

function learnCountries(values: readonly CountedValue[], hints: ColumnHints): PhoneEvidence {
  const written = values.filter(({ text }) => isInternational(text));
  const step = Math.max(1, Math.floor(written.length / READ_TO_LEARN));
  const cells = new Map<CountryCode, number>();
  for (const { text, count } of written.filter((_, index) => index % step === 0)) {
    const country = read(text, undefined)?.country;
    if (country !== undefined) cells.set(country, (cells.get(country) ?? 0) + count);
  }
  const [home, homeCells] = [...cells].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
  const known = [...cells.values()].reduce((sum, count) => sum + count, 0);
  const international = countCells(written);
  const isHome = homeCells > 0 && homeCells >= NEARLY_ALL * known;
  const national = values.filter(({ text }) => !isInternational(text));
  const stated = homeCountry(hints, someValues(national), isNumberOf);
  const fallback = stated !== undefined && isSupportedCountry(stated) ? stated : undefined;
  return {
    international,
    national: countCells(values) - international,
    home: isHome ? home : fallback,
    homeCells,
    otherCells: known - homeCells,
    style: dominantStyle(national),
    named: hints.context?.named ?? [],
  };
}

function isNumberOf(text: string, country: string): boolean {
  return isSupportedCountry(country) && read(text, country)?.isValid() === true;
}

function styleOf(text: string): string {
  return foldDigits(text).replace(/\d/g, "9");
}

function dominantStyle(values: readonly CountedValue[]): string | undefined {
  const rows = new Map<string, number>();
  for (const { text, count } of values) rows.set(styleOf(text), (rows.get(styleOf(text)) ?? 0) + count);
  const [style, count] = [...rows].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
  return count >= CLEAR * countCells(values) ? style : undefined;
}

/** Three digits that no network gives to anybody; 112, 911 and their like are called by many. */
const TOO_SHORT = /^(?!1|911|999|000)\d{1,3}$/;

function cleanPhone(text: string, evidence: PhoneEvidence): Outcome {
  if (TOO_SHORT.test(text)) return impossible("Too short for a phone number.");
  const { international, national, home, named } = evidence;
  const isNational = international <= national;
  if (home === undefined && isNational && !isInternational(text))
    return SHAPE.test(text) ? confirmed(text) : invalid("Not a phone number.");
  const number = read(text, home);
  if ((number === undefined || !number.isValid()) && named.some((country) => isNumberOf(text, country)))
    return confirmed(text);
  if (number === undefined || !number.isValid())
    return invalid(home === undefined ? "Not a valid phone number." : `Not a valid number, also not in ${home}.`);
  if (number.ext !== undefined) return confirmed(text, componentsOf(number));
  return isNational && !isInternational(text) ? inStyle(text, number, evidence) : inE164(text, number, evidence);
}

function componentsOf(number: PhoneNumber): Cleaned["components"] {
  return {
    country: number.country ?? "",
    national_number: number.nationalNumber,
    // It takes as long as all else, and hardly anybody asks for it.
    get type() {
      return number.getType() ?? "";
    },
    extension: number.ext ?? "",
  };
}

function inE164(
  text: string,
  number: PhoneNumber,
  { home, homeCells, international, national }: PhoneEvidence,
): Outcome {
  const components = componentsOf(number);
  if (international <= national && home === undefined) return confirmed(text, components);
  if (isInternational(text))
    return rewritten(text, number.number, {
      why: "International format: +, country code and number.",
      rule: "e164",
      components,
    });
  return rewritten(text, number.number, {
    why:
      homeCells > 0 ? `Country ${home} added, as in ${homeCells} other cells.` : `Country ${home} added: the table's.`,
    rule: "home-country",
    prob: 0.94,
    components,
  });
}

/** A national number in the way of the column, if that has a place for each of its digits; E.164 where there is no way. */
function inStyle(text: string, number: PhoneNumber, evidence: PhoneEvidence): Outcome {
  const { style } = evidence;
  const components = componentsOf(number);
  if (style === undefined) return inE164(text, number, evidence);
  if (styleOf(text) === style) return confirmed(text, components);
  const digits = number.formatNational().replace(/\D/g, "");
  const places = style.replace(/[^9]/g, "").length;
  if (digits.length !== places) return confirmed(text, components);
  let at = 0;
  const output = style.replace(/9/g, () => digits.charAt(at++));
  return rewritten(text, output, { why: "Formatted like the rest of the column.", rule: "one-form", components });
}
