/**
 * Kennitala of Iceland: of an organization, whose day has 40 added; of a person, without a check digit since February 2026;
 * and of the system, which begins with 8 or 9 and tells no date. The library refuses the latter, and the new ones of persons.
 * Source: python-stdnum, stdnum/is_/kennitala.py;
 * https://www.skra.is/folk/eg-i-thjodskra/um-kennitolur/kennitolur-an-vartolu/; the changelog of the npm package kennitala
 */
import { isDay, isMultiple } from "../checks.ts";

/** The last digit: the 1800s, the 1900s or the 2000s. */
const CENTURY = /[890]$/;

export function isIcelandic(code: string): boolean {
  if (/^[89]/.test(code)) return true;
  const day = Number(code.slice(0, 2));
  if (!CENTURY.test(code) || !isDay(code.slice(2, 4), String(day % 40))) return false;
  return day < 40 || isMultiple(code.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1], 11);
}
