/**
 * Number of the Austrian social insurance; its check digit is the fourth. The library refuses the months 13 to 15, which
 * are given out where a day has used up its serial numbers, or the day of birth is not known.
 * Source: python-stdnum, stdnum/at/vnr.py; answer 4690/AB of the minister to the Nationalrat, 2008:
 * https://www.parlament.gv.at/PAKT/VHG/XXIII/AB/AB_04690/fnameorig_136871.html
 */
import { weighLeading } from "../checks.ts";

export function isAustrianInsurance(code: string): boolean {
  return weighLeading(code, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(code[3]);
}
