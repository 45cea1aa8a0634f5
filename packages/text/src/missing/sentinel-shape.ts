/** Describes the look of placeholder values: all nines, -1, 1970-01-01, "xxx", "test". */
import { rememberLast } from "../remember-last.ts";

/** Largest and smallest values of number types, which programs leave behind. */
const LIMITS = new Set([
  "32767",
  "-32768",
  "65535",
  "2147483647",
  "-2147483648",
  "4294967295",
  "1e20",
  "1e+20",
  "-1e20",
]);
const RUNS = "01234567890123456789";
const DEFAULT_DATES =
  /^(?:0000[-/.]0?0[-/.]0?0|0?0[-/.]0?0[-/.]0000|(?:0001|1000|1582|1753|1800|1899|1900|1901|1970|1980|2099|2199|2999|9999)[-/.](?:0?1[-/.]0?1|12[-/.]30|12[-/.]31)|(?:0?1[-/.]0?1|12[-/.]30|12[-/.]31|3[01][-/.]12)[-/.](?:0001|1000|1753|1800|1899|1900|1901|1970|1980|2099|2199|2999|9999))(?:[T ]|$)/;
const PLACEHOLDER = /^(?:test|dummy|sample|example|asdf|qwerty|foo|bar|todo|fixme|placeholder|lorem|abc|xyz)\w{0,4}$/i;
const BRACKETED = /^(?:<.*>|\(.*\)|\[.*\]|\{.*\}|«.*»|_.*_|\*.*\*)$/;
const [MINUS, ZERO, E] = [0x2d, 0x30, 0x65];
/** Numerals, grades and codes also repeat these letters and digits. */
const ROMAN = /^[^xyzqw\p{P}\p{S}]/iu;
const ANY_WORD = /[\p{L}\p{N}]/u;

export interface SentinelShape {
  readonly isNines: boolean;
  readonly isZero: boolean;
  /** The text repeats one digit other than nine and zero, or has only zeros between separators. */
  readonly isRepeatedDigit: boolean;
  /** The text is a code from -1 to -9, or such as -99 and -888. */
  readonly isNegativeCode: boolean;
  readonly isLimit: boolean;
  readonly isRun: boolean;
  readonly isDefaultDate: boolean;
  /** The text has no letter and no digit. */
  readonly isSigns: boolean;
  /** The text repeats one sign or letter at least twice. */
  readonly isRepeatedSign: boolean;
  readonly isPlaceholder: boolean;
  readonly isBracketed: boolean;
}

export const sentinelShape = rememberLast((text): SentinelShape => {
  const bare = text.replace(/^-|\.0+$/g, "").replace(/(?<=^9+)\.(?=9+$)/, "");
  const digits = text.replace(/[\s().+/-]/g, "");
  const isNumber = /^\d+$/.test(bare);
  const isSame = isOneCharacter(digits) && /^\d/.test(digits);
  return {
    isNines: isNumber && bare.length > 1 && isOneCharacter(bare) && bare[0] === "9",
    isZero: isNumber && /^0+$/.test(bare),
    isRepeatedDigit: isSame && digits.length > 1 && (digits[0] !== "9" || !isNumber) && !/^0+$/.test(bare),
    isNegativeCode: text.startsWith("-") && isNumber && isOneCharacter(bare),
    isLimit: LIMITS.has(text),
    isRun: digits.length > 3 && /^\d+$/.test(digits) && RUNS.includes(digits),
    isDefaultDate: DEFAULT_DATES.test(text),
    isSigns: !ANY_WORD.test(text),
    isRepeatedSign: text.length > 1 && isOneCharacter(text) && !ROMAN.test(text),
    isPlaceholder: PLACEHOLDER.test(text),
    isBracketed: BRACKETED.test(text),
  };
});

const USUAL = /^(?:9{2,}|-9+|-1|-8+|8{3,}|0+)(?:[.]0+)?$|^-?9+[.]9+$|^[0\D]+$/;

/** Whether the text is a code that is hardly ever a real value. Statistics over the other values leave it out. */
export function isCommonSentinel(text: string): boolean {
  return mayBeSentinel(text) && (USUAL.test(text) || LIMITS.has(text) || DEFAULT_DATES.test(text));
}

/** Rejects most texts quickly: false means that `sentinelShape` finds no code in their digits. */
export function mayBeSentinel(text: string): boolean {
  const isNegative = text.charCodeAt(0) === MINUS;
  const first = text.charCodeAt(isNegative ? 1 : 0);
  const second = text.charCodeAt(isNegative ? 2 : 1);
  if (Number.isNaN(second)) return isNegative || first === ZERO;
  if (second === first || (first === ZERO && second < ZERO)) return true;
  if (second === first + 1) return text.length > 3;
  if (LIMITS.has(text.length < 12 && (second === first - 1 || second === first - 2 || second === E) ? text : ""))
    return true;
  return text.length >= 8 && text.length <= 30 && hasDateSign(text) && DEFAULT_DATES.test(text);
}

function hasDateSign(text: string): boolean {
  return isDateSign(text, 4) || isDateSign(text, 2) || isDateSign(text, 1);
}

function isDateSign(text: string, at: number): boolean {
  return text.charCodeAt(at) >= MINUS && text.charCodeAt(at) < ZERO;
}

export function isOneCharacter(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return text.length > 0;
}
