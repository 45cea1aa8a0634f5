/** Names of countries in all languages of i18n-iso-countries, looked up without regard to case and accents. */

import { rememberByName } from "@limpid/table";
import { foldName, isOneEditApart } from "@limpid/text";
import countries from "i18n-iso-countries";
import { indexNames, type KnownName, type NameIndex } from "../names/name-index.ts";

/** Everyday names the library lacks. */
const ALIASES: Readonly<Record<string, string>> = {
  uk: "GB",
  "u.k": "GB",
  "great britain": "GB",
  britain: "GB",
  usa: "US",
  "u.s.a": "US",
  "u.s": "US",
  america: "US",
  uae: "AE",
  russia: "RU",
  iran: "IR",
  syria: "SY",
  vietnam: "VN",
  laos: "LA",
  bolivia: "BO",
  venezuela: "VE",
  tanzania: "TZ",
  moldova: "MD",
  "south korea": "KR",
  "north korea": "KP",
  "korea, south": "KR",
  "korea, north": "KP",
  "ivory coast": "CI",
  holland: "NL",
  czechia: "CZ",
  "czech republic": "CZ",
  macedonia: "MK",
  "republic of macedonia": "MK",
  burma: "MM",
  "east timor": "TL",
  swaziland: "SZ",
  "cape verde": "CV",
  taiwan: "TW",
  palestine: "PS",
  brunei: "BN",
  "the netherlands": "NL",
  "the gambia": "GM",
  "the bahamas": "BS",
  "republic of ireland": "IE",
  kosovo: "XK",
  "dr congo": "CD",
  drc: "CD",
  "vatican city": "VA",
  micronesia: "FM",
  guyane: "GF",
  macau: "MO",
};

/** Languages whose names are long and known enough to repair one wrong letter against. */
const REPAIRED = ["en", "de", "fr", "es", "it", "pt", "nl"] as const;
const ALL_REPAIRED: ReadonlySet<RepairedLanguage> = new Set(REPAIRED);
const MIN_REPAIRED_LENGTH = 6;
const MAX_REPAIRED_LENGTH = 60;

export type RepairedLanguage = (typeof REPAIRED)[number];

interface LongName {
  readonly name: string;
  readonly language: RepairedLanguage;
  readonly alpha2: string;
}

let names: NameIndex | undefined;
/** Long names by what is left of them without one of their letters. */
let cuts: ReadonlyMap<string, readonly LongName[]> | undefined;

/** Its code is that of ISO 3166-1, of two letters. */
export function findCountry(text: string): KnownName | undefined {
  names ??= indexNames(allNames());
  return names.get(foldName(text));
}

export function englishName(alpha2: string): string {
  return countries.getName(alpha2, "en") ?? alpha2;
}

/** A column is in a language that knows this share of its names. */
const MOSTLY = 0.8;

/** The languages that names of countries are in, among those that slips are mended in. */
export function languagesOfCountries(names: readonly string[]): ReadonlySet<RepairedLanguage> {
  const folded = names.map(foldName);
  const known = (language: RepairedLanguage): number => {
    const texts = foldedNames(language);
    return folded.filter((name) => texts.has(name)).length;
  };
  return new Set(REPAIRED.filter((language) => known(language) >= MOSTLY * folded.length));
}

const foldedNames = rememberByName(
  (language: RepairedLanguage): ReadonlySet<string> => new Set(namesIn(language).map(({ name }) => name)),
);

/** The only country with a known name one letter away (missing, extra, other, swapped), or undefined. */
export function findMisspeltCountry(
  text: string,
  languages: ReadonlySet<RepairedLanguage> = ALL_REPAIRED,
): string | undefined {
  const folded = foldName(text);
  if (folded.length < MIN_REPAIRED_LENGTH - 1 || folded.length > MAX_REPAIRED_LENGTH) return undefined;
  cuts ??= buildCuts();
  const near = new Set<string>();
  for (const cut of [folded, ...cutsOf(folded)]) {
    for (const known of cuts.get(cut) ?? [])
      if (languages.has(known.language) && isOneEditApart(folded, known.name)) near.add(known.alpha2);
  }
  const [only] = near;
  return near.size === 1 ? only : undefined;
}

function* allNames(): Iterable<readonly [string, KnownName]> {
  for (const [name, code] of Object.entries(ALIASES)) yield [foldName(name), { code, isEnglish: true }];
  const read = new Set<string>();
  for (const language of ["en", ...countries.getSupportedLanguages().filter((code) => code !== "en")]) {
    for (const { text, alpha2 } of spellingsIn(language)) {
      if (read.has(alpha2 + text)) continue;
      read.add(alpha2 + text);
      yield [foldName(text), { code: alpha2, isEnglish: language === "en" }];
    }
  }
}

interface Spelling {
  readonly text: string;
  readonly alpha2: string;
}

/** Saints are shortened as the UK's Permanent Committee on Geographical Names does it: "St Lucia". */
function spellingsIn(language: string): readonly Spelling[] {
  const spellings = Object.entries(countries.getNames(language, { select: "all" }));
  const named = spellings.flatMap(([alpha2, texts]) => texts.map((text) => ({ text, alpha2 })));
  const shortened = named.flatMap(({ text, alpha2 }) =>
    text.startsWith("Saint ") ? [{ text: text.replace("Saint", "St"), alpha2 }] : [],
  );
  return [...named, ...shortened];
}

function namesIn(language: RepairedLanguage): readonly LongName[] {
  return spellingsIn(language).map(({ text, alpha2 }) => ({ name: foldName(text), language, alpha2 }));
}

function buildCuts(): ReadonlyMap<string, readonly LongName[]> {
  const found = new Map<string, LongName[]>();
  const long = REPAIRED.flatMap(namesIn).filter(({ name }) => name.length >= MIN_REPAIRED_LENGTH);
  for (const known of long) {
    for (const cut of [known.name, ...cutsOf(known.name)]) {
      const sharing = found.get(cut);
      if (sharing === undefined) found.set(cut, [known]);
      else sharing.push(known);
    }
  }
  return found;
}

function cutsOf(word: string): string[] {
  return Array.from(word, (_, position) => word.slice(0, position) + word.slice(position + 1));
}
