/**
 * Personas kods of Latvia. Those given out since July 2017 begin with 32 to 39 and are random; the library reads a date
 * into them and refuses them.
 * Source: python-stdnum, stdnum/lv/pvn.py; https://eng.lsm.lv/article/society/society/latvia-to-ditch-id-numbers-containing-birthdates.a160080/
 */
import { isDay, weighLeading } from "../checks.ts";

export function isLatvian(code: string): boolean {
  if (/^3[2-9]/.test(code)) return true;
  const sum = weighLeading(code, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1;
  return isDay(code.slice(2, 4), code.slice(0, 2)) && (sum % 11) % 10 === Number(code[10]);
}
