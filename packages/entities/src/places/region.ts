/**
 * A state, province, canton or other part of a country, by name. Names of any language are known and stay in theirs;
 * codes among names are written out where the column's country leaves one choice.
 * Sources: ISO 3166-2; CLDR subdivision names.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { foldName } from "@limpid/text";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { learnSpellings, type NameSpellings, respell } from "../names/name-case.ts";
import { COMMA, DIGIT, LETTER, nameShape, ODD } from "../names/name-shape.ts";
import { isMissingName } from "../names/open-list-names.ts";
import { decideSpellings } from "../names/spelling-groups.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import { MIN_TELLING } from "./home-country.ts";
import { type Region, regionOfCode, regionsOfName } from "./known-places.ts";
import { type RegionCountry, regionCountry } from "./region-country.ts";

interface RegionEvidence {
  readonly spellings: NameSpellings;
  /** The country that most names are of, and how many cells are names rather than codes. */
  readonly country: RegionCountry | undefined;
  readonly names: number;
  readonly codes: number;
}

const MAX_KNOWN_LENGTH = 70;
const MAJORITY = 0.8;
const CODE = /^[A-Z]{2,3}$/;

export const region = defineEntity<RegionEvidence>({
  id: "region",
  title: "Region",
  group: "geo",
  takesAnyText: true,
  prefilter: { minLength: 2, maxLength: MAX_KNOWN_LENGTH, any: ["letter"], none: ["digit", "odd"] },
  type: "text",
  maxLength: 120,
  headers: [
    /\b(state|province|region|canton|prefecture|territory|department|oblast|state name|governorate|district|subdivision)\b/i,
    /\b(bundesland|land|kanton|gebiet|région|département|province|canton|estado|provincia|región|comunidad autónoma|departamento|região|província|distrito|regione|provincie|regio)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 2) return 0;
    if ((nameShape(text) & (DIGIT | ODD | LETTER)) !== LETTER) return 0;
    const found = regionsOfName(foldName(text));
    if (found.length > 0) return text.length < 4 ? 0.2 : 0.8;
    return (nameShape(text) & COMMA) === 0 ? 0.03 : 0;
  },
  has: (text) => regionsOfName(foldName(text)).length > 0,
  learn: learnRegions,
  describe: ({ country }) =>
    country === undefined
      ? []
      : [`Country ${country.alpha2}: ${country.cells} of ${country.known} known names are of it.`],
  settings: ({ spellings }) => decideSpellings(spellings.groups),
  tells: ({ country }) =>
    country === undefined || country.isOneOfSeveral || country.cells < MIN_TELLING ? {} : { country: country.alpha2 },
  clean: cleanRegion,
  allowedTokens: ["na", "nan"],
});

function learnRegions(values: readonly CountedValue[], hints: ColumnHints): RegionEvidence {
  const isCode = ({ text }: CountedValue) => CODE.test(text);
  const isOf =
    (country: string) =>
    ({ text }: CountedValue) =>
      regionOfCode(`${country}-${text}`) !== undefined;
  const names = values.filter((value) => !isCode(value));
  const country = regionCountry(names, regionsOfName, foldName);
  const codes = country === undefined ? [] : values.filter(isCode).filter(isOf(country.alpha2));
  return { spellings: learnSpellings(values, hints), country, names: countCells(names), codes: countCells(codes) };
}

function cleanRegion(text: string, { spellings, country, names, codes }: RegionEvidence): Outcome {
  if (!/\p{L}/u.test(text)) return invalid("Contains no letters.");
  const coded = country === undefined || !CODE.test(text) ? undefined : regionOfCode(`${country.alpha2}-${text}`);
  if (coded !== undefined && country !== undefined && names >= MAJORITY * (names + codes)) {
    const output = usualName(coded, spellings);
    const why = `Written out as the other ${names} cells: ${coded.code}.`;
    return rewritten(text, output, {
      why,
      rule: "code-to-name",
      prob: 0.94,
      components: componentsOf(output, country),
    });
  }
  if (isMissingName(text, spellings)) return missing(`"${text}" means no data.`);
  const better = respell(text, spellings, (folded) => regionsOfName(folded).length > 0);
  if (better === undefined) return confirmed(text, componentsOf(text, country));
  return rewritten(text, better.output, { ...better, components: componentsOf(better.output, country) });
}

/** Spells it as the column does, else in English if the column's country is known by English names. */
function usualName({ name, english }: Region, { dominant }: NameSpellings): string {
  const spelt = [english, name].flatMap((text) => dominant.get(foldName(text))?.text ?? []);
  return spelt[0] ?? english;
}

function componentsOf(text: string, country: RegionCountry | undefined): Readonly<Record<string, string>> {
  const found = regionsOfName(foldName(text));
  const [only] = found.length === 1 ? found : found.filter(({ code }) => code.slice(0, 2) === country?.alpha2);
  return only === undefined ? {} : { code: only.code, country: only.code.slice(0, 2) };
}
