/** Words that tell what a name names ("Bank", "Festival"), looked for among the words of a folded name. */
import { foldName } from "@limpid/text";

const SPLIT = /[ ,/()&|:;"]+/;
const MAX_WORDS = 14;

let lastFolded = "";
let lastWords: readonly string[] = [];

export type HeadWords = (text: string) => "first" | "last" | "inside" | undefined;

/** The returned function says where in a text such a word stands: at the edge it names the thing, inside it may not. */
export function indexHeadWords(words: string): HeadWords {
  const known: ReadonlySet<string> = new Set(words.split(" "));
  return (text) => {
    const parts = wordsOf(foldName(text));
    if (parts.length > MAX_WORDS) return undefined;
    if (known.has(parts.at(-1) ?? "")) return "last";
    if (known.has(parts[0] ?? "")) return "first";
    return parts.some((part) => known.has(part)) ? "inside" : undefined;
  };
}

/** The last answer is kept: several classes ask in turn about one text. */
function wordsOf(folded: string): readonly string[] {
  if (folded === lastFolded) return lastWords;
  lastFolded = folded;
  lastWords = folded.split(SPLIT);
  return lastWords;
}
