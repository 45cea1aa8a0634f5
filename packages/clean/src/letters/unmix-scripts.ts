/** Writes a text in one script that has letters of another one which look alike. */

/** Cyrillic and Greek letters with the Latin ones that look like them. */
const LATIN_TWINS: ReadonlyMap<string, string> = new Map(
  [
    ["АВЕКМНОРСТУХЅІЈ", "ABEKMHOPCTYXSIJ"],
    ["аеорсухѕіј", "aeopcyxsij"],
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
    ["ο", "o"],
  ].flatMap(([foreign = "", latin = ""]) => Array.from(foreign, (letter, place) => [letter, latin[place] ?? ""])),
);
const CYRILLIC_TWINS: ReadonlyMap<string, string> = new Map(
  [...LATIN_TWINS].flatMap(([foreign, latin]) => (/\p{Script=Cyrillic}/u.test(foreign) ? [[latin, foreign]] : [])),
);

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter mixed words are signs: kΩ, μm. */
const MIN_LENGTH = 3;

/**
 * Returns undefined for a text without a mixed word whose letters of one script all have a twin in the other. `known`
 * are the texts of the column: a text whose twin stands there is mixed up as a whole.
 */
export function unmixScripts(text: string, known: ReadonlySet<string>): string | undefined {
  if (!FOREIGN.test(text)) return undefined;
  const latin = translate(text, LATIN_TWINS, FOREIGN);
  const cyrillic = translate(text, CYRILLIC_TWINS, LATIN);
  if (latin !== undefined && known.has(latin)) return latin;
  if (cyrillic !== undefined && cyrillic !== text && known.has(cyrillic)) return cyrillic;
  if (!hasMixedWord(text)) return undefined;
  return cyrillic !== undefined && CYRILLIC.test(text) && countOf(text, CYRILLIC) > countOf(text, LATIN)
    ? cyrillic
    : (latin ?? cyrillic);
}

/** Undefined if a letter of the script has no twin. */
function translate(text: string, twins: ReadonlyMap<string, string>, script: RegExp): string | undefined {
  let output = "";
  for (const letter of text) {
    const twin = twins.get(letter);
    if (twin === undefined && script.test(letter)) return undefined;
    output += twin ?? letter;
  }
  return output;
}

function hasMixedWord(text: string): boolean {
  return (text.match(WORD) ?? []).some((word) => word.length >= MIN_LENGTH && FOREIGN.test(word) && LATIN.test(word));
}

function countOf(text: string, script: RegExp): number {
  return Array.from(text).filter((letter) => script.test(letter)).length;
}
