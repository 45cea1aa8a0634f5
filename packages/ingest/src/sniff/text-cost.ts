/**
 * Computes the cost of spelling a decoded text in the likeliest known language. The right encoding gives the cheapest
 * text, because only it turns the bytes into plausible letter sequences.
 */
import { LANGUAGE_MODELS, type LanguageModel } from "./language-model.ts";
import { naturalCost } from "./natural-signs.ts";

/** Estimated costs in nats; their order matters, not their size. */
const TYPOGRAPHIC = 6;
const SYMBOL = 12;
const INSIDE_WORD = 6;
const CASE_BREAK = 5;
const NO_CHARACTER = 22;
/** Cost of a letter of another alphabet, or a digit, in the middle of a word. */
const MIXED = 8;
/** Cost of a hard blank between words; DOS code pages have letters in its place. */
const BETWEEN_WORDS = 2;
/** Cost of a currency sign before an amount. */
const NATURAL = 2;

const EDGE = " ";
const HARD_BLANK = "\u00a0";
const CURRENCIES = new Set("€£¥");
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
];
/** Punctuation and signs that people type or word processors insert. */
const SIGNS = new Set("\u00a0‘’‚“”„«»‹›–—…•·€£¥§©®™°²³¹ºª½¼¾¿¡×±µ№、。「」『』・（）：；！？～ー，　％");
/** Signs that occur inside words. */
const JOINERS = new Set("’・ー\u00ad");
/** Stands between consonants, as in the Catalan `col·lecció`, or before an ending, as in the French `client·e`. */
const MIDDLE_DOT = "·";
const BEFORE_DOT = /[bcdfghjklmnpqrstvwxzé]/i;

/** Signs that a word may follow directly. */
const OPENERS = new Set("‘“„«‹¿¡–—…•（「『");

type Kind = "plain" | "letter" | "sign" | "symbol" | "none";
const kinds = new Map<string, Kind>();

/** Stops counting above `most`, since a higher cost does not matter. */
export function textCost(text: string, most: number): number {
  const common = text.normalize("NFC");
  const signs = signCost(common);
  const steps = stepsOf(common.toLowerCase());
  let best = most - signs;
  for (const model of LANGUAGE_MODELS) best = Math.min(best, languageCost(steps, model, best));
  return signs + best;
}

function signCost(text: string): number {
  const characters = Array.from(text);
  const seen = new Set<string>();
  let cost = 0;
  let before = EDGE;
  let isNatural = false;
  for (const [index, character] of characters.entries()) {
    if (character > "\u007f") {
      const natural = naturalCost(before, character, characters[index + 1] ?? EDGE, seen);
      cost += natural ?? characterCost(before, character);
      if (isSecondCapital(before, character, characters[index + 1] ?? EDGE)) cost += CASE_BREAK;
      isNatural = natural !== undefined;
      if (isNatural) seen.add(character);
    } else {
      if (!isNatural) cost += costBehind(before, character);
      isNatural = false;
    }
    before = character;
  }
  return cost;
}

/** Returns the cost of an ASCII character after one beyond ASCII. */
function costBehind(before: string, character: string): number {
  if (before <= "\u007f") return 0;
  if (CURRENCIES.has(before) && isDigit(character)) return NATURAL - TYPOGRAPHIC;
  if (isMixed(character, before)) return MIXED;
  if (isBreak(before, character)) return CASE_BREAK;
  return isLetter(character) && isSign(before) && !OPENERS.has(before) ? INSIDE_WORD : 0;
}

function isSign(character: string): boolean {
  const kind = kindOf(character);
  if (character === MIDDLE_DOT || JOINERS.has(character) || character === HARD_BLANK) return false;
  return kind === "sign" || kind === "symbol";
}

/** Whether the letters belong to alphabets that are not mixed within a word. */
function isMixed(one: string, letter: string): boolean {
  if (kindOf(letter) !== "letter") return false;
  if (isDigit(one)) return ALPHABETS.some((alphabet) => alphabet.test(letter));
  return isLetter(one) && ALPHABETS.some((alphabet) => alphabet.test(one) !== alphabet.test(letter));
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9";
}

function characterCost(before: string, character: string): number {
  const kind = kindOf(character);
  if (kind === "none") return NO_CHARACTER;
  if (kind === "letter")
    return (isBreak(before, character) ? CASE_BREAK : 0) + (isMixed(before, character) ? MIXED : 0);
  if (character === HARD_BLANK) return TYPOGRAPHIC + BETWEEN_WORDS;
  const isJoined = character === MIDDLE_DOT ? BEFORE_DOT.test(before) : JOINERS.has(character);
  const inside = isLetter(before) && !isJoined ? INSIDE_WORD : 0;
  return (kind === "sign" ? TYPOGRAPHIC : SYMBOL) + inside;
}

/** Matches "mÜnchen": no word continues with a capital. */
function isBreak(before: string, character: string): boolean {
  return isLower(before) && !isLower(character) && character !== character.toLowerCase();
}

/** Matches "MÜnchen": a word begins with one capital or has no other letters. */
function isSecondCapital(before: string, character: string, after: string): boolean {
  return isUpper(before) && isUpper(character) && isLower(after);
}

function isUpper(character: string): boolean {
  return character !== character.toLowerCase();
}

function isLower(character: string): boolean {
  return character !== character.toUpperCase();
}

function isLetter(character: string): boolean {
  return kindOf(character) === "letter" || /[a-z]/i.test(character);
}

function kindOf(character: string): Kind {
  if (character <= "\u007f") return "plain";
  const known = kinds.get(character);
  if (known !== undefined) return known;
  const kind = findKind(character);
  kinds.set(character, kind);
  return kind;
}

function findKind(character: string): Kind {
  if (SIGNS.has(character)) return "sign";
  if (/[\p{Cc}\p{Cn}\p{Co}\ufffd]/u.test(character)) return "none";
  return /[\p{L}\p{M}]/u.test(character) ? "letter" : "symbol";
}

type Step = readonly [before: string, letter: string];

/** Returns each place where a letter beyond ASCII is beside another character. */
function stepsOf(text: string): readonly Step[] {
  const steps: Step[] = [];
  let before = EDGE;
  for (const character of text) {
    const letter = isLetter(character) ? character : EDGE;
    if ((before > "\u007f" || letter > "\u007f") && before + letter !== "  ") steps.push([before, letter]);
    before = letter;
  }
  return steps;
}

function languageCost(steps: readonly Step[], model: LanguageModel, most: number): number {
  let cost = 0;
  for (const [before, letter] of steps) {
    cost += model.stepCost(before, letter);
    if (cost >= most) break;
  }
  return cost;
}
