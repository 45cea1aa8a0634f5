/**
 * NIK of Indonesia, which the library lacks: a district, then a date; of women the day + 40.
 * Source: python-stdnum, stdnum/id/nik.py; https://id.wikipedia.org/wiki/Nomor_Induk_Kependudukan
 */
import { isDay } from "../checks.ts";

export function isIndonesian(code: string): boolean {
  return isDay(code.slice(8, 10), String(Number(code.slice(6, 8)) % 40));
}
