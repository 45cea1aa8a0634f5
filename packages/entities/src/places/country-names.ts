/** Names of countries in all languages of i18n-iso-countries, looked up without regard to case and accents. */

import { rememberByName } from "@limpid/table";
import { foldName, isOneEditApart, WordTable } from "@limpid/text";
import { COUNTRY_NAMES, COUNTRY_SPELLINGS } from "../../data/generated/country-tables.ts";
import { type KnownName, readNameIndex } from "../names/name-index.ts";
import { REPAIRED } from "./country-aliases.ts";

const ALL_REPAIRED: ReadonlySet<RepairedLanguage> = new Set(REPAIRED);
const MIN_REPAIRED_LENGTH = 6;
const MAX_REPAIRED_LENGTH = 60;

export type RepairedLanguage = (typeof REPAIRED)[number];

interface LongName {
  readonly name: string;
  readonly language: RepairedLanguage;
  readonly alpha2: string;
}

type Spellings = readonly (readonly [alpha2: string, ...texts: string[]])[];

const names = readNameIndex(COUNTRY_NAMES);
/** For each country its code and its names, the official one first, by language. */
const spellings = new WordTable(COUNTRY_SPELLINGS, readSpellings);
/** Long names by what is left of them without one of their letters. */
let cuts: ReadonlyMap<string, readonly LongName[]> | undefined;

/** Official names in English by code. */
let english: ReadonlyMap<string, string> | undefined;

/** Its code is that of ISO 3166-1, of two letters. */
export function findCountry(text: string): KnownName | undefined {
  return names.get(foldName(text));
}

export function englishName(alpha2: string): string {
  english ??= new Map((spellings.get("en") ?? []).map(([code, name = ""]) => [code, name]));
  return english.get(alpha2) ?? alpha2;
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

function namesIn(language: RepairedLanguage): readonly LongName[] {
  return (spellings.get(language) ?? []).flatMap(([alpha2, ...texts]) =>
    texts.map((text) => ({ name: foldName(text), language, alpha2 })),
  );
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

function readSpellings(line: string): Spellings {
  return line.split("||").map((country) => {
    const [alpha2 = "", ...texts] = country.split("|");
    return [alpha2, ...texts];
  });
}
