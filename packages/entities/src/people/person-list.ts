/**
 * Several persons in one cell. Brought to "; " between them where the signs are plain; names are not changed.
 * Sources: BibTeX and CSL name lists; RIS format (AU).
 */

import { foldName } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { DIGIT, LETTER, nameShape } from "../names/name-shape.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isFirstName, isLastName } from "./known-names.ts";

const SIGN = /[;|/,&]| and | und | et | y | e | en /;
const PLAIN = /[;|]/;
const COMMAS = /, ?(?:and |& )?| (?:and|&|und|et) /;
const ROLE = /^et al\.?$/i;
const MAX_KNOWN_LENGTH = 400;

export const personList = defineEntity({
  id: "person_list",
  title: "List of persons",
  group: "person",
  takesAnyText: true,
  prefilter: {
    minLength: 7,
    maxLength: MAX_KNOWN_LENGTH,
    any: ["semicolon", "pipe", "slash", "comma", "ampersand", "gap"],
  },
  type: "text",
  isPersonal: true,
  maxLength: 2_000,
  headers: [
    /\b(authors|people|persons|names|members|participants|attendees|speakers|cast|actors|directors|writers|starring|team)\b/i,
    /\b(autoren|personen|teilnehmer|mitglieder|auteurs|participants|personnes|autores|personas|participantes|autori|persone|deelnemers)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 7 || !SIGN.test(text)) return 0;
    if (text.length < 120 && (nameShape(text) & (DIGIT | LETTER)) !== LETTER) return 0;
    const persons = splitPersons(text);
    if (persons.length < 2) return 0;
    const known = persons.filter(isLikelyPerson).length / persons.length;
    return known >= 0.5 ? 0.9 * known : 0.1;
  },
  clean: cleanList,
});

/** Splits by the plainest sign there is; by commas only between parts of two words or more, for one may stand within a name. */
function splitPersons(text: string): readonly string[] {
  if (PLAIN.test(text)) return parts(text, PLAIN);
  const persons = parts(text, COMMAS);
  return persons.every((person) => person.includes(" ") || ROLE.test(person)) ? persons : [text];
}

function parts(text: string, sign: RegExp): readonly string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function isLikelyPerson(person: string): boolean {
  const words = foldName(person).replace(",", "").split(" ");
  return words.length > 1 && words.length < 6 && words.some(isFirstName) && words.some(isLastName);
}

function cleanList(text: string): Outcome {
  const persons = splitPersons(text);
  if (persons.length === 0 || !persons.some((person) => /\p{L}/u.test(person))) return invalid("Contains no names.");
  const components = { count: String(persons.length), first: persons[0] ?? "" };
  const isSure = PLAIN.test(text) || persons.every((person) => ROLE.test(person) || isLikelyPerson(person));
  if (persons.length < 2 || !isSure) return confirmed(text, components);
  return rewritten(text, persons.join("; "), {
    why: "A semicolon between the names.",
    rule: "separator",
    prob: 0.94,
    components,
  });
}
