/**
 * The registration plate of a vehicle: capitals, and the separator that the column uses.
 * Sources: Vienna Convention on Road Traffic, annex 2; Wikipedia, vehicle registration plates (by country).
 */
import type { CountedValue } from "@limpid/table";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { homeCountry } from "../places/home-country.ts";
import { platePatterns } from "./plate-patterns.ts";

interface PlateEvidence {
  readonly country: string | undefined;
  /** The one sign that nearly all cells with a separator have. */
  readonly separator: string | undefined;
}

const MAJORITY = 0.8;
const SEPARATORS = /[ .·•-]/g;
/** A word among the groups is no part of a plate: "Zug RE 4442". */
const WORD = /\p{Lu}\p{Ll}{2,}|\p{Ll}{4,}/u;
/** Letters and digits in groups, both present, as on plates of nearly everywhere. */
const ANY = /^(?=.*\d)[\p{Lu}\d]{1,8}(?:[ .·•-][\p{Lu}\d]{1,6}){0,3}$/u;
const LIKELY =
  /^[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?\d{1,4}$|^[A-Z]{2}[ -]?\d{2,3}[ -]?[A-Z]{2,3}$|^[A-Z]{3}[ -]?\d{3,4}$|^\d{1,4}[ -][A-Z]{3}$|^\d{3}[ -]?[A-Z]{3}$/;

export const licensePlate = defineEntity<PlateEvidence>({
  id: "license_plate",
  title: "Registration plate",
  group: "person",
  prefilter: { minLength: 4, maxLength: 11 },
  type: "text",
  isPersonal: true,
  maxLength: 20,
  headers: [
    /\b(licen[cs]e ?plate|number ?plate|plate|plate ?(?:no|number)|vehicle ?registration|registration|reg ?(?:no|number))\b/i,
    /\b(kennzeichen|kontrollschild|nummernschild|immatriculation|plaque|matrícula|matricula|placa|targa|kenteken)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 4 || text.length > 11) return 0;
    return LIKELY.test(text) ? 0.4 : ANY.test(text) && /\p{Lu}/u.test(text) ? 0.06 : 0;
  },
  learn: learnSeparator,
  describe: ({ country }) => (country === undefined ? [] : [`Plates of ${country}.`]),
  clean: cleanPlate,
});

function isPlateOf(text: string, country: string): boolean {
  return platePatterns.get(country)?.test(text.toUpperCase().replace(/\s+/g, " ")) === true;
}

function learnSeparator(values: readonly CountedValue[], hints: ColumnHints): PlateEvidence {
  const said = homeCountry(hints, values, isPlateOf);
  const country = said !== undefined && platePatterns.has(said) ? said : undefined;
  const cells = new Map<string, number>();
  let split = 0;
  for (const { text, count } of values) {
    const signs = new Set(text.match(SEPARATORS));
    if (signs.size > 0) split += count;
    const [only] = signs;
    if (signs.size === 1 && only !== undefined) cells.set(only, (cells.get(only) ?? 0) + count);
  }
  const [first] = [...cells].sort((a, b) => b[1] - a[1]);
  return { country, separator: first !== undefined && first[1] >= MAJORITY * split ? first[0] : undefined };
}

function cleanPlate(text: string, { country, separator }: PlateEvidence): Outcome {
  const plate = text.toUpperCase().replace(/\s+/g, " ");
  const pattern = country === undefined ? undefined : platePatterns.get(country);
  if (pattern !== undefined && !pattern.test(plate)) return invalid(`Not a plate format used in ${country}.`);
  if (pattern === undefined && !(ANY.test(plate) && plate.length < 13)) return invalid("Not a known plate format.");
  if (pattern === undefined && WORD.test(text)) return invalid("Contains a word, which no plate does.", [plate]);
  const output = separator === undefined ? plate : plate.replace(SEPARATORS, separator);
  return rewritten(text, output, { why: "In capitals, with the separator of the column.", rule: "form" });
}
