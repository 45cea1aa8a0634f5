/**
 * What a decoded text costs to spell in the likeliest of the known languages. The right encoding gives the cheapest
 * text, since it alone turns the bytes into letters that follow each other somewhere.
 */
import { LANGUAGE_MODELS, type LanguageModel } from "./language-model.ts";

/** Costs in nats, guessed; their order matters, not their size. */
const TYPOGRAPHIC = 6;
const SYMBOL = 12;
const INSIDE_WORD = 6;
const CASE_BREAK = 5;
const NO_CHARACTER = 22;

const EDGE = " ";
/** Punctuation and signs that people type, or that word processors put in. */
const SIGNS = new Set("\u00a0‘’‚“”„«»‹›–—…•·€£¥§©®™°²³¹ºª½¼¾¿¡×±µ№、。「」『』・（）：；！？～ー，　％");
/** Signs that stand inside of words. */
const JOINERS = new Set("’·・ー\u00ad");

type Kind = "plain" | "letter" | "sign" | "symbol" | "none";
const kinds = new Map<string, Kind>();

/** Stops counting above `most`, since a dearer text is of no interest. */
export function textCost(text: string, most: number): number {
  const common = text.normalize("NFC");
  const signs = signCost(common);
  const steps = stepsOf(common.toLowerCase());
  let best = most - signs;
  for (const model of LANGUAGE_MODELS) best = Math.min(best, languageCost(steps, model, best));
  return signs + best;
}

function signCost(text: string): number {
  let cost = 0;
  let before = EDGE;
  for (const character of text) {
    if (character > "\u007f") cost += characterCost(before, character);
    else if (kindOf(before) !== "plain" && isBreak(before, character)) cost += CASE_BREAK;
    before = character;
  }
  return cost;
}

function characterCost(before: string, character: string): number {
  const kind = kindOf(character);
  if (kind === "none") return NO_CHARACTER;
  if (kind === "letter") return isBreak(before, character) ? CASE_BREAK : 0;
  const inside = isLetter(before) && !JOINERS.has(character) ? INSIDE_WORD : 0;
  return (kind === "sign" ? TYPOGRAPHIC : SYMBOL) + inside;
}

/** "mÜnchen": no word goes on with a capital. */
function isBreak(before: string, character: string): boolean {
  return isLower(before) && !isLower(character) && character !== character.toLowerCase();
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

/** Each place where a letter beyond ASCII stands beside another character. */
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
