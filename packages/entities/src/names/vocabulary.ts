/**
 * Closed lists of words that several languages and ways of writing share: "F", "female", "weiblich". The column keeps
 * the form that most of its cells have; a cell in another form is brought to it.
 */

import type { ContextEvidence, CountedValue } from "@limpid/table";
import { findMissingToken, foldName, isOneEditApart } from "@limpid/text";
import type { TitlePattern } from "../columns/header-words.ts";
import { defineEntity, type Entity, type EntityGroup } from "../entity.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import { detectCase, type NameCase } from "./name-case.ts";

interface Vocabulary {
  /** Names of the forms, such as "letter" or "en", the more usual first. */
  readonly forms: readonly string[];
  /** For each meaning its word in each form ("" where it has none, its spellings apart by a bar), in the order of the forms. */
  readonly meanings: readonly (readonly string[])[];
}

/** A meaning, by its place in the vocabulary, and the forms in which the word has it. */
interface Sense {
  readonly form: number;
  readonly meaning: number;
}

interface Lexicon {
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  readonly maxLength: number;
}

/** What most cells of a column have in common. */
interface VocabularyEvidence {
  readonly form: number | undefined;
  readonly style: NameCase | undefined;
  readonly cells: number;
  /** The column's own way of writing a meaning in its form. */
  readonly spellings: ReadonlyMap<number, string>;
}

interface WordClass {
  readonly id: string;
  readonly title: string;
  readonly group: EntityGroup;
  readonly headers: readonly TitlePattern[];
  readonly vocabulary: Vocabulary;
  readonly allowedTokens?: readonly string[];
  /** How sure a known word is of this class; words of one letter are less. */
  readonly confidence?: number;
  /** The letters that abbreviate a word of the class more often than others do. */
  readonly usualLetters?: string;
  readonly componentsOf?: (meaning: number) => Readonly<Record<string, string>>;
  /** Taken off before a word is looked up, such as the address of a schema. */
  readonly prefix?: RegExp;
  /** Whether a word that is not in the vocabulary is let through. */
  readonly isOpen?: boolean;
}

/** Share of the cells that decides the form of a column. */
const MAJORITY = 0.8;
const MIN_REPAIRED_LENGTH = 5;
const CONFIDENCE = 0.95;
const RARE_LETTER = 0.1;
const LETTER_CONFIDENCE: readonly number[] = [0, 0.5, 0.6, 0.75];

/** One row for each form: its words for all meanings, in the order of the meanings, divided by semicolons. */
export function readVocabulary(rows: Readonly<Record<string, string>>): Vocabulary {
  const words = Object.values(rows).map((row) => row.split("; "));
  const most = Math.max(...words.map(({ length }) => length));
  const meanings = Array.from({ length: most }, (_, meaning) => words.map((row) => row[meaning] ?? ""));
  return { forms: Object.keys(rows), meanings };
}

export function defineVocabulary(words: WordClass): Entity {
  const { vocabulary, confidence = CONFIDENCE, usualLetters, prefix, ...rest } = words;
  const lexicon = lazily(() => buildLexicon(vocabulary));
  const strip = (text: string) => (prefix === undefined ? text : text.replace(prefix, ""));
  return defineEntity<VocabularyEvidence>({
    ...rest,
    type: "text",
    hasOpenList: true,
    takesAnyText: words.isOpen ?? false,
    followsColumn: true,
    role: "answer",
    maxLength: 80,
    prefilter: { any: ["letter"] },
    recognise: (text) => {
      const { senses, maxLength } = lexicon();
      const word = text.length > maxLength ? strip(text) : text;
      if (word.length > maxLength || !senses.has(foldName(word))) return 0;
      if (word.length === 1 && usualLetters?.includes(word.toUpperCase()) === false) return RARE_LETTER;
      return Math.min(confidence, LETTER_CONFIDENCE[word.length] ?? 1);
    },
    has: (text) => lexicon().senses.has(foldName(strip(text))),
    learn: (values) => learnForm(values, vocabulary, lexicon(), strip),
    describe: ({ form, cells }) =>
      form === undefined ? [] : [`Consistent format (${vocabulary.forms[form] ?? ""}): ${cells} cells.`],
    tells: ({ form }) => tellLanguage(vocabulary.forms[form ?? -1]),
    clean: (text, evidence) => cleanWord(text, strip(text), evidence, words, lexicon()),
  });
}

/** Forms are called by the language of their words. */
const LANGUAGES: Readonly<Record<string, string>> = {
  English: "en",
  French: "fr",
  German: "de",
  Italian: "it",
  Dutch: "nl",
  Portuguese: "pt",
  Spanish: "es",
};

function tellLanguage(form: string | undefined): ContextEvidence {
  const language = LANGUAGES[form ?? ""];
  return language === undefined ? {} : { language };
}

function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

function buildLexicon({ meanings }: Vocabulary): Lexicon {
  const senses = new Map<string, Sense[]>();
  let maxLength = 0;
  for (const [meaning, words] of meanings.entries()) {
    for (const [form, spellings] of words.entries()) {
      for (const spelling of spellings.split("|")) {
        const key = foldName(spelling);
        if (key === "") continue;
        maxLength = Math.max(maxLength, spelling.length + 4);
        const known = senses.get(key);
        if (known === undefined) senses.set(key, [{ form, meaning }]);
        else known.push({ form, meaning });
      }
    }
  }
  return { senses, maxLength };
}

function learnForm(
  values: readonly CountedValue[],
  { forms }: Vocabulary,
  { senses }: Lexicon,
  strip: (text: string) => string,
): VocabularyEvidence {
  const rows = forms.map(() => 0);
  const cases: Record<NameCase, number> = { capitals: 0, small: 0, mixed: 0 };
  let known = 0;
  for (const { text, count } of values) {
    const found = senses.get(foldName(strip(text)));
    if (found === undefined) continue;
    known += count;
    for (const form of new Set(found.map((sense) => sense.form))) rows[form] = (rows[form] ?? 0) + count;
    const style = detectCase(strip(text));
    if (style !== undefined) cases[style] += count;
  }
  const cells = Math.max(0, ...rows);
  const form = known > 0 && cells >= MAJORITY * known ? rows.indexOf(cells) : undefined;
  const style = (["mixed", "capitals", "small"] as const).find((name) => cases[name] >= MAJORITY * known && known > 0);
  return { form, style, cells, spellings: form === undefined ? new Map() : spellingsOf(values, form, senses) };
}

function spellingsOf(
  values: readonly CountedValue[],
  form: number,
  senses: Lexicon["senses"],
): ReadonlyMap<number, string> {
  const frequent = new Map<number, CountedValue>();
  for (const value of values) {
    const sense = senses.get(foldName(value.text))?.find((one) => one.form === form);
    if (sense !== undefined && value.count > (frequent.get(sense.meaning)?.count ?? 0))
      frequent.set(sense.meaning, value);
  }
  return new Map([...frequent].map(([meaning, { text }]) => [meaning, text]));
}

function cleanWord(
  text: string,
  word: string,
  evidence: VocabularyEvidence,
  { vocabulary, componentsOf, isOpen, title }: WordClass,
  { senses }: Lexicon,
): Outcome {
  const found = senses.get(foldName(word));
  const own = found?.find(({ form }) => form === evidence.form);
  if (own === undefined && evidence.form !== undefined && findMissingToken(text) !== undefined)
    return missing(`"${text}" means no data: the column uses a different format.`);
  if (found === undefined) return isOpen ? confirmed(text) : refuse(word, title, evidence, vocabulary, senses);
  const sense = own ?? senseInForm(word, found, evidence.form, vocabulary);
  if (sense === undefined)
    return invalid("Means different things in different languages.", [
      ...new Set(found.map((one) => inForm(word, one, evidence, vocabulary))),
    ]);
  const components = componentsOf?.(sense.meaning) ?? {};
  const output = inForm(word, sense, evidence, vocabulary);
  if (own === undefined && word.length === 1 && output.length === 1 && output !== word)
    return invalid("This letter belongs to another language; the column does not use it.", [output]);
  return rewritten(text, output, { why: "Formatted like the rest of the column.", rule: "one-form", components });
}

/**
 * Returns the sense of a word that the column's form does not have. Of several meanings it is the one whose word in this
 * form has the same initial letter: M is a woman beside "mujer" and a man beside "Male". Undefined if that is not one.
 */
function senseInForm(
  word: string,
  found: readonly Sense[],
  form: number | undefined,
  { meanings }: Vocabulary,
): Sense | undefined {
  const usual = [...found].sort((one, other) => one.form - other.form)[0];
  if (form === undefined || found.every(({ meaning }) => meaning === usual?.meaning)) return usual;
  const initial = foldName(word).charAt(0);
  const alike = found.filter(({ meaning }) => foldName(meanings[meaning]?.[form] ?? "").charAt(0) === initial);
  return new Set(alike.map(({ meaning }) => meaning)).size === 1 ? alike[0] : undefined;
}

function inForm(
  word: string,
  sense: Sense,
  { form, style, spellings }: VocabularyEvidence,
  { meanings }: Vocabulary,
): string {
  if (form === undefined) return word;
  const usual = spellings.get(sense.meaning);
  const listed = meanings[sense.meaning]?.[form] ?? "";
  const own = sense.form === form ? respelt(word, usual, listed) : (usual ?? firstOf(listed));
  const isRight =
    sense.form === form && (style === undefined || detectCase(word) === style || detectCase(word) === undefined);
  return own === "" || isRight ? word : applyCase(own, style);
}

/** Several words for one meaning, such as English and Welsh for one country, are words of their own. */
function respelt(word: string, usual: string | undefined, listed: string): string {
  const folded = foldName(word);
  return [usual ?? "", ...listed.split("|")].find((text) => foldName(text) === folded) ?? word;
}

function firstOf(spellings: string): string {
  return spellings.split("|")[0] ?? "";
}

function applyCase(word: string, style: NameCase | undefined): string {
  if (style === "capitals") return word.toUpperCase();
  if (style === "small") return word.toLowerCase();
  return style === "mixed" && detectCase(word) === "small" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** The only word one letter away is suggested, never written. */
function refuse(
  word: string,
  title: string,
  { form }: VocabularyEvidence,
  vocabulary: Vocabulary,
  senses: Lexicon["senses"],
): Outcome {
  const folded = foldName(word);
  const isNear = (known: string) => known.length >= MIN_REPAIRED_LENGTH && isOneEditApart(folded, known);
  const near = folded.length < MIN_REPAIRED_LENGTH - 1 ? [] : [...senses].filter(([known]) => isNear(known));
  const meanings = new Set(near.flatMap(([, found]) => found.slice(0, 1).map(({ meaning }) => meaning)));
  const [only] = near;
  const sense = only?.[1].find((one) => one.form === form) ?? only?.[1][0];
  const suggestion = sense === undefined ? "" : firstOf(vocabulary.meanings[sense.meaning]?.[sense.form] ?? "");
  return invalid(`Not known as ${title.toLowerCase()}.`, meanings.size === 1 && suggestion !== "" ? [suggestion] : []);
}
