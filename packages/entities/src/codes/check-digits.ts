/** Check digits that numbering systems share. Each function takes the bare characters in capitals, separators gone. */

const ZERO = 48;
const LETTER_A = 65;

/** Digits as themselves, A as 10 to Z as 35. */
function valueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < LETTER_A ? code - ZERO : code - LETTER_A + 10;
}

/** ISO/IEC 7812-1 annex B: every second digit from the right doubled. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = valueAt(digits, digits.length - 1 - place);
    const weighted = place % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Letters written as their two digits, as ISIN and IBAN count them. */
export function spellLetters(text: string): string {
  return Array.from(text, (_, index) => valueAt(text, index)).join("");
}

/** GS1 General Specifications §7.9.1: weights 3 and 1 in turn, the check digit itself with weight 1. */
export function passesGs1(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += valueAt(digits, digits.length - 1 - place) * (place % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}

/** The sum of all characters times their weight; the weights repeat. */
export function weighDigits(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    sum += (text[index] === "X" ? 10 : valueAt(text, index)) * (weights[index % weights.length] ?? 0);
  }
  return sum;
}

/** ISO 7064 MOD 11-2, with X for 10. */
export function passesMod11Of2(text: string): boolean {
  let total = 0;
  for (let index = 0; index < text.length - 1; index++) total = ((total + valueAt(text, index)) * 2) % 11;
  const check = (12 - total) % 11;
  return text.endsWith(check === 10 ? "X" : String(check));
}
