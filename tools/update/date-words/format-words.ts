/** The small words of a date format such as "D [de] MMMM [de] YYYY" or "d 'de' MMMM". */
import type { Word } from "./word.ts";

const QUOTED = /\[([^\]]+)\]|'([^']+)'/g;
/** Letters of other scripts stand in formats without quotes. */
const FORMAT_LETTERS = /[a-z]+/gi;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

export function readFormatWords(format: string): readonly Word[] {
  const quoted = [...format.matchAll(QUOTED)].map(([, inBrackets, inQuotes]) => inBrackets ?? inQuotes ?? "");
  const bare = format.replace(QUOTED, " ").replace(FORMAT_LETTERS, " ");
  return [...quoted, bare]
    .flatMap((text) => text.match(WORD) ?? [])
    .map((text) => ({ role: "filler", value: 0, text }));
}
