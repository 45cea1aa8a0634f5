/** "no email" under the header E-mail: the name of a column with a word that denies it. */
const NO_WORDS = "no|kein|keine|keinen|sans|pas de|sin|sem|senza|nessun|nessuna|geen|ingen|bez|without".split("|");
const LONGEST = 40;

/** In small letters. */
export function headerTokensOf(header: string): ReadonlySet<string> {
  const name = header
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .trim();
  return new Set(name === "" ? [] : NO_WORDS.map((word) => `${word} ${name}`));
}
