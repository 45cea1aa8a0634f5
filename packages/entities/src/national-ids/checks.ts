/** Checks that several countries' numbers of persons share. Each takes bare characters, separators gone. */
import { weighDigits } from "../codes/check-digits.ts";

/** The weighted sum of all digits, the last one included, is a multiple. */
export function isMultiple(digits: string, weights: readonly number[], modulus: number): boolean {
  return weighDigits(digits, weights) % modulus === 0;
}

/** The weighted sum of as many leading digits as there are weights. */
export function weighLeading(code: string, weights: readonly number[]): number {
  return weighDigits(code.slice(0, weights.length), weights);
}

/** The last digit is the remainder of the weighted sum of those before it; 10 counts as 0, as most countries have it. */
export function endsInRemainder(digits: string, weights: readonly number[], modulus: number): boolean {
  const remainder = weighDigits(digits.slice(0, -1), weights) % modulus;
  return Number(digits.at(-1)) === remainder % 10;
}

/** The last digit is what is missing to a multiple of the modulus; 10 and the modulus count as 0. */
export function endsInComplement(digits: string, weights: readonly number[], modulus: number): boolean {
  const remainder = weighDigits(digits.slice(0, -1), weights) % modulus;
  const check = (modulus - remainder) % modulus;
  return Number(digits.at(-1)) === check % 10;
}

/** ISO 7064 MOD 11,10, as in Germany and Croatia. */
export function passesMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

const MULTIPLY =
  "0123456789 1234067895 2340178956 3401289567 4012395678 5987604321 6598710432 7659821043 8765932104 9876543210".split(
    " ",
  );
const PERMUTE = "0123456789 1576283094 5803796142 8916043527 9453126870 4286573901 2793806415 7046913258".split(" ");

/** Verhoeff's scheme, as in India. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits.at(-1 - place));
    check = Number(MULTIPLY[check]?.[Number(PERMUTE[place % 8]?.[digit])]);
  }
  return check === 0;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A month, and a day that it has in some year. */
export function isDay(month: string, day: string): boolean {
  const days = DAYS[Number(month) - 1];
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

/** A number that begins with a date of birth, year first. */
export function isDatedYymmdd(code: string): boolean {
  return isDay(code.slice(2, 4), code.slice(4, 6));
}

export function isDatedDdmmyy(code: string): boolean {
  return isDay(code.slice(2, 4), code.slice(0, 2));
}

const REPEATED = /^(.)\1+$/;

export function isOneDigit(text: string): boolean {
  return REPEATED.test(text);
}

/** The remainder of a number of any length. */
export function remainderOf(digits: string, modulus: number): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % modulus;
  return remainder;
}
