/** Which parts of a text match what was searched: words that begin as a searched one does, whatever their case and accents. */
export interface TextPart {
  /** The start of the word in the text. */
  readonly start: number;
  readonly text: string;
  readonly isMarked: boolean;
}

const WORDS = /[\p{L}\p{N}]+/gu;
const SINGLE_LETTER = /^\p{Script=Latin}$/u;
const MARKS = /\p{M}+/gu;

export function markWords(text: string, searched: string): TextPart[] {
  const wanted = wordsOf(searched);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const length = markedLength(word, wanted);
    if (length === 0) continue;
    if (index > end) parts.push({ start: end, text: text.slice(end, index), isMarked: false });
    end = index + length;
    parts.push({ start: index, text: text.slice(index, end), isMarked: true });
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), isMarked: false });
  return parts;
}

/** Folding may change how many characters a word has; then all of it is marked. */
function markedLength(word: string, wanted: readonly string[]): number {
  const folded = fold(word);
  const begun = wanted.filter((one) => folded.startsWith(one));
  if (begun.length === 0) return 0;
  return folded.length === word.length ? Math.max(...begun.map(({ length }) => length)) : word.length;
}

/** A single letter is marked only when it is all that was searched: beside words it is an article or an initial. */
function wordsOf(searched: string): string[] {
  const words = (searched.match(WORDS) ?? []).map(fold);
  return words.length === 1 ? words : words.filter((word) => !SINGLE_LETTER.test(word));
}

function fold(word: string): string {
  return word.normalize("NFKD").replace(MARKS, "").toLowerCase();
}
