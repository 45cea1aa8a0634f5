/** Words for colours: those of CSS, of shops and of other languages, and the words that shade them. */
import { COLOR_WORDS } from "../../data/generated/color-words.ts";

const SHADE_WORDS = wordsOf((kind) => kind === "shade");
const COLOUR_WORDS = wordsOf((kind) => kind !== "shade");

/** Whether a word in small letters is a colour. */
export function isColourWord(word: string): boolean {
  return COLOUR_WORDS.has(word);
}

/** Whether a word in small letters shades a colour ("light"). */
export function isShadeWord(word: string): boolean {
  return SHADE_WORDS.has(word);
}

function wordsOf(isWanted: (kind: string) => boolean): ReadonlySet<string> {
  return new Set(COLOR_WORDS.flatMap(([word, kind]) => (isWanted(kind) ? [word] : [])));
}
