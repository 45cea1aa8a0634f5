/** Dense features of how the values are written: letters, digits, signs, words, scripts. */
import type { SampledValue } from "../column-sample.ts";
import { type FeatureList, signedLog } from "./feature-list.ts";
import { SCRIPTS, scriptOf } from "./script-of.ts";

const SIGNS = [..."-/.,:;@#$%&()_+|\"'<{[=?!*°€£\\~–’"];
const SIGN_INDEX = new Map(SIGNS.map((sign, index) => [sign.charCodeAt(0), index]));
/** Characters of a value that are looked at. */
const LONGEST = 160;

interface Counts {
  digits: number;
  upper: number;
  lower: number;
  vowels: number;
  spaces: number;
  others: number;
  words: number;
  capitals: number;
  signs: Uint8Array;
  scripts: Uint8Array;
}

const VOWELS = new Set([..."aeiouAEIOU"].map((letter) => letter.charCodeAt(0)));
const WORD_COUNTS = [1, 2, 3, 4, 6, 10];

/** Adds, for every measure, its mean over the values. */
export function describeTexts(values: readonly SampledValue[], weights: Float64Array, list: FeatureList): void {
  const sums = new Float64Array(MEASURES.length);
  const lengths = { sum: 0, squares: 0, least: Number.POSITIVE_INFINITY, most: 0 };
  values.forEach(({ text }, index) => {
    const weight = weights[index] ?? 0;
    const measured = measure(text);
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + weight * (measured[at] ?? 0);
    const size = Math.log2(1 + text.length);
    lengths.sum += weight * size;
    lengths.squares += weight * size * size;
    lengths.least = Math.min(lengths.least, size);
    lengths.most = Math.max(lengths.most, size);
  });
  MEASURES.forEach((name, index) => {
    list.add(name, sums[index] ?? 0);
  });
  list.add("length mean", lengths.sum / 8);
  list.add("length spread", Math.sqrt(Math.max(0, lengths.squares - lengths.sum ** 2)));
  list.add("length least", values.length === 0 ? 0 : lengths.least / 8);
  list.add("length most", lengths.most / 8);
}

const MEASURES = [
  ...["digits", "upper", "lower", "spaces", "others", "vowels"].map((name) => `${name} in text`),
  ...["all digits", "all upper", "all lower", "all titled", "first titled", "starts with digit", "ends with digit"],
  ...["ends with stop", "letters then digits", "has digits and letters", "words"],
  ...WORD_COUNTS.map((count) => `words from ${count}`),
  ...SIGNS.map((sign) => `has ${sign}`),
  ...SCRIPTS.map((script) => `script ${script}`),
];

function measure(text: string): readonly number[] {
  const length = Math.min(text.length, LONGEST);
  const counts = count(text, length);
  const letters = counts.upper + counts.lower + counts.others;
  const cased = counts.upper + counts.lower;
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(length - 1);
  const titled = counts.words > 0 && counts.capitals === counts.words;
  return [
    counts.digits / length,
    counts.upper / length,
    counts.lower / length,
    counts.spaces / length,
    counts.others / length,
    cased === 0 ? 0 : counts.vowels / cased,
    flag(counts.digits === length),
    flag(counts.upper > 0 && counts.lower === 0),
    flag(counts.lower > 0 && counts.upper === 0),
    flag(titled && counts.lower > 0),
    flag(isUpper(first) && counts.lower > 0 && !titled),
    flag(isDigit(first)),
    flag(isDigit(last)),
    flag(last === 0x2e || last === 0x21 || last === 0x3f),
    flag(!isDigit(first) && isDigit(last) && letters > 0),
    flag(counts.digits > 0 && letters > 0),
    signedLog(counts.words) / 5,
    ...WORD_COUNTS.map((least) => flag(counts.words >= least)),
    ...counts.signs,
    ...counts.scripts,
  ];
}

function count(text: string, length: number): Counts {
  const counts: Counts = {
    ...{ digits: 0, upper: 0, lower: 0, vowels: 0, spaces: 0, others: 0, words: 0, capitals: 0 },
    signs: new Uint8Array(SIGNS.length),
    scripts: new Uint8Array(SCRIPTS.length),
  };
  let isInWord = false;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) counts.digits++;
    else if (isUpper(code)) counts.upper++;
    else if (code >= 0x61 && code <= 0x7a) counts.lower++;
    else if (code === 0x20) counts.spaces++;
    else if (code > 0x7f) countForeign(code, counts);
    const isLetter = isUpper(code) || (code >= 0x61 && code <= 0x7a) || code > 0xbf;
    if (isLetter && !isInWord) counts.words++;
    if (isLetter && !isInWord && (isUpper(code) || code > 0x17f)) counts.capitals++;
    isInWord = isLetter || (isInWord && (code === 0x27 || code === 0x2d));
    if (VOWELS.has(code)) counts.vowels++;
    const sign = isLetter ? undefined : SIGN_INDEX.get(code);
    if (sign !== undefined) counts.signs[sign] = 1;
  }
  return counts;
}

function countForeign(code: number, counts: Counts): void {
  const script = scriptOf(code);
  if (script < 0) return;
  counts.scripts[script] = 1;
  counts.others++;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isUpper(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

function flag(condition: boolean): number {
  return condition ? 1 : 0;
}
