/** Computes dense features of how the values are written: letters, digits, signs, words, scripts. */
import { findScript, SCRIPTS } from "@limpid/text";
import type { SampledValue } from "./column-sample.ts";
import { type FeatureList, signedLog } from "./feature-list.ts";

const SIGNS = [..."-/.,:;@#$%&()_+|\"'<{[=?!*°€£\\~–’"];
/** Maps the code of a sign to its index plus one; 0 for other characters. */
const SIGN_INDEX = new Uint8Array(0x2100);
SIGNS.forEach((sign, index) => {
  SIGN_INDEX[sign.charCodeAt(0)] = index + 1;
});
/** Number of leading characters of a value that are examined. */
const MAX_LENGTH = 160;

/** Indexed by the low five bits of a letter's code. */
const VOWELS = new Uint8Array(32);
for (const letter of "aeiou") VOWELS[letter.charCodeAt(0) & 0x1f] = 1;

const WORD_COUNTS = [1, 2, 3, 4, 6, 10];

/** Adds the mean of each measure over the values, then the features of their lengths. */
export function describeTexts(values: readonly SampledValue[], weights: Float64Array, list: FeatureList): void {
  const sums = new Float64Array(NAMES.length);
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
  NAMES.forEach((name, index) => {
    list.add(name, sums[index] ?? 0);
  });
  list.add("length mean", lengths.sum / 8);
  list.add("length spread", Math.sqrt(Math.max(0, lengths.squares - lengths.sum ** 2)));
  list.add("length least", values.length === 0 ? 0 : lengths.least / 8);
  list.add("length most", lengths.most / 8);
}

type Measure = readonly [name: string, value: (counts: TextCounts) => number | boolean];

const MEASURES: readonly Measure[] = [
  ["digits in text", ({ digits, length }) => digits / length],
  ["upper in text", ({ upper, length }) => upper / length],
  ["lower in text", ({ lower, length }) => lower / length],
  ["spaces in text", ({ spaces, length }) => spaces / length],
  ["others in text", ({ others, length }) => others / length],
  ["vowels in text", ({ upper, lower, vowels }) => (upper + lower === 0 ? 0 : vowels / (upper + lower))],
  ["all digits", ({ digits, length }) => digits === length],
  ["all upper", ({ upper, lower }) => upper > 0 && lower === 0],
  ["all lower", ({ upper, lower }) => lower > 0 && upper === 0],
  ["all titled", (counts) => counts.isTitled && counts.lower > 0],
  ["first titled", (counts) => isUpper(counts.first) && counts.lower > 0 && !counts.isTitled],
  ["starts with digit", ({ first }) => isDigit(first)],
  ["ends with digit", ({ last }) => isDigit(last)],
  ["ends with stop", ({ last }) => last === 0x2e || last === 0x21 || last === 0x3f],
  ["letters then digits", ({ first, last, letters }) => !isDigit(first) && isDigit(last) && letters > 0],
  ["has digits and letters", ({ digits, letters }) => digits > 0 && letters > 0],
  ["words", ({ words }) => signedLog(words) / 5],
  ...WORD_COUNTS.map((count): Measure => [`words from ${count}`, ({ words }) => words >= count]),
];

const MARKS = [...SIGNS.map((sign) => `has ${sign}`), ...SCRIPTS.map((script) => `script ${script}`)];
const NAMES = [...MEASURES.map(([name]) => name), ...MARKS];

function addMeasures(sums: Float64Array, weight: number, counts: TextCounts): void {
  for (let at = 0; at < MEASURES.length; at++)
    sums[at] = (sums[at] as number) + weight * Number((MEASURES[at] as Measure)[1](counts));
  for (let mark = 0; mark < counts.marks.length; mark++) {
    const at = MEASURES.length + mark;
    if (counts.marks[mark] !== 0) sums[at] = (sums[at] as number) + weight;
  }
}

/** Counts what one text contains. The object is reused for each text. */
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
  /** Holds 1 for each of SIGNS and SCRIPTS that occurs. */
  readonly marks = new Uint8Array(SIGNS.length + SCRIPTS.length);

  get letters(): number {
    return this.upper + this.lower + this.others;
  }

  /** Whether every word begins with a capital. */
  get isTitled(): boolean {
    return this.words > 0 && this.capitals === this.words;
  }

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
    this.length = Math.min(text.length, MAX_LENGTH);
    this.first = text.charCodeAt(0);
    this.last = text.charCodeAt(this.length - 1);
    this.digits = this.upper = this.lower = this.vowels = this.spaces = this.others = this.words = this.capitals = 0;
    this.marks.fill(0);
  }

  /** Returns true for a letter. */
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
    const script = findScript(code);
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
