/**
 * Finds misspelt words by what the lexicon knows of the languages of a column, also where the column has neither the wrong
 * nor the right word again. It offers and never acts: too few slips were seen in nature to prove that it may.
 */
import { installedLexicon, type Lexicon } from "@limpid/lexicon";
import { type LikelyWord, likelyWords } from "@limpid/models";
import { defineValueDetector, type ValueColumn } from "../detector.ts";
import type { ColumnWord, ColumnWords } from "../misspelling/column-words.ts";
import { findSuspects, mayHoldWords, type Suspect, type SuspectColumn } from "../misspelling/word-suspects.ts";

/** Less likely than this, a word is left alone. */
const LIKELY = 0.5;
/** No offer is surer, since all that is surer acts. */
const MAX_PROBABILITY = 0.89;
/**
 * If more words than this, and than this share of the values, seem misspelt to the lexicon alone, the column is in a
 * language or a jargon that the lexicon does not know.
 */
const MAX_UNSUPPORTED = 3;
const MAX_SHARE = 0.04;
/** The same where no language of the column knows so large a share of its words. */
const MAX_UNKNOWN = 0.5;

type Feature = "chance" | "cells" | "words";

export const misspeltWords = defineValueDetector<Feature>({
  name: "misspelt words",
  about: "A word that no language of the column knows, one slip away from a word that is usual there",
  source:
    "Kernighan, Church and Gale 1990, A spelling correction program based on a noisy channel model; wordfreq 3.1.1",
  rules: { "word.misspelt": "propose" },
  features: {
    chance: "probability that all of the value's misspelt words are, and that these others are meant",
    cells: "cells of the column with the word that is meant",
    words: "misspelt words of the value",
  },
  *detect(columns) {
    const lexicon = installedLexicon();
    if (lexicon === undefined) return;
    for (const [column, of] of columns.entries()) {
      if (!mayHoldWords(of)) continue;
      const found = findSuspects(of, lexicon);
      for (const sentence of sayLimits(found, lexicon)) yield { kind: "limit", column, sentence };
      if (found === undefined) continue;
      const { words, isForeign } = chooseMisspelt(found, of);
      if (isForeign) yield { kind: "limit", column, sentence: FOREIGN };
      for (const [value, misspelt] of groupByValue(words)) {
        const text = of.values[value]?.text ?? "";
        const output = misspelt.reduce((changed, word) => replaceWord(changed, word, found.read), text);
        if (output === text) continue;
        const features = {
          chance: misspelt.reduce((chance, { likely }) => chance * likely.probability, 1),
          cells: misspelt.reduce((most, { likely }) => Math.max(most, likely.meant.cells), 0),
          words: misspelt.length,
        };
        yield {
          kind: "value",
          column,
          value,
          output,
          rule: "word.misspelt",
          features,
          explain: () => explain(misspelt),
        };
      }
    }
  },
  probability({ chance }) {
    return chance < LIKELY ? 0 : Math.min(MAX_PROBABILITY, chance);
  },
});

const FOREIGN = "Spelling was not checked: many words are in no known language.";

function sayLimits(found: SuspectColumn | undefined, lexicon: Lexicon): readonly string[] {
  const damages = lexicon.damages.map((damage) => `Spelling was not fully checked: ${damage}`);
  return found?.limit === undefined ? damages : [...damages, found.limit];
}

interface MisspeltWord {
  readonly word: ColumnWord;
  readonly likely: LikelyWord;
}

interface ChosenWords {
  readonly words: readonly MisspeltWord[];
  readonly isForeign: boolean;
}

function chooseMisspelt({ column, suspects }: SuspectColumn, { values }: ValueColumn): ChosenWords {
  const words = suspects.flatMap(({ word, suspect, meant }: Suspect) => {
    const [likely] = likelyWords(column, suspect, meant);
    return likely === undefined || likely.probability < LIKELY ? [] : [{ word, likely }];
  });
  if (column.unknown > MAX_UNKNOWN) return { words: [], isForeign: words.length > 0 };
  const isSupported = ({ likely }: MisspeltWord) => likely.meant.values > 0;
  const supported = words.filter(isSupported);
  const isForeign = words.length - supported.length > Math.max(MAX_UNSUPPORTED, MAX_SHARE * values.length);
  return { words: isForeign ? supported : words, isForeign };
}

function groupByValue(words: readonly MisspeltWord[]): ReadonlyMap<number, readonly MisspeltWord[]> {
  const groups = new Map<number, MisspeltWord[]>();
  for (const misspelt of words)
    for (const value of new Set(misspelt.word.written.flatMap(({ places }) => places))) {
      const group = groups.get(value);
      if (group === undefined) groups.set(value, [misspelt]);
      else group.push(misspelt);
    }
  return new Map([...groups].map(([value, group]) => [value, group.toSorted(byText)]));
}

function byText(one: MisspeltWord, other: MisspeltWord): number {
  return one.word.folded < other.word.folded ? -1 : 1;
}

/** Puts the word that is meant in place of each misspelt one, in the capitals of that one. */
function replaceWord(text: string, { word, likely: { meant } }: MisspeltWord, { words }: ColumnWords): string {
  const spelt = usualSpelling(words.get(meant.text)) ?? meant.text;
  return word.written.reduce((changed, { text: own }) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${own}(?![\\p{L}\\p{M}])`, "gu");
    return changed.replace(pattern, withCapitals(own, spelt));
  }, text);
}

function usualSpelling(word: ColumnWord | undefined): string | undefined {
  const [usual] =
    word?.written.toSorted((one, other) => other.cells - one.cells || (one.text < other.text ? -1 : 1)) ?? [];
  return usual?.text;
}

function withCapitals(own: string, meant: string): string {
  if (own.length > 1 && own === own.toUpperCase()) return meant.toUpperCase();
  const isCapital = own.charAt(0) !== own.charAt(0).toLowerCase();
  const lower = meant.toLowerCase();
  return isCapital ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

function explain(misspelt: readonly MisspeltWord[]): string {
  return misspelt
    .map(({ word, likely: { meant } }) => {
      const own = word.written[0]?.text ?? word.folded;
      const others =
        meant.cells === 0 ? "" : `, which ${meant.cells} other ${meant.cells === 1 ? "cell has" : "cells have"}`;
      return `"${own}" seems to be a misspelling of "${withCapitals(own, meant.text)}"${others}.`;
    })
    .join(" ");
}
