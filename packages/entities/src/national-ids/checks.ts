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
