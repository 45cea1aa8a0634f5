/** Columns as people fill them, with slips in some words; which ones are slips is known. */
import type { Lexicon } from "@limpid/lexicon";
import { foldWord } from "@limpid/lexicon";
import type { CountedValue } from "@limpid/table";
import type { Random } from "../../../packages/models/src/learner/random.ts";
import { makeSlip } from "./make-slips.ts";
import type { WordSource } from "./source-columns.ts";

export interface PlantedColumn {
  readonly source: WordSource;
  readonly values: readonly CountedValue[];
  /** Misspelt words and what is meant, both folded. */
  readonly slips: ReadonlyMap<string, string>;
}

const MIN_VALUES = 3;
/** Share of columns whose values repeat. */
const REPEATED = 0.5;
/** Values of which one gets a slip on average, however many the column has. */
const VALUES_A_SLIP = 15;
const LETTERS = "etaoinshrdlucmfwypvbgkjqxz";
const WORD = /(?<![\p{L}\p{M}\p{N}_@#/\\&])\p{L}[\p{L}\p{M}]{3,}(?![\p{L}\p{M}\p{N}_@#/\\&])/gu;
const REAL = 3;
const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl"];

export function plantSlips(source: WordSource, lexicon: Lexicon, random: Random): PlantedColumn {
  const most = source.values.length;
  const size = Math.max(Math.min(MIN_VALUES, most), Math.round(Math.exp(random.next() * Math.log(most))));
  const texts = random.shuffled(source.values).slice(0, size);
  const isRepeated = random.next() < REPEATED;
  const scale = Math.exp(random.next() * 4);
  const counts = texts.map(() => (isRepeated ? 1 + Math.floor(-Math.log(1 - random.next()) * scale) : 1));
  const language = lexicon.detectLanguages(texts, source.title)[0]?.language ?? "en";
  const values = new Map<string, number>();
  const put = (text: string, count: number) => values.set(text, (values.get(text) ?? 0) + count);
  const own = new Set(source.values.flatMap((text) => Array.from(text.matchAll(WORD), ([word]) => foldWord(word))));
  const slips = new Map<string, string>();
  for (const [place, text] of texts.entries()) {
    const count = counts[place] ?? 1;
    const planted = random.next() < 1 / VALUES_A_SLIP ? plantIn(text, language, random) : undefined;
    const isKnown = (word: string) => own.has(word) || (lexicon.lookup(word, LANGUAGES)?.frequency ?? 0) >= REAL;
    if (planted === undefined || isKnown(planted.slip) || slips.has(planted.slip)) {
      put(text, count);
      continue;
    }
    slips.set(planted.slip, planted.meant);
    put(planted.text, 1);
    if (count > 1) put(text, count - 1);
  }
  return { source, values: Array.from(values, ([text, count]) => ({ text, count })), slips };
}

function plantIn(text: string, language: string, random: Random) {
  const words = [...text.matchAll(WORD)];
  if (words.length === 0) return undefined;
  const { 0: word, index } = random.pick(words);
  const slipped = makeSlip(word, language, LETTERS, random);
  if (slipped === undefined || slipped.length < 4) return undefined;
  const changed = word === word.toUpperCase() ? slipped.toUpperCase() : slipped;
  return {
    slip: foldWord(changed),
    meant: foldWord(word),
    text: text.slice(0, index) + changed + text.slice(index + word.length),
  };
}
