/** The words of dates, in tables that tools/data/date-words.ts has written. */
import { WordTable } from "@limpid/text";
import { type Lexicon, lexiconWith, type Sense, type SenseMeaning } from "../lexicon.ts";
import {
  LINE_BARE,
  LINE_EXACT,
  LINE_LONGEST,
  MEANINGS,
  TABLE_BARE,
  TABLE_EXACT,
  TABLE_LONGEST,
} from "./generated/date-words.ts";

/** Lexicon for cells of tables: the main languages, without words that only a line of date text can disambiguate. */
export const tableLexicon: Lexicon = lexiconWith({
  exact: new WordTable(TABLE_EXACT, readSenses),
  bare: new WordTable(TABLE_BARE, readSenses),
  longest: new WordTable(TABLE_LONGEST, Number),
});

/** Lexicon for lines of date text: all languages in one table. */
export const lineLexicon: Lexicon = lexiconWith({
  exact: new WordTable(LINE_EXACT, readSenses),
  bare: new WordTable(LINE_BARE, readSenses),
  longest: new WordTable(LINE_LONGEST, Number),
});

let meanings: readonly SenseMeaning[] | undefined;

function readSenses(senses: string): readonly Sense[] {
  meanings ??= JSON.parse(MEANINGS) as readonly SenseMeaning[];
  return senses.split("|").flatMap((sense) => {
    const [place = "", ...languages] = sense.split(" ");
    const rare = place.startsWith("~");
    const meaning = meanings?.[Number(rare ? place.slice(1) : place)];
    return meaning === undefined ? [] : [{ ...meaning, languages, rare, isShadowed: false, cut: false }];
  });
}
