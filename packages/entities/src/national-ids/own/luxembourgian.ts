/**
 * National identification number of Luxembourg, which the library lacks: a date, a serial number and two check digits.
 * Source: https://en.wikipedia.org/wiki/National_identification_number#Luxembourg
 */
import { passesLuhn } from "../../codes/check-digits.ts";
import { isDay } from "../checks.ts";

export function isLuxembourgian(code: string): boolean {
  return isDay(code.slice(4, 6), code.slice(6, 8)) && passesLuhn(code.slice(0, 12));
}
