/** Cities over 5,000 inhabitants, subdivisions of countries and counties, by name and code. */

import { WordTable } from "@limpid/text";
import { CITIES, COUNTRIES_OF_CITIES } from "../../data/generated/cities.ts";
import {
  REGIONS_BY_CODE,
  REGIONS_BY_NAME,
  REGIONS_BY_SUFFIX,
  STATES_BY_COUNTY,
} from "../../data/generated/region-tables.ts";
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

const regionsByCode = new WordTable(REGIONS_BY_CODE, readRegion);
const regionsByName = new WordTable(REGIONS_BY_NAME, readRegions);
const regionsBySuffix = new WordTable(REGIONS_BY_SUFFIX, readRegions);
const statesByCounty = new WordTable(STATES_BY_COUNTY, (states) => states.split(" "));

export function regionOfCode(code: string): Region | undefined {
  return regionsByCode.get(code);
}

/** All subdivisions of a name in the local language, in English, or in one of the everyday names of other languages. */
export function regionsOfName(folded: string): readonly Region[] {
  return regionsByName.get(folded) ?? [];
}

/** All subdivisions whose code ends so, such as ZH or CA. */
export function regionsOfSuffix(suffix: string): readonly Region[] {
  return regionsBySuffix.get(suffix) ?? [];
}

/** States of the United States with a county of that name, with or without "County". */
export function statesOfCounty(folded: string): readonly string[] {
  return statesByCounty.get(folded) ?? [];
}

function readRegion(line: string): Region {
  const [code = "", name = "", english = ""] = line.split("|");
  return { code, name, english };
}

function readRegions(codes: string): readonly Region[] {
  return codes.split(" ").flatMap((code) => regionsByCode.get(code) ?? []);
}
