/**
 * Personas kods of Latvia. Those given out since July 2017 begin with 32 to 39 and tell no date; the library reads one
 * into them and refuses them.
 * Source: https://en.wikipedia.org/wiki/National_identification_number#Latvia
 */
import { isDay, weighLeading } from "../checks.ts";

export function isLatvian(code: string): boolean {
  if (/^3[2-9]/.test(code)) return true;
  const sum = weighLeading(code, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1;
  return isDay(code.slice(2, 4), code.slice(0, 2)) && (sum % 11) % 10 === Number(code[10]);
}
