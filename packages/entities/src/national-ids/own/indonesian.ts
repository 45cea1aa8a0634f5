/**
 * NIK of Indonesia, which the library lacks: a district, then a date; of women the day + 40.
 * Source: https://en.wikipedia.org/wiki/Indonesian_identity_card
 */
import { isDay } from "../checks.ts";

export function isIndonesian(code: string): boolean {
  return isDay(code.slice(8, 10), String(Number(code.slice(6, 8)) % 40));
}
