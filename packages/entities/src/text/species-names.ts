/** Genera and common names of living beings that tables name most, in small letters; endings tell the rest. */
import { SPECIES_NAMES } from "../../data/generated/species-names.ts";

const genera: ReadonlySet<string> = namesOf("genus");
const common: ReadonlySet<string> = namesOf("common");
const GENUS_END =
  /(?:us|um|is|ia|ium|ella|ina|ops|oides|ensis|era|ys|ea|aria|ula|yx|ax|on|es|a|odon|saurus|myces|coccus|bacter|monas)$/;
const EPITHET_END =
  /(?:us|um|is|ense|ensis|ii|i|ae|a|ana|ata|ica|icus|icum|osa|osum|osus|oides|ilis|alis|aris|ens|ans|ris|ea|eum|eus|or|ax|ix|er|folia|folium|flora|e|fera|color)$/;

export function isGenus(lowerCase: string): boolean {
  return genera.has(lowerCase);
}

export function isCommonName(lowerCase: string): boolean {
  return common.has(lowerCase);
}

/** Whether two small words look like the Latin name of a species. */
export function looksLatin(genus: string, epithet: string): boolean {
  return (
    genera.has(genus) || (GENUS_END.test(genus) && EPITHET_END.test(epithet) && genus.length > 3 && epithet.length > 3)
  );
}

function namesOf(kind: string): ReadonlySet<string> {
  return new Set(SPECIES_NAMES.flatMap(([name, itsKind]) => (itsKind === kind ? [name] : [])));
}
