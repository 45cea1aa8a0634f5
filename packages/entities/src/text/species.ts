/**
 * A kind of animal, plant or microbe: by its Latin name (Genus species), or by its common one, which stays as written.
 * Sources: International Code of Zoological Nomenclature, art. 5; International Code of Nomenclature (plants), art. 23.
 */

import type { CountedValue } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isCommonName, isGenus, looksLatin } from "./species-names.ts";

interface SpeciesEvidence {
  readonly latin: number;
  readonly all: number;
}

const LATIN = /^([A-Za-z][a-zA-Z]{1,25})([ _]+)([a-zA-Z][a-zA-Z-]{1,30})((?:[ _]|\b).{0,80})?$/;
const ABBREVIATED = /^[A-Z]\. ?[a-z][a-z-]{2,30}$/;
const OPEN = /^([A-Z][a-z]{2,25}) (?:spp?\.?|cf\.|aff\.)(?: .{0,60})?$/;
const MAX_KNOWN_LENGTH = 80;
const MAJORITY = 0.5;

export const species = defineEntity<SpeciesEvidence>({
  id: "species",
  title: "Species",
  group: "text",
  takesAnyText: true,
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH, any: ["letter"] },
  type: "text",
  maxLength: 300,
  headers: [
    headerWords(
      "(?:scientific|latin|common|binomial|vernacular|tree|bird|plant|animal|fish)?[ _-]?(?:species|taxon|taxa|scientific[ _-]?name|organism)(?:[ _-]?name)?|genus|(?:common|latin|botanical|binomial)[ _-]?name|animal|breed",
    ),
    headerWords(
      "art(?:name)?|spezies|tierart|pflanzenart|gattung|baumart|espèces?|genre|nom (?:scientifique|latin)|especies?|nombre científico|género|espécies?|nome científico|nome scientifico|specie|soort",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > MAX_KNOWN_LENGTH) return 0;
    const gap = text.indexOf(" ");
    if (gap === -1) return isCommonName(text.toLowerCase()) ? 0.4 : isGenus(text.toLowerCase()) ? 0.35 : 0;
    const first = text.charCodeAt(0);
    if (first < 65 || first > 90) return endsInCommonName(text) ? 0.4 : 0;
    const second = text.charCodeAt(gap + 1);
    if (second < 97 || second > 122) return text.charAt(1) !== "." && endsInCommonName(text) ? 0.5 : 0;
    if (ABBREVIATED.test(text)) return 0.4;
    if (OPEN.test(text)) return 0.85;
    return sureOfLatin(text);
  },
  learn: learnLatin,
  describe: (evidence) => (isLatin(evidence) ? [`Latin names: ${evidence.latin} of ${evidence.all} cells.`] : []),
  clean: cleanSpecies,
});

function endsInCommonName(text: string): boolean {
  return isCommonName(text.slice(text.lastIndexOf(" ") + 1).toLowerCase());
}

function sureOfLatin(text: string): number {
  const [, genus = "", , epithet = ""] = LATIN.exec(text) ?? [];
  if (genus === "" || epithet !== epithet.toLowerCase()) return 0;
  if (isGenus(genus.toLowerCase())) return 0.95;
  return looksLatin(genus.toLowerCase(), epithet) ? 0.6 : 0.02;
}

function learnLatin(values: readonly CountedValue[]): SpeciesEvidence {
  let latin = 0;
  let all = 0;
  for (const { text, count } of someValues(values)) {
    all += count;
    const [, genus = "", , epithet = ""] = LATIN.exec(text) ?? [];
    if (genus !== "" && looksLatin(genus.toLowerCase(), epithet.toLowerCase())) latin += count;
  }
  return { latin, all };
}

function isLatin({ latin, all }: SpeciesEvidence): boolean {
  return latin > MAJORITY * all;
}

/** Case is a rule of Latin names alone, and only a column of them says that "Bear Lake" is none. */
function cleanSpecies(text: string, evidence: SpeciesEvidence): Outcome {
  if (!/\p{L}/u.test(text)) return invalid("Contains no letters.");
  const [, genus = "", , epithet = "", rest = ""] = LATIN.exec(text) ?? [];
  const isOne = looksLatin(genus.toLowerCase(), epithet.toLowerCase());
  if (genus === "" || !isOne || !isLatin(evidence)) return confirmed(text);
  const proper = genus.charAt(0).toUpperCase() + genus.slice(1).toLowerCase();
  const isShouted = text === text.toUpperCase();
  if (isShouted && rest.trim() !== "") return confirmed(text);
  const small = epithet.toLowerCase();
  const output = `${proper} ${small}${rest.replace(/^_/, " ")}`;
  const why = "Genus capitalised, species in lowercase.";
  return rewritten(text, output, { why, rule: "binomial", components: { genus: proper, species: small } });
}
