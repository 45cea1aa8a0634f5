import { createLexicon, type Lexicon } from "../lexicon.ts";
import { readCldrWords } from "./cldr-words.ts";
import { EXTRA_WORDS } from "./extra-words.ts";

let built: Lexicon | undefined;

/** All languages in one table, built when the first word is asked for: a column of numbers needs none. */
export const defaultLexicon: Lexicon = {
  lookup: (text) => {
    built ??= createLexicon([...EXTRA_WORDS, ...readCldrWords()]);
    return built.lookup(text);
  },
};
