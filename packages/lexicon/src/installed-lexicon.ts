/**
 * The lexicon that the engine asks, if the program has installed one. The service and the command line do. The library
 * for other programs and browsers does not, because the lexicon would be the largest part of it; the engine works
 * without, and takes some real words for slips.
 */
import { Lexicon, type ReadLanguage } from "./lexicon.ts";
import { readLanguage } from "./read-language.ts";

let installed: Lexicon | undefined;

/**
 * Installs the committed lexicon, and returns a function that takes it away again. The file of a language is read when a
 * word of it is asked for. A file that is missing or cut is borne: cleaning goes on without its words, and says so.
 */
export function installLexicon(read: ReadLanguage = readLanguage): () => void {
  installed = new Lexicon(read, undefined, true);
  return () => {
    installed = undefined;
  };
}

/** Returns undefined if the program has installed no lexicon. */
export function installedLexicon(): Lexicon | undefined {
  return installed;
}
