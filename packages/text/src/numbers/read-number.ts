/**
 * Reads one number as people and programs write it: grouped, with a sign in front or behind, in brackets, with either
 * decimal sign, or with an exponent. Works on text so that no digit is lost, and leaves open what only the column can
 * decide.
 * Sources: CLDR number formats (grouping and decimal signs by locale); ISO 80000-1 §7.3.
 */
import { isAscii, isLetterAt } from "../characters/character-tests.ts";
import { rememberLast } from "../remember-last.ts";
import { foldDigits } from "./fold-digits.ts";

export type DecimalSign = "." | ",";

export type NumberReading =
  /** `proves` is the decimal sign that this value alone makes certain. */
  | { readonly kind: "number"; readonly canonical: string; readonly proves: DecimalSign | undefined }
  /** One separator stands before exactly three digits: `sign` either groups or is the decimal sign. */
  | { readonly kind: "open"; readonly sign: DecimalSign; readonly grouped: string; readonly decimal: string }
  | { readonly kind: "none" };

const NONE: NumberReading = { kind: "none" };
const MAX_LENGTH = 60;

const MAX_WRITTEN_OUT_DIGITS = 9;

const PLAIN = /^-?(?:0|[1-9]\d{0,29})(?:\.(?:\d{1,2}|\d{4,20}))?$/;
const DIGITS = /^\d+$/;
const BODY = /^\d[\d., ']*$|^[.,]\d+$/;
const SCIENTIFIC = /^(\d{1,17})(?:[.,](\d{1,17}))?(e)([+-]?\d{1,3})$/i;
const GROUPED = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/;
/** "2-" is a mark or a truncated range; only a column of accounts makes it a negative number. */
const SHORT_WITH_MINUS = /^(\d{1,2}) ?-$/;
/** A stroke in place of the decimals says that there are none: 45.- is no negative number, and 1.234,- is whole. */
const STROKE = /(?<=\d)[.,]-{1,2}$/;
const MAY_BE_SIGNED = /^[(+-]|-$/;
const INDIAN = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** Whether the text is read as the number that it is written as, without a sign that groups or may group digits. */
export function isPlainNumber(text: string): boolean {
  return PLAIN.test(text);
}

export const readNumber = rememberLast(readText);

/** Reads a short whole number with a minus behind it as negative, as a column of accounts writes it. */
export function readSignBehind(text: string): NumberReading {
  const digits = SHORT_WITH_MINUS.exec(foldMarks(text))?.[1];
  return digits === undefined ? NONE : number(`-${digits}`, undefined);
}

function readText(text: string): NumberReading {
  if (text.length > MAX_LENGTH || isLetterAt(text, 0) || isLetterAt(text, text.length - 1)) return NONE;
  if (PLAIN.test(text)) return { kind: "number", canonical: text, proves: text.includes(".") ? "." : undefined };
  const folded = foldMarks(text);
  const whole = folded.replace(STROKE, "");
  const { negative, body } = takeSign(whole);
  const reading = whole !== folded ? readWhole(body) : BODY.test(body) ? readBody(body) : readScientific(body);
  return negative ? negate(reading) : reading;
}

function foldMarks(text: string): string {
  if (isAscii(text)) return text.replaceAll("`", "'").trim();
  return foldDigits(text)
    .replace(/[\u2212\u2010-\u2013\uFE63\uFF0D]/g, "-")
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replace(/[\u2018\u2019\u02BC\u2032\u00B4`]/g, "'")
    .replace(/[\u066B\uFF0C]/g, ",")
    .replace(/\uFF0E/g, ".")
    .trim();
}

function takeSign(text: string): { negative: boolean; body: string } {
  if (!MAY_BE_SIGNED.test(text)) return { negative: false, body: text };
  const match =
    /^(?:\((?<bracketed>[^()+-]+)\)|(?<front>[+-]) ?(?<signed>[^+-].*)|(?<trailed>[^+-]+?) ?(?<back>-))$/s.exec(text);
  const groups = match?.groups;
  if (groups === undefined || SHORT_WITH_MINUS.test(text)) return { negative: false, body: text };
  const body = groups.bracketed ?? groups.signed ?? groups.trailed ?? "";
  return { negative: groups.front !== "+", body: body.trim() };
}

function readBody(body: string): NumberReading {
  const last = lastSeparator(body);
  if (last === -1) return number(body, undefined);
  const sign = body[last] as string;
  const before = body.slice(0, last);
  const after = body.slice(last + 1);
  const isFirst = lastSeparator(before) === -1;
  if (sign !== "." && sign !== ",") return groupsOf(body);
  if (!isFirst) return before.includes(sign) ? groupsOf(body) : readMixed(before, after, sign);
  return isOpen(body) ? open(before, after, sign) : readDecimal(before, after, sign);
}

function readWhole(body: string): NumberReading {
  return DIGITS.test(body) ? number(body, undefined) : groupsOf(body);
}

function isOpen(body: string): boolean {
  return GROUPED.test(body);
}

function open(before: string, after: string, sign: DecimalSign): NumberReading {
  return { kind: "open", sign, grouped: before + after, decimal: `${before}.${after}` };
}

function readDecimal(before: string, after: string, sign: DecimalSign): NumberReading {
  if (after === "") return sign === "." ? number(before, undefined) : NONE;
  return number(`${before === "" ? "0" : before}.${after}`, sign);
}

/** Reads groups followed by another sign: 1,234.5 or 1.234,5 or 1'234.50. */
function readMixed(before: string, after: string, sign: DecimalSign): NumberReading {
  if (after === "" || !isGrouped(before)) return NONE;
  return number(`${before.replace(/\D/g, "")}.${after}`, sign);
}

/** Reads groups without decimals. Two equal points or commas prove that the other sign is the decimal one. */
function groupsOf(body: string): NumberReading {
  if (!isGrouped(body)) return NONE;
  const proves = body.includes(",") ? "." : body.includes(".") ? "," : undefined;
  return number(body.replaceAll(/[., ']/.exec(body)?.[0] ?? "", ""), proves);
}

function isGrouped(body: string): boolean {
  return GROUPED.test(body) || INDIAN.test(body);
}

function lastSeparator(body: string): number {
  for (let index = body.length - 1; index >= 0; index--) {
    const code = body.charCodeAt(index);
    if (code < 48 || code > 57) return index;
  }
  return -1;
}

/** Expands a small whole number. A larger one keeps its notation, because programs often cut it to few digits. */
function readScientific(body: string): NumberReading {
  const match = SCIENTIFIC.exec(body);
  if (match === null) return NONE;
  const [, whole = "", fraction = "", mark = "", exponentText = ""] = match;
  const exponent = Number(exponentText);
  const digits = whole + fraction;
  const zeros = exponent - fraction.length;
  if (zeros >= 0 && digits.length + zeros <= MAX_WRITTEN_OUT_DIGITS)
    return number((digits + "0".repeat(zeros)).replace(/^0+(?=\d)/, ""), undefined);
  return number(
    `${whole}${fraction === "" ? "" : `.${fraction}`}${mark}${exponentText}`,
    body.includes(",") ? "," : undefined,
  );
}

function number(canonical: string, proves: DecimalSign | undefined): NumberReading {
  return { kind: "number", canonical, proves };
}

function negate(reading: NumberReading): NumberReading {
  if (reading.kind === "number") return { ...reading, canonical: `-${reading.canonical}` };
  if (reading.kind === "open") return { ...reading, grouped: `-${reading.grouped}`, decimal: `-${reading.decimal}` };
  return reading;
}
