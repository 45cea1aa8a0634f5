/** Defines the words of the reader. Every word maps to all of its senses in all languages at once. */

export type UnitComponent = "year" | "month" | "day" | "hour" | "minute" | "second";

export type Era =
  | "ad"
  | "bc"
  | "buddhist"
  | "roc"
  | "hijri"
  | "jalali"
  | "meiji"
  | "taisho"
  | "showa"
  | "heisei"
  | "reiwa";

/** 0 is before noon, 1 after; 2 is night and 3 midday, which belong to both. */
export type HalfDay = 0 | 1 | 2 | 3;

export type SenseMeaning =
  | { readonly role: "month"; readonly value: number; readonly calendar?: "hijri" | "jalali" }
  /** 0 is Sunday, 6 is Saturday. */
  | { readonly role: "weekday"; readonly value: number }
  | { readonly role: "meridiem"; readonly value: HalfDay }
  /** Names of hours: noon and midnight. */
  | { readonly role: "clock-name"; readonly hour: number }
  /** Minutes east of UTC. */
  | { readonly role: "zone"; readonly value: number }
  /** Follows its number (年, Uhr) or, with `before`, precedes it (tháng). */
  | { readonly role: "unit"; readonly component: UnitComponent; readonly before: boolean }
  /** Ends an ordinal number: 1st, 2e, 3го. */
  | { readonly role: "ordinal" }
  /** Writes a number in words: eighth, двадцать. */
  | { readonly role: "number"; readonly value: number }
  | { readonly role: "quarter" }
  /** Stands beside the number of a week: KW, week. */
  | { readonly role: "week" }
  | { readonly role: "era"; readonly era: Era }
  /** Separates the date and the time of ISO 8601. */
  | { readonly role: "time-mark" }
  /** Shifts the hour beside it by minutes: half past, Viertel vor; with `after` it follows the hour: et demie. */
  | { readonly role: "clock-shift"; readonly minutes: number; readonly after: boolean }
  /** Precedes a time: at, um, klo. */
  | { readonly role: "clock-word" }
  /** Qualifies a date: about, since, bis. */
  | { readonly role: "qualifier" }
  /** Occurs in dates and states nothing: of, de, um. */
  | { readonly role: "filler" };

export type Sense = SenseMeaning & {
  readonly languages: readonly string[];
  /** Comes only from languages whose words are easily mistaken for codes, so it requires a whole date around it. */
  readonly rare: boolean;
  /** The word also has a common sense. */
  readonly isShadowed: boolean;
  /** The word is truncated ("верес" for "вересня"). */
  readonly cut: boolean;
};

export interface WordEntry {
  readonly text: string;
  readonly language: string;
  readonly meaning: SenseMeaning;
}

export interface Lexicon {
  /** Returns the senses of a word or multi-word name in any case; undefined if unknown. */
  readonly lookup: (text: string) => readonly Sense[] | undefined;
  /** Returns the senses of months and weekdays with this beginning, for truncated words. */
  readonly complete: (text: string) => readonly Sense[] | undefined;
  /** Returns the length of the longest name that begins with this word, in characters; 0 if none continues after it. */
  readonly longest: (firstWord: string) => number;
}

const MARKS_OF_LATIN = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_MARKS = /[\u064b-\u0655]|\u0640|\u0670|\u200c/g;
const PLAIN_WORD = /^[a-zA-Z]+$/;
const MIN_CUT_LENGTH = 3;
const MIN_CUT_NAME_LENGTH = 5;

/** Normalises a word for storage: lower case, single spaces, no dot at the end. */
export function foldWord(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^'|[.'॰ ]+$/g, "")
    .normalize("NFC");
}

/** Folds like `foldWord` and removes accents, for texts that lost theirs: "fevrier", "Marz"; and "MAYIS" is "mayıs". */
export function foldAccents(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  const bare = foldWord(text).normalize("NFD").replace(MARKS_OF_LATIN, "").replaceAll("ı", "i").normalize("NFC");
  return ARABIC.test(bare) ? foldArabic(bare) : bare;
}

/** Arabic vowel marks, hamzas and the two forms of yeh, kaf and heh are optional in writing. */
function foldArabic(text: string): string {
  return text
    .replace(ARABIC_MARKS, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىي]/g, "ی")
    .replaceAll("ك", "ک")
    .replaceAll("ة", "ه");
}

/** Words with their senses: as they are written, and without accents and dots. */
export interface Words {
  readonly exact: SensesByWord;
  readonly bare: SensesByWord;
  /** Length of the longest name that begins with a word. */
  readonly longest: { readonly get: (firstWord: string) => number | undefined };
}

interface SensesByWord {
  readonly get: (word: string) => readonly Sense[] | undefined;
  /** Lists the words with a beginning, in order. */
  readonly startingWith: (beginning: string) => Iterable<string>;
}

export function lexiconWith({ exact, bare, longest }: Words): Lexicon {
  return {
    lookup: (text) => {
      const key = foldAccents(text);
      const own = exact.get(foldWord(text)) ?? exact.get(key);
      const senses = joinSenses(own, bare.get(key));
      return senses === undefined ? undefined : shadowRare(senses);
    },
    complete: (text) => completeWord(foldWord(text), exact),
    longest: (firstWord) => longest.get(foldAccents(firstWord)) ?? 0,
  };
}

function completeWord(start: string, words: SensesByWord): readonly Sense[] | undefined {
  if (start.length < MIN_CUT_LENGTH) return undefined;
  const senses: Sense[] = [];
  for (const word of words.startingWith(start)) {
    if (word.length < MIN_CUT_NAME_LENGTH) continue;
    for (const sense of words.get(word) ?? []) if (isCompletable(sense)) mergeSense(senses, { ...sense, cut: true });
  }
  return senses.length === 0 ? undefined : senses;
}

function isCompletable(sense: Sense): boolean {
  return !sense.rare && (sense.role === "month" || sense.role === "weekday");
}

function mergeSense(senses: Sense[], added: Sense): void {
  const index = senses.findIndex((sense) => isSame(sense, added));
  const known = senses[index];
  if (known === undefined) senses.push(added);
  else senses[index] = { ...known, languages: [...new Set([...known.languages, ...added.languages])] };
}

export function isSame(left: SenseMeaning, right: SenseMeaning): boolean {
  if (left.role === "unit" && right.role === "unit")
    return left.component === right.component && left.before === right.before;
  return left.role === right.role && keyOf(left) === keyOf(right);
}

function keyOf(meaning: SenseMeaning): string | number {
  if (meaning.role === "era") return meaning.era;
  if (meaning.role === "clock-name") return meaning.hour;
  if (meaning.role === "clock-shift") return `${meaning.minutes}${meaning.after}`;
  if (meaning.role === "month") return `${meaning.value}${meaning.calendar ?? ""}`;
  return "value" in meaning ? meaning.value : 0;
}

/** "paz" is a Turkish Sunday in this spelling, and a Polish October only without its accent. */
function joinSenses(
  own: readonly Sense[] | undefined,
  bare: readonly Sense[] | undefined,
): readonly Sense[] | undefined {
  if (own === undefined || bare === undefined) return own ?? bare;
  const isShadowed = own.some(({ rare }) => !rare);
  const further = bare.filter((sense) => !own.some((known) => isSame(known, sense)));
  return [...own, ...further.map((sense) => ({ ...sense, isShadowed }))];
}

function shadowRare(senses: readonly Sense[]): readonly Sense[] {
  const isShared = senses.length > 1 && senses.some(({ rare }) => rare) && senses.some(({ rare }) => !rare);
  return isShared ? senses.map((sense) => (sense.rare ? { ...sense, isShadowed: true } : sense)) : senses;
}
