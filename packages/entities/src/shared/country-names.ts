/** Names of countries in all languages of i18n-iso-countries, looked up without regard to case and accents. */
import countries from "i18n-iso-countries";
import { foldText } from "./fold-text.ts";

export interface CountryName {
  /** ISO 3166-1 alpha-2 code. */
  readonly alpha2: string;
  /** Whether the name is one in English. */
  readonly isEnglish: boolean;
}

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
  macau: "MO",
};

/** Languages whose names are long and known enough to repair one wrong letter against. */
const REPAIRED = ["en", "de", "fr", "es", "it", "pt", "nl"];
const SHORTEST_REPAIRED = 6;

interface NameIndex {
  readonly names: ReadonlyMap<string, CountryName>;
  /** Names with one letter left out, to the countries of those names. */
  readonly cuts: ReadonlyMap<string, ReadonlySet<string>>;
}

let index: NameIndex | undefined;

export function findCountry(text: string): CountryName | undefined {
  return nameIndex().names.get(foldText(text));
}

export function englishName(alpha2: string): string {
  return countries.getName(alpha2, "en") ?? alpha2;
}

/** The only country with a known name one letter away (missing, extra, other, swapped), or undefined. */
export function findMisspeltCountry(text: string): string | undefined {
  const folded = foldText(text);
  if (folded.length < SHORTEST_REPAIRED || folded.length > 60) return undefined;
  const { names, cuts } = nameIndex();
  const near = new Set<string>();
  for (const cut of [folded, ...cutsOf(folded)]) {
    for (const alpha2 of cuts.get(cut) ?? []) near.add(alpha2);
    const whole = cut.length >= SHORTEST_REPAIRED && cut !== folded ? names.get(cut) : undefined;
    if (whole?.isEnglish) near.add(whole.alpha2);
  }
  const [only] = near;
  return near.size === 1 ? only : undefined;
}

function nameIndex(): NameIndex {
  index ??= buildIndex();
  return index;
}

/** A name that two languages give to two countries is left out, unless it is an English one. */
function buildIndex(): NameIndex {
  const names = new Map<string, CountryName>();
  const disputed = new Set<string>();
  for (const [name, alpha2] of Object.entries(ALIASES)) names.set(name, { alpha2, isEnglish: true });
  for (const language of ["en", ...countries.getSupportedLanguages().filter((code) => code !== "en")]) {
    for (const [alpha2, spellings] of Object.entries(countries.getNames(language, { select: "all" }))) {
      for (const spelling of spellings)
        addName(names, disputed, foldText(spelling), { alpha2, isEnglish: language === "en" });
    }
  }
  for (const name of disputed) names.delete(name);
  return { names, cuts: buildCuts() };
}

function addName(names: Map<string, CountryName>, disputed: Set<string>, name: string, country: CountryName): void {
  const known = names.get(name);
  if (known === undefined) names.set(name, country);
  else if (known.alpha2 !== country.alpha2 && !known.isEnglish) disputed.add(name);
}

function buildCuts(): ReadonlyMap<string, ReadonlySet<string>> {
  const cuts = new Map<string, Set<string>>();
  for (const language of REPAIRED) {
    for (const [alpha2, spellings] of Object.entries(countries.getNames(language, { select: "all" }))) {
      for (const name of spellings.map(foldText).filter((folded) => folded.length >= SHORTEST_REPAIRED)) {
        for (const cut of cutsOf(name)) cuts.set(cut, (cuts.get(cut) ?? new Set()).add(alpha2));
      }
    }
  }
  return cuts;
}

function cutsOf(word: string): string[] {
  return Array.from(word, (_, position) => word.slice(0, position) + word.slice(position + 1));
}
