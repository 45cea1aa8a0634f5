/**
 * National identification number of Luxembourg, which the library lacks: a date, of which the month and the day are zero
 * where nobody knows them, a serial number and two check digits. What the second one covers, sources tell differently.
 * Source: Règlement grand-ducal of 21 December 1987, article 1, http://legilux.public.lu/eli/etat/leg/rgd/1987/12/21/n1/jo;
 * https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/Luxembourg-TIN.pdf
 */
import { passesLuhn } from "../../codes/check-digits.ts";
import { isDay } from "../checks.ts";

export function isLuxembourgian(code: string): boolean {
  const [month, day] = [code.slice(4, 6), code.slice(6, 8)];
  const isDated = month === "00" ? day === "00" : isDay(month, day === "00" ? "01" : day);
  return isDated && passesLuhn(code.slice(0, 12));
}
