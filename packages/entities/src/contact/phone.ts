/**
 * Phone number. A column that mostly writes +, the country and the number gets E.164 throughout; one of national numbers
 * keeps its own style, for its country is not known.
 * Sources: ITU-T E.164; Google's libphonenumber (as packed by libphonenumber-js).
 */

import type { CountedValue } from "@limpid/table";
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { foldDigits } from "../shared/fold-digits.ts";

interface PhoneEvidence {
  readonly international: number;
  readonly national: number;
  /** The country of nearly all international numbers; undefined when there is none. */
  readonly home: CountryCode | undefined;
  readonly homeCells: number;
}

/** Different numbers that are read to learn the country: all tell the same, and each costs as much as a page of integers. */
const READ_TO_LEARN = 1_000;
const NEARLY_ALL = 0.9;
const SHAPE = /^(?:\+|00)?[\d(][\d ()./-]{4,22}\d(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/i;

export const phone = defineEntity<PhoneEvidence>({
  id: "phone",
  title: "Phone number",
  group: "contact",
  type: "text",
  longest: 40,
  headers: [
    /\b(phone|telephone|tel|mobile|cell|fax|phone ?number|contact ?number)\b/i,
    /\b(telefon|telefonnummer|handy|natel|téléphone|portable|teléfono|móvil|telefone|telemóvel|telefono|cellulare|telefoon|gsm)\b/i,
  ],
  recognise: (text) => {
    if (!SHAPE.test(text)) return 0;
    const digits = text.replace(/\D/g, "").length;
    if (digits < 7 || digits > 17) return 0;
    if (/^(?:\+|00)[1-9]/.test(text)) return 0.9;
    return /^0\d|^\(/.test(text) && /[ )-]/.test(text) ? 0.5 : 0.25;
  },
  gather: gatherCountries,
  explain: ({ international, national, home, homeCells }) =>
    international > national && home !== undefined
      ? [`Country ${home}: ${homeCells} cells prove it, ${international - homeCells} contradict.`]
      : [],
  clean: cleanPhone,
  examples: {
    clean: [
      ["+41441234567", "+41441234567"],
      ["044 123 45 67", "+41441234567"],
      ["0041 44 123 45 67", "+41441234567"],
      ["+41 (0)44 123 45 67", "+41441234567"],
      ["+41 79 765 43 21", "+41797654321"],
    ],
    invalid: [
      ["12", "too short"],
      ["call me", "words"],
      ["+41 44 123 45 67 89 01", "too long"],
    ],
    other: ["00137", "2024-03-05", "12.50", "192.168.0.1", "12", "1'234'567", "2053258100"],
  },
});

function read(text: string, home: CountryCode | undefined): PhoneNumber | undefined {
  const dialled = foldDigits(text)
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^tel:/i, "");
  return parsePhoneNumberFromString(dialled, {
    extract: false,
    ...(home === undefined ? {} : { defaultCountry: home }),
  });
}

function isInternational(text: string): boolean {
  return /^(?:\+|00)[1-9]/.test(text);
}

function gatherCountries(values: readonly CountedValue[]): PhoneEvidence {
  const written = values.filter(({ text }) => isInternational(text));
  const step = Math.max(1, Math.floor(written.length / READ_TO_LEARN));
  const cells = new Map<CountryCode, number>();
  for (const { text, count } of written.filter((_, index) => index % step === 0)) {
    const country = read(text, undefined)?.country;
    if (country !== undefined) cells.set(country, (cells.get(country) ?? 0) + count);
  }
  const [home, homeCells] = [...cells].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
  const known = [...cells.values()].reduce((sum, count) => sum + count, 0);
  const international = rowsOf(written);
  const isHome = homeCells >= NEARLY_ALL * known;
  return { international, national: rowsOf(values) - international, home: isHome ? home : undefined, homeCells };
}

function rowsOf(values: readonly CountedValue[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}

function cleanPhone(text: string, { international, national, home, homeCells }: PhoneEvidence): Outcome {
  if (international <= national) return SHAPE.test(text) ? confirmed(text) : invalid("Not a phone number.");
  const number = read(text, home);
  if (number === undefined || !number.isValid())
    return invalid(home === undefined ? "Not a valid phone number." : `Not a valid number, also not in ${home}.`);
  if (number.ext !== undefined) return confirmed(text);
  const components = { country: number.country ?? "", national_number: number.nationalNumber };
  if (isInternational(text))
    return rewritten(text, number.number, { why: "Written as +, country and number.", rule: "e164", components });
  return rewritten(text, number.number, {
    why: `Country ${home} added, as in ${homeCells} other cells.`,
    rule: "home-country",
    prob: 0.94,
    components,
  });
}
