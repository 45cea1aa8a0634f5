/**
 * Case and spelling of names, as the column itself writes them. A name is only changed to a spelling that dominates in
 * the column, or when the column is in mixed case and the name is a known one without a spelling of its own.
 */
import type { CountedValue } from "@limpid/table";
import { foldName } from "@limpid/text";
import type { ColumnHints } from "../entity.ts";
import { chosenSpelling, groupSpellings, type Respelling, type SpellingGroups } from "./spelling-groups.ts";
import { PARTICLES } from "./surname-particles.ts";

export type NameCase = "capitals" | "small" | "mixed";

export interface NameSpellings {
  /** The case of nearly all cells, or undefined. */
  readonly style: NameCase | undefined;
  readonly dominant: ReadonlyMap<string, CountedValue>;
  readonly counts: ReadonlyMap<string, number>;
  readonly groups: SpellingGroups;
  readonly alike: Alike;
}

/**
 * When two texts may be spellings of one name: `words` without their accents, `bearers` by their letters alone, for
 * Weiß and Weiss are two families.
 */
export type Alike = "words" | "bearers";

/** Share of the cells that make a style. */
const MAJORITY = 0.8;
const ENOUGH = 3;
const TIMES = 3;
/** Different names that are folded to learn the spellings; a column with more has hardly any repeated ones. */
const STUDIED = 20_000;
const MIN_WORD_LENGTH = 3;
const NUMERAL = /^(?:II|III|IV|VI{0,3}|IX|XI{0,3})$/;
const APOSTROPHES = /[’‘ʼ`´]/g;
const OWN_CASE = /^(?:mac|mc|o'|d'|l'|o’|d’|l’|'t|fitz)/;

export function detectCase(text: string): NameCase | undefined {
  const small = text.toLowerCase();
  const capitals = text.toUpperCase();
  if (small === capitals) return undefined;
  return text === capitals ? "capitals" : text === small ? "small" : "mixed";
}

export function learnSpellings(
  values: readonly CountedValue[],
  hints: ColumnHints,
  alike: Alike = "words",
): NameSpellings {
  const cells: Record<NameCase, number> = { capitals: 0, small: 0, mixed: 0 };
  const dominant = new Map<string, CountedValue>();
  const counts = new Map<string, number>();
  for (const value of values.slice(0, STUDIED)) {
    const style = value.text.length > 2 ? detectCase(value.text) : undefined;
    if (style !== undefined) cells[style] += value.count;
    counts.set(value.text, (counts.get(value.text) ?? 0) + value.count);
    for (const key of keysOf(value.text, alike))
      if (key.length >= MIN_WORD_LENGTH && value.count >= ENOUGH && value.count > (dominant.get(key)?.count ?? 0))
        dominant.set(key, value);
  }
  const groups = groupSpellings(values, (text) => wordKeysOf(text, alike), hints);
  return { style: styleOf(cells), dominant, counts, groups, alike };
}

const TWO_LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa", æ: "ae", ß: "ss" };

/** Zürich is also written Zurich and Zuerich. */
function keysOf(text: string, alike: Alike): readonly string[] {
  const key = keyOf(text, alike);
  if (alike === "bearers") return [key];
  const spelt = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöüøåæß]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  return spelt === text.toLowerCase() ? [key] : [key, foldName(spelt)];
}

function keyOf(text: string, alike: Alike): string {
  if (alike === "words") return foldName(text);
  return text.normalize("NFC").toLowerCase().replace(APOSTROPHES, "'").replace(/\s+/g, " ");
}

function wordKeysOf(text: string, alike: Alike): readonly string[] {
  return keysOf(text, alike).filter((key) => key.length >= MIN_WORD_LENGTH);
}

function styleOf(cells: Readonly<Record<NameCase, number>>): NameCase | undefined {
  const total = cells.capitals + cells.small + cells.mixed;
  return (["mixed", "capitals", "small"] as const).find((style) => total > 0 && cells[style] >= MAJORITY * total);
}

/** The name as its column spells it; undefined when it is to stay as it is. */
export function respell(
  text: string,
  { style, dominant, counts, groups, alike }: NameSpellings,
  isKnown: (folded: string) => boolean,
): Respelling | undefined {
  const chosen = groups.chosen.size === 0 ? undefined : chosenSpelling(text, wordKeysOf(text, alike), groups);
  if (chosen !== undefined) return chosen;
  const usual = dominant.get(keyOf(text, alike));
  if (usual !== undefined && usual.text !== text && usual.count >= TIMES * (counts.get(text) ?? 1))
    return {
      output: usual.text,
      why: `Spelling used in ${usual.count} other cells.`,
      rule: "dominant-spelling",
      prob: 0.95,
    };
  if (style !== "mixed" || text.length < 4) return undefined;
  const own = detectCase(text);
  if (own !== "capitals" && own !== "small") return undefined;
  const output = properCase(text, isKnown);
  if (output === undefined) return undefined;
  return { output, why: "First letters in capitals, as in the rest of the column.", rule: "proper-case", prob: 0.94 };
}

/** Undefined when the name is not known, or has a word whose case differs from name to name. */
function properCase(text: string, isKnown: (folded: string) => boolean): string | undefined {
  if (!isKnown(foldName(text))) return undefined;
  const words = text.split(/([\s-]+)/).map((word, index) => (index % 2 === 1 ? word : properWord(word)));
  return words.includes(undefined) ? undefined : words.join("");
}

function properWord(word: string): string | undefined {
  const small = word.toLowerCase();
  if (NUMERAL.test(word)) return word;
  if (word.length < 3 || PARTICLES.has(small) || OWN_CASE.test(small)) return undefined;
  return small.charAt(0).toUpperCase() + small.slice(1);
}
