/**
 * Birth number of Norway, D number (day + 40), H number of the health service (month + 40) and number of made persons
 * (month + 80). The library refuses the latter two.
 * Source: https://en.wikipedia.org/wiki/National_identity_number_(Norway)
 */
import { isDay, isMultiple } from "../checks.ts";

export function isNorwegian(code: string): boolean {
  const day = Number(code.slice(0, 2));
  const month = Number(code.slice(2, 4)) % 40;
  return (
    isDay(String(month), String(day > 40 ? day - 40 : day)) &&
    isMultiple(code.slice(0, 10), [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], 11) &&
    isMultiple(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11)
  );
}
