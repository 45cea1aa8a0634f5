/** Lists the delimiters and quotes to try on a sample. */
import { ALIGNED } from "./dialect.ts";

export interface Candidate {
  readonly delimiter: string;
  /** Factor on its score: prose is full of blanks and colons that delimit nothing. */
  readonly trust: number;
  /** Requirements for unusual delimiters: rows have at least this width, and this share of them are alike. */
  readonly minWidth: number;
  readonly minShare: number;
}

const USUAL = [",", ";", "\t", "|"];
const BLANKS = [" ", ALIGNED];
/** Letters, digits, marks, quotes, and signs that occur in numbers, names and paths never delimit cells. */
const NEVER = /[\p{L}\p{M}\p{N}\s"'`´’‘“”()[\]<>./\\_+?@$%€£°-]/u;
const CONTROL = /[\u0001-\u0008\u000b\u000c\u000e-\u001f]/;
/** Signs that are frequent in prose. */
const COMMON_SIGNS = new Set([":", "=", "!", "#", "&", "*", "{", "}"]);
const MAX_RARE = 8;

export function isUsual(delimiter: string): boolean {
  return USUAL.includes(delimiter);
}

export function listCandidates(text: string): Candidate[] {
  const usual = USUAL.filter((delimiter) => text.includes(delimiter));
  const blanks = BLANKS.filter((delimiter) => text.includes(delimiter));
  return [
    ...usual.map((delimiter) => ({ delimiter, trust: 1, minWidth: 2, minShare: 0 })),
    ...rareSigns(text).map(candidateOfSign),
    ...blanks.map((delimiter) => ({ delimiter, trust: 0.5, minWidth: 2, minShare: 0.9 })),
  ];
}

/** Returns the most frequent unusual signs of the text. */
function rareSigns(text: string): string[] {
  const ascii = new Uint32Array(128);
  const others = new Map<string, number>();
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ascii.length) {
      ascii[code] = (ascii[code] ?? 0) + 1;
      continue;
    }
    const sign = String.fromCodePoint(text.codePointAt(at) ?? code);
    others.set(sign, (others.get(sign) ?? 0) + 1);
    at += sign.length - 1;
  }
  const counts = Array.from(ascii, (count, code) => [String.fromCharCode(code), count] as const);
  return [...counts, ...others]
    .filter(([sign, count]) => count > 0 && !USUAL.includes(sign) && (CONTROL.test(sign) || !NEVER.test(sign)))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_RARE)
    .map(([sign]) => sign);
}

function candidateOfSign(delimiter: string): Candidate {
  if (CONTROL.test(delimiter)) return { delimiter, trust: 1, minWidth: 2, minShare: 0.5 };
  const isCommon = COMMON_SIGNS.has(delimiter);
  return { delimiter, trust: isCommon ? 0.5 : 0.7, minWidth: isCommon ? 3 : 2, minShare: 0.9 };
}

/** Lists quotes to try, the usual one first. "No quote" is an option only if the text contains a double quote. */
export function listQuotes(text: string): string[] {
  return ['"', ...(text.includes("'") ? ["'"] : []), ...(text.includes('"') ? [""] : [])];
}
