/**
 * Signs at an end of a value that hardly any other value of the column has there: "Bern;" and "- Chur" among plain names,
 * "0238." among numbers of four digits. The value without them need not stand elsewhere, so that it is only offered.
 * Practice: leading and trailing punctuation as a cause of unmatched keys (Christen, Data Matching, 2012, §3).
 */
import type { CountedValue } from "@limpid/table";
import type { Typo, Typos } from "./typos.ts";

const MIN_VALUES = 20;
const MAX_LENGTH = 200;
/** More values with a sign at that end, and it is how the column writes. */
const MAX_SHARE = 0.02;
const OFFERED = 0.75;
/** No value is written with these at its end: footnotes, grades, questions and abbreviations have other signs. */
const BEFORE = /^(?:[-–—*•·:;,|_]+ +|[:;,|]+)(?=[\p{L}\p{N}])/u;
const BEHIND = /(?<=[\p{L}\p{M}\p{N})])(?: *[;,|_]+| +[-–—]+|-\*) *$/u;
/** Words end with a dot where they are short for others, digits only where a sentence ends. */
const DOT_BEHIND_DIGIT = /(?<=\d)\.$/;
const ANY_BEFORE = /^[^\p{L}\p{N}]/u;
const ANY_BEHIND = /[^\p{L}\p{M}\p{N})]$/u;

export function findOddEnds(values: readonly CountedValue[]): Typos {
  if (values.length < MIN_VALUES) return new Map();
  const most = Math.max(1, MAX_SHARE * values.length);
  const isOdd = (pattern: RegExp) =>
    values.filter(({ text }) => text.length <= MAX_LENGTH && pattern.test(text)).length <= most;
  const patterns = [...(isOdd(ANY_BEFORE) ? [BEFORE] : []), ...(isOdd(ANY_BEHIND) ? [BEHIND, DOT_BEHIND_DIGIT] : [])];
  return new Map(
    values.flatMap(({ text }): [string, Typo][] => {
      if (text.length > MAX_LENGTH) return [];
      const bare = patterns.reduce((rest, pattern) => rest.replace(pattern, ""), text);
      if (bare === text || bare === "") return [];
      const msg = `Hardly any other value begins or ends with a sign such as "${signOf(text, bare)}".`;
      return [[text, { meant: bare, prob: OFFERED, msg, rule: "text.odd-end" }]];
    }),
  );
}

function signOf(text: string, bare: string): string {
  return text.replace(bare, "").trim();
}
