/** Dense features of how the values are written: letters, digits, signs, words, scripts. */

import { SCRIPTS, scriptOf } from "@limpid/text";
import type { SampledValue } from "../column-sample.ts";
import { type FeatureList, signedLog } from "./feature-list.ts";

const SIGNS = [..."-/.,:;@#$%&()_+|\"'<{[=?!*°€£\\~–’"];
/** One more than the index of a sign, by its code; 0 for none. */
const SIGN_INDEX = new Uint8Array(0x2100);
SIGNS.forEach((sign, index) => {
  SIGN_INDEX[sign.charCodeAt(0)] = index + 1;
});
/** Characters of a value that are looked at. */
const LONGEST = 160;

/** By the low five bits of a letter's code. */
const VOWELS = new Uint8Array(32);
for (const letter of "aeiou") VOWELS[letter.charCodeAt(0) & 0x1f] = 1;

const WORD_COUNTS = [1, 2, 3, 4, 6, 10];

/** Adds, for every measure, its mean over the values. */
export function describeTexts(values: readonly SampledValue[], weights: Float64Array, list: FeatureList): void {
  const sums = new Float64Array(MEASURES.length);
  const counts = new TextCounts();
  const lengths = { sum: 0, squares: 0, least: Number.POSITIVE_INFINITY, most: 0 };
  values.forEach(({ text }, index) => {
    const weight = weights[index] ?? 0;
    counts.count(text);
    addMeasures(sums, weight, counts);
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

const FIRST_SIGN = MEASURES.indexOf(`has ${SIGNS[0]}`);

/** In the order of MEASURES. */
function addMeasures(sums: Float64Array, weight: number, counts: TextCounts): void {
  const { length, first, last, digits, upper, lower, words } = counts;
  const letters = upper + lower + counts.others;
  const isTitled = words > 0 && counts.capitals === words;
  let at = 0;
  const add = (value: number) => {
    sums[at] = (sums[at] ?? 0) + weight * value;
    at++;
  };
  for (const part of [digits, upper, lower, counts.spaces, counts.others]) add(part / length);
  add(upper + lower === 0 ? 0 : counts.vowels / (upper + lower));
  add(flag(digits === length));
  add(flag(upper > 0 && lower === 0));
  add(flag(lower > 0 && upper === 0));
  add(flag(isTitled && lower > 0));
  add(flag(isUpper(first) && lower > 0 && !isTitled));
  add(flag(isDigit(first)));
  add(flag(isDigit(last)));
  add(flag(last === 0x2e || last === 0x21 || last === 0x3f));
  add(flag(!isDigit(first) && isDigit(last) && letters > 0));
  add(flag(digits > 0 && letters > 0));
  add(signedLog(words) / 5);
  for (const least of WORD_COUNTS) add(flag(words >= least));
  for (let sign = 0; sign < counts.marks.length; sign++) {
    if (counts.marks[sign] !== 0) sums[FIRST_SIGN + sign] = (sums[FIRST_SIGN + sign] ?? 0) + weight;
  }
}

/** What one text holds; counted anew for each. */
class TextCounts {
  length = 0;
  first = 0;
  last = 0;
  digits = 0;
  upper = 0;
  lower = 0;
  vowels = 0;
  spaces = 0;
  others = 0;
  words = 0;
  capitals = 0;
  /** 1 for each of SIGNS and SCRIPTS that occurs. */
  readonly marks = new Uint8Array(SIGNS.length + SCRIPTS.length);

  count(text: string): void {
    this.reset(text);
    let isInWord = false;
    for (let at = 0; at < this.length; at++) {
      const code = text.charCodeAt(at);
      const isLetter = this.countCode(code);
      if (isLetter && !isInWord) {
        this.words++;
        if (isUpper(code) || code > 0x17f) this.capitals++;
      }
      isInWord = isLetter || (isInWord && (code === 0x27 || code === 0x2d));
    }
  }

  private reset(text: string): void {
    this.length = Math.min(text.length, LONGEST);
    this.first = text.charCodeAt(0);
    this.last = text.charCodeAt(this.length - 1);
    this.digits = this.upper = this.lower = this.vowels = this.spaces = this.others = this.words = this.capitals = 0;
    this.marks.fill(0);
  }

  /** True for a letter. */
  private countCode(code: number): boolean {
    if (isDigit(code)) {
      this.digits++;
      return false;
    }
    if (isUpper(code) || (code >= 0x61 && code <= 0x7a)) {
      if (code < 0x5b) this.upper++;
      else this.lower++;
      if (VOWELS[code & 0x1f] === 1) this.vowels++;
      return true;
    }
    if (code === 0x20) this.spaces++;
    const sign = SIGN_INDEX[code] ?? 0;
    if (sign > 0) this.marks[sign - 1] = 1;
    if (code > 0x7f) this.countForeign(code);
    return code > 0xbf && sign === 0;
  }

  private countForeign(code: number): void {
    const script = scriptOf(code);
    if (script < 0) return;
    this.marks[SIGNS.length + script] = 1;
    this.others++;
  }
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
