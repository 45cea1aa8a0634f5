/** Subdivisions of countries and counties of the United States, by code and by name. */
import { COUNTIES } from "../../packages/entities/data/generated/counties.ts";
import { REGION_NAMES } from "../../packages/entities/data/generated/region-names.ts";
import { REGIONS } from "../../packages/entities/data/generated/regions.ts";
import { foldName } from "../../packages/text/src/index.ts";
import { constantsModule, wordLines } from "./word-lines.ts";

/** Kinds of subdivisions that are put before or behind a name, or left out. */
const KIND =
  /^(?:state of|province of|region of|canton of|county of|land|freistaat|kanton|canton|cantone|provincia de|provincia di|région|departement|département)\s+|\s+(?:state|province|region|oblast|oblast'|prefecture|voivodeship|county|kraj|krai|megye|governorate|district)$/i;
const KIND_OF_COUNTY = / (?:County|Parish|Borough|Census Area|Municipio|city)$/;

export function regionTables(): string {
  const regions = REGIONS.split("\n").map((line) => {
    const [code = "", name = "", english = name] = line.split("|");
    return { code, name, english };
  });
  const others = new Map(REGION_NAMES.map(([code, names]) => [code, names.split("|")]));
  const counties = COUNTIES.split("\n").map((line) => line.split("|"));
  return constantsModule("regions.ts, region-names.tsv and counties.ts", {
    REGIONS_BY_CODE: wordLines(regions.map(({ code, name, english }) => [code, `${code}|${name}|${english}`])),
    REGIONS_BY_SUFFIX: groupLines(regions.map(({ code }) => [[code.slice(3)], [code]])),
    REGIONS_BY_NAME: groupLines(
      regions.map(({ code, name, english }) => [
        [name, english, ...(others.get(code) ?? [])].flatMap((text) => [
          foldName(text),
          foldName(text.replace(KIND, "")),
        ]),
        [code],
      ]),
    ),
    STATES_BY_COUNTY: groupLines(
      counties.map(([name = "", states = ""]) => [
        [foldName(name), foldName(name.replace(KIND_OF_COUNTY, ""))],
        states.match(/../g) ?? [],
      ]),
    ),
  });
}

function groupLines(items: readonly (readonly [keys: readonly string[], values: readonly string[]])[]): string {
  const groups = new Map<string, string[]>();
  for (const [keys, values] of items) {
    for (const key of new Set(keys)) groups.set(key, [...(groups.get(key) ?? []), ...values]);
  }
  return wordLines([...groups].map(([key, values]) => [key, values.join(" ")] as const));
}
