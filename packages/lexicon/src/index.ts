export { foldWord } from "./hash-word.ts";
export { installedLexicon, installLexicon } from "./installed-lexicon.ts";
export { ALL_LANGUAGES, type KnownWord, type LanguageShare, Lexicon, type NearWord } from "./lexicon.ts";
export { DamagedLexicon } from "./word-list.ts";
