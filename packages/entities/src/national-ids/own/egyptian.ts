/**
 * National ID of Egypt, which the library lacks: the digit of a century, then a date.
 * Source: https://en.wikipedia.org/wiki/Egyptian_National_Identity_Card
 */
import { isDay } from "../checks.ts";

export function isEgyptian(code: string): boolean {
  return isDay(code.slice(3, 5), code.slice(5, 7));
}
