/**
 * Kennitala of Iceland: a person's, an organization's (day + 40), and those of the system, which begin with 8 or 9 and
 * which the library refuses.
 * Source: https://en.wikipedia.org/wiki/Kennitala
 */
import { isDay, isMultiple } from "../checks.ts";

export function isIcelandic(code: string): boolean {
  return (
    isDay(code.slice(2, 4), String(Number(code.slice(0, 2)) % 40)) &&
    isMultiple(code.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1], 11)
  );
}
