/** The words the reader knows. Every word maps to all of its senses in all languages at once. */

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

/** 0 before noon, 1 after; 2 the night and 3 the midday, which belong to both. */
export type HalfDay = 0 | 1 | 2 | 3;

export type SenseMeaning =
  | { readonly role: "month"; readonly value: number; readonly calendar?: "hijri" | "jalali" }
  /** 0 for Sunday to 6 for Saturday. */
  | { readonly role: "weekday"; readonly value: number }
  | { readonly role: "meridiem"; readonly value: HalfDay }
  /** Noon and midnight. */
  | { readonly role: "clock-name"; readonly hour: number }
  /** Minutes east of UTC. */
  | { readonly role: "zone"; readonly value: number }
  /** A label after its number (年, Uhr) or, with `before`, in front of it (tháng). */
  | { readonly role: "unit"; readonly component: UnitComponent; readonly before: boolean }
  /** The ending of an ordinal number: 1st, 2e, 3го. */
  | { readonly role: "ordinal" }
  /** A number in words: eighth, двадцать. */
  | { readonly role: "number"; readonly value: number }
  | { readonly role: "quarter" }
  /** A word that the number of a week stands beside: KW, week. */
  | { readonly role: "week" }
  | { readonly role: "era"; readonly era: Era }
  /** The letter between the date and the time of ISO 8601. */
  | { readonly role: "time-mark" }
  /** Minutes before or after the hour that it stands beside: half past, Viertel vor; with `after`, behind it: et demie. */
  | { readonly role: "clock-shift"; readonly minutes: number; readonly after: boolean }
  /** A word that a time follows: at, um, klo. */
  | { readonly role: "clock-word" }
  /** A word that says more of a date than which it is: about, since, bis. */
  | { readonly role: "qualifier" }
  /** A word that dates are written with and that states nothing: of, de, um. */
  | { readonly role: "filler" };

export type Sense = SenseMeaning & {
  readonly languages: readonly string[];
  /** Known only from languages whose words are easily taken for codes: it asks for a whole date around it. */
  readonly rare: boolean;
  /** A rare sense beside a common one of the same word. */
  readonly isShadowed: boolean;
  /** The word is cut short ("верес" for "вересня"). */
  readonly cut: boolean;
};

export interface WordEntry {
  readonly text: string;
  readonly language: string;
  readonly meaning: SenseMeaning;
}

export interface Lexicon {
  /** Senses of a word or a name of several words, in any case; undefined when it is unknown. */
  readonly lookup: (text: string) => readonly Sense[] | undefined;
  /** Senses of the names of months and weekdays that begin so, for words cut short. */
  readonly complete: (text: string) => readonly Sense[] | undefined;
  /** The longest name that begins with this word, in characters; 0 when none goes on after it. */
  readonly longest: (firstWord: string) => number;
}

const MARKS_OF_LATIN = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_MARKS = /[\u064b-\u0655]|\u0640|\u0670|\u200c/g;
const PLAIN_WORD = /^[a-zA-Z]+$/;
const ASCII = /^[\x20-\x7e]*$/;
const FIRST_WORD = /^'?([\p{L}\p{M}]+)(.*)$/su;
const MIN_CUT_LENGTH = 3;
const MIN_CUT_NAME_LENGTH = 5;

/** The form under which a word is kept: lower case, single spaces, no dot at the end. */
function foldWord(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^'|[.'॰ ]+$/g, "")
    .normalize("NFC");
}

/** As `foldWord`, without accents, for texts that lost theirs: "fevrier", "Marz"; and "MAYIS" is "mayıs". */
function foldAccents(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  const bare = foldWord(text).normalize("NFD").replace(MARKS_OF_LATIN, "").replaceAll("ı", "i").normalize("NFC");
  return ARABIC.test(bare) ? foldArabic(bare) : bare;
}

/** Vowel marks, hamzas and the two forms of yeh, kaf and heh are written or not. */
function foldArabic(text: string): string {
  return text
    .replace(ARABIC_MARKS, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىي]/g, "ی")
    .replaceAll("ك", "ک")
    .replaceAll("ة", "ه");
}

/** "π.μ." is also written "πμ", "a. m." "am". */
function dropDots(text: string): string {
  return text.replace(/\. ?(?=.)/g, "");
}

export function createLexicon(entries: Iterable<WordEntry>, mainLanguages?: ReadonlySet<string>): Lexicon {
  const exact = new Map<string, DraftSense[]>();
  const bare = new Map<string, DraftSense[]>();
  const longest = new Map<string, number>();
  const isMain = (language: string): boolean =>
    mainLanguages === undefined || language === "" || mainLanguages.has(language);
  for (const { text, language, meaning } of entries) {
    const main = isMain(language);
    const key = foldWord(text);
    addSense(exact, key, meaning, language, main);
    if (!ASCII.test(key)) addSense(bare, foldAccents(key), meaning, language, main);
    if (key.includes(".")) addSense(bare, foldAccents(dropDots(key)), meaning, language, main);
    noteLength(longest, key);
  }
  return {
    lookup: (text) => {
      const key = foldAccents(text);
      const own = exact.get(foldWord(text)) ?? exact.get(key);
      const senses = joinSenses(own, bare.get(key));
      return senses === undefined ? undefined : shadowRare(senses);
    },
    complete: createCompleter(exact),
    longest: (firstWord) => longest.get(foldAccents(firstWord)) ?? 0,
  };
}

function noteLength(longest: Map<string, number>, key: string): void {
  const match = FIRST_WORD.exec(key);
  if (match === null || match[2] === "") return;
  const first = foldAccents(match[1] ?? "");
  longest.set(first, Math.max(longest.get(first) ?? 0, key.length));
}

/** The sorted names are made at the first word nobody knows. */
function createCompleter(words: ReadonlyMap<string, readonly Sense[]>): Lexicon["complete"] {
  let names: readonly string[] | undefined;
  return (text) => {
    const start = foldWord(text);
    if (start.length < MIN_CUT_LENGTH) return undefined;
    names ??= [...words.keys()].filter((key) => isName(key, words.get(key) ?? [])).sort();
    const senses: Sense[] = [];
    for (let at = lowerBound(names, start); names[at]?.startsWith(start) === true; at++) {
      for (const sense of words.get(names[at] ?? "") ?? []) {
        if (isCompletable(sense)) mergeSense(senses, { ...sense, cut: true });
      }
    }
    return senses.length === 0 ? undefined : senses;
  };
}

function isName(key: string, senses: readonly Sense[]): boolean {
  return key.length >= MIN_CUT_NAME_LENGTH && senses.some(isCompletable);
}

function isCompletable(sense: Sense): boolean {
  return !sense.rare && (sense.role === "month" || sense.role === "weekday");
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

type DraftSense = Sense & { readonly languages: string[]; rare: boolean };

function addSense(
  words: Map<string, DraftSense[]>,
  key: string,
  meaning: SenseMeaning,
  language: string,
  isMain: boolean,
): void {
  if (key === "") return;
  const senses = words.get(key);
  const known = senses?.find((sense) => isSame(sense, meaning));
  if (known !== undefined) {
    if (!known.languages.includes(language)) known.languages.push(language);
    if (isMain) known.rare = false;
    return;
  }
  const added = { ...meaning, languages: [language], rare: !isMain, isShadowed: false, cut: false };
  if (senses === undefined) words.set(key, [added]);
  else senses.push(added);
}

function mergeSense(senses: Sense[], added: Sense): void {
  const index = senses.findIndex((sense) => isSame(sense, added));
  const known = senses[index];
  if (known === undefined) senses.push(added);
  else senses[index] = { ...known, languages: [...new Set([...known.languages, ...added.languages])] };
}

function isSame(left: SenseMeaning, right: SenseMeaning): boolean {
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

/** "paz" is a Turkish Sunday as it stands, and a Polish October only if it lost its accent. */
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
