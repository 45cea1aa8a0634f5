import { createLexicon, type Lexicon } from "../lexicon.ts";
import { EXTRA_WORDS } from "./extra-words.ts";
import { intlWords } from "./intl-words.ts";
import { LOCALES } from "./locale-list.ts";

let built: Lexicon | undefined;

/** All languages in one table. It takes a tenth of a second to build, so the first word asked for builds it. */
export const defaultLexicon: Lexicon = {
  lookup: (text) => {
    built ??= createLexicon([...EXTRA_WORDS, ...LOCALES.flatMap(intlWords)]);
    return built.lookup(text);
  },
};
