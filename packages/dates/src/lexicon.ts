/** The words the reader knows. Every word maps to all of its senses in all languages at once. */

export type UnitComponent = "year" | "month" | "day" | "hour" | "minute" | "second";

export type SenseMeaning =
  | { readonly role: "month"; readonly value: number }
  /** 0 for Sunday to 6 for Saturday. */
  | { readonly role: "weekday"; readonly value: number }
  /** 0 before noon, 1 after. */
  | { readonly role: "meridiem"; readonly value: 0 | 1 }
  /** Minutes east of UTC. */
  | { readonly role: "zone"; readonly value: number }
  /** A label after its number (年, Uhr) or, with `before`, in front of it (tháng). */
  | { readonly role: "unit"; readonly component: UnitComponent; readonly before: boolean }
  /** The ending of an ordinal number: 1st, 2e, 3го. */
  | { readonly role: "ordinal" }
  /** The letter between the date and the time of ISO 8601. */
  | { readonly role: "time-mark" }
  /** A word that dates are written with and that states nothing: of, de, um. */
  | { readonly role: "filler" };

export type Sense = SenseMeaning & { readonly languages: readonly string[] };

export interface WordEntry {
  readonly text: string;
  readonly language: string;
  readonly meaning: SenseMeaning;
}

export interface Lexicon {
  /** Senses of a word or a name of several words, in any case; undefined when it is unknown. */
  readonly lookup: (text: string) => readonly Sense[] | undefined;
}

const MARKS_OF_LATIN = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** The form under which a word is kept: lower case, single spaces, no dot at the end. */
function foldWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[.'॰ ]+$/, "")
    .normalize("NFC");
}

/** As `foldWord`, without accents, for texts that lost theirs: "fevrier", "Marz". */
function foldAccents(text: string): string {
  return foldWord(text).normalize("NFD").replace(MARKS_OF_LATIN, "").normalize("NFC");
}

/** "π.μ." is also written "πμ", "a. m." "am". */
function dropDots(text: string): string {
  return text.replace(/\. ?(?=.)/g, "");
}

export function createLexicon(entries: Iterable<WordEntry>): Lexicon {
  const exact = new Map<string, Sense[]>();
  const bare = new Map<string, Sense[]>();
  for (const { text, language, meaning } of entries) {
    addSense(exact, foldWord(text), meaning, language);
    addSense(bare, foldAccents(text), meaning, language);
    addSense(bare, foldAccents(dropDots(text)), meaning, language);
  }
  return { lookup: (text) => exact.get(foldWord(text)) ?? bare.get(foldAccents(text)) };
}

function addSense(words: Map<string, Sense[]>, key: string, meaning: SenseMeaning, language: string): void {
  if (key === "") return;
  const senses = words.get(key) ?? [];
  const index = senses.findIndex((sense) => isSame(sense, meaning));
  const known = senses[index];
  if (known === undefined) senses.push({ ...meaning, languages: [language] });
  else if (!known.languages.includes(language)) senses[index] = { ...known, languages: [...known.languages, language] };
  words.set(key, senses);
}

function isSame(left: SenseMeaning, right: SenseMeaning): boolean {
  if (left.role === "unit" && right.role === "unit")
    return left.component === right.component && left.before === right.before;
  return left.role === right.role && ("value" in left ? left.value : 0) === ("value" in right ? right.value : 0);
}
