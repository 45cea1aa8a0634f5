export { foldWord } from "./hash-word.ts";
export { installedLexicon, installLexicon } from "./installed-lexicon.ts";
export { ALL_LANGUAGES, Lexicon, type NearWord } from "./lexicon.ts";
