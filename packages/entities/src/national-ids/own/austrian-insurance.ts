/**
 * Number of the Austrian social insurance; its check digit is the fourth. The library refuses the months 13 to 15, which
 * are given out where a day has used up its serial numbers.
 * Source: https://de.wikipedia.org/wiki/Sozialversicherungsnummer#Österreich
 */
import { weighLeading } from "../checks.ts";

export function isAustrianInsurance(code: string): boolean {
  return weighLeading(code, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(code[3]);
}
