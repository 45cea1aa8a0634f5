/**
 * Cities that go by different names in different languages, a city a line. Only names by which hardly anybody means
 * another city; spellings that differ by accents and case alone are the same here.
 */

import { foldName } from "@limpid/text";
import { CITY_NAMES } from "../../data/generated/city-names.ts";

let namesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of the same city in other languages, folded; none where it is not known to have any. */
export function otherNamesOfCity(folded: string): readonly string[] {
  namesOf ??= indexNames();
  return namesOf.get(folded) ?? [];
}

function indexNames(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, readonly string[]>();
  for (const [line] of CITY_NAMES) {
    const names = [...new Set(line.split("|").map(foldName))];
    for (const name of names) index.set(name, without(names, name));
  }
  return index;
}

function without(names: readonly string[], own: string): readonly string[] {
  return names.filter((name) => name !== own);
}
