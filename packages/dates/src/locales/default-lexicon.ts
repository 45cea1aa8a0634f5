import { createLexicon, type Lexicon } from "../lexicon.ts";
import { MAIN_LANGUAGES, readCldrWords } from "./cldr-words.ts";
import { EXTRA_WORDS } from "./extra-words.ts";
import { LINE_WORDS } from "./line-words.ts";

/** Builds the lexicon at the first lookup, because a column of numbers needs none. */
function createLazily(create: () => Lexicon): Lexicon {
  let built: Lexicon | undefined;
  const get = (): Lexicon => (built ??= create());
  return {
    lookup: (text) => get().lookup(text),
    complete: (text) => get().complete(text),
    longest: (text) => get().longest(text),
  };
}

/** Lexicon for cells of tables: the main languages, without words that only a line of date text can disambiguate. */
export const tableLexicon: Lexicon = createLazily(() =>
  createLexicon([...EXTRA_WORDS, ...readCldrWords((language) => MAIN_LANGUAGES.has(language)).filter(isForTables)]),
);

/** Lexicon for lines of date text: all languages in one table. */
export const lineLexicon: Lexicon = createLazily(() =>
  createLexicon([...EXTRA_WORDS, ...LINE_WORDS, ...readCldrWords(() => true)], MAIN_LANGUAGES),
);

function isForTables({ meaning }: { readonly meaning: { readonly role: string; readonly value?: number } }): boolean {
  if (meaning.role === "meridiem") return meaning.value !== 2;
  return meaning.role === "month" || meaning.role === "weekday" || meaning.role === "filler";
}
