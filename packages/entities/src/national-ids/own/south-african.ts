/**
 * Identity number of South Africa. The library refuses those of refugees, whose eleventh digit is a 2.
 * Source: python-stdnum, stdnum/za/idnr.py; https://github.com/vandll/rsaid
 */
import { passesLuhn } from "../../codes/check-digits.ts";
import { isDatedYymmdd } from "../checks.ts";

export function isSouthAfrican(code: string): boolean {
  return isDatedYymmdd(code) && passesLuhn(code);
}
