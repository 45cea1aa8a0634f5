/**
 * Reads the committed file of a language. The files belong to the program like an import, but TypeScript has no loader
 * for bytes, so this is the only module of the package that reads files.
 */
import { existsSync, readFileSync } from "node:fs";

/** Set when the program is bundled: the folder of the lexicon relative to the bundle. */
declare const LEXICON_FOLDER: string | undefined;

const FOLDER = new URL(typeof LEXICON_FOLDER === "undefined" ? "../data/" : LEXICON_FOLDER, import.meta.url);

export function readLanguage(language: string): Uint8Array | undefined {
  const path = new URL(`${language}.bin`, FOLDER);
  return existsSync(path) ? readFileSync(path) : undefined;
}
