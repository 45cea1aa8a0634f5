/**
 * Resident registration number of South Korea. The last digits of those given out since October 2020 are random; the
 * library refuses these.
 * Source: python-stdnum, stdnum/kr/rrn.py; https://en.wikipedia.org/wiki/Resident_registration_number
 */
import { isDatedYymmdd, weighLeading } from "../checks.ts";

export function isKorean(code: string): boolean {
  if (!isDatedYymmdd(code)) return false;
  if (/^2\d/.test(code) && /[3478]/.test(code.charAt(6))) return true;
  const sum = weighLeading(code, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  return (11 - (sum % 11)) % 10 === Number(code[12]);
}
