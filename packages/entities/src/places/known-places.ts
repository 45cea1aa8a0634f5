/** Cities over 5,000 inhabitants, subdivisions of countries and counties, by name and code. */

import { foldName } from "@limpid/text";
import { CITIES, COUNTRIES_OF_CITIES } from "../../data/generated/cities.ts";
import { COUNTIES } from "../../data/generated/counties.ts";
import { REGION_NAMES } from "../../data/generated/region-names.ts";
import { REGIONS } from "../../data/generated/regions.ts";
import { HashSet } from "../names/hash-set.ts";

const cities = new HashSet(CITIES);

export function isCity(folded: string): boolean {
  return cities.has(folded);
}

/** The country that hardly anybody does not mean by the name; undefined where several have such a city. */
export function countryOfCity(folded: string): string | undefined {
  const at = cities.indexOf(folded);
  const mark = at === -1 ? 0 : COUNTRIES_OF_CITIES.charCodeAt(at) - 0x100;
  if (at === -1 || mark < 0) return undefined;
  return String.fromCharCode(65 + Math.floor(mark / 26), 65 + (mark % 26));
}

export interface Region {
  /** ISO 3166-2 code, such as CH-ZH. */
  readonly code: string;
  readonly name: string;
  /** English name, where it is another. */
  readonly english: string;
}

let regionsByCode: ReadonlyMap<string, Region> | undefined;
let regionsByName: ReadonlyMap<string, readonly Region[]> | undefined;
let suffixes: ReadonlyMap<string, readonly Region[]> | undefined;

function allRegions(): ReadonlyMap<string, Region> {
  regionsByCode ??= new Map(
    REGIONS.split("\n").map((line) => {
      const [code = "", name = "", english = name] = line.split("|");
      return [code, { code, name, english }];
    }),
  );
  return regionsByCode;
}

export function regionOfCode(code: string): Region | undefined {
  return allRegions().get(code);
}

/** All subdivisions of a name in the local language, in English, or in one of the everyday names of other languages. */
export function regionsOfName(folded: string): readonly Region[] {
  regionsByName ??= indexNames();
  return regionsByName.get(folded) ?? [];
}

/** All subdivisions whose code ends so, such as ZH or CA. */
export function regionsOfSuffix(suffix: string): readonly Region[] {
  suffixes ??= groupBy([...allRegions().values()], ({ code }) => [code.slice(3)]);
  return suffixes.get(suffix) ?? [];
}

/** Kinds of subdivisions that are put before or behind a name, or left out. */
const KIND =
  /^(?:state of|province of|region of|canton of|county of|land|freistaat|kanton|canton|cantone|provincia de|provincia di|région|departement|département)\s+|\s+(?:state|province|region|oblast|oblast'|prefecture|voivodeship|county|kraj|krai|megye|governorate|district)$/i;

function indexNames(): ReadonlyMap<string, readonly Region[]> {
  const others = new Map(REGION_NAMES.map(([code, names]) => [code, names.split("|")]));
  return groupBy([...allRegions().values()], ({ code, name, english }) =>
    [name, english, ...(others.get(code) ?? [])].flatMap((text) => [foldName(text), foldName(text.replace(KIND, ""))]),
  );
}

let counties: ReadonlyMap<string, readonly string[]> | undefined;

/** States of the United States with a county of that name, with or without "County". */
export function statesOfCounty(folded: string): readonly string[] {
  counties ??= groupBy(
    COUNTIES.split("\n"),
    (line) => countyNames(line.split("|")[0] ?? ""),
    (line) => line.split("|")[1]?.match(/../g) ?? [],
  );
  return counties.get(folded) ?? [];
}

function countyNames(name: string): readonly string[] {
  return [foldName(name), foldName(name.replace(/ (?:County|Parish|Borough|Census Area|Municipio|city)$/, ""))];
}

function groupBy<Item, Value = Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
  valuesOf: (item: Item) => readonly Value[] = (item) => [item as unknown as Value],
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [...valuesOf(item)]);
      else group.push(...valuesOf(item));
    }
  }
  return groups;
}
