/**
 * Birth number of Norway, D number (day + 40), H number of the health service (month + 40), number of made persons
 * (month + 80), and FH number of the health service, which begins with 8 or 9 and tells no date. The library refuses the
 * latter three.
 * Source: python-stdnum, stdnum/no/fodselsnummer.py; navikt/fnrvalidator; http://www.fnrinfo.no/Leksikon/H.aspx
 */
import { isDay, isMultiple } from "../checks.ts";

export function isNorwegian(code: string): boolean {
  const day = Number(code.slice(0, 2));
  const month = Number(code.slice(2, 4)) % 40;
  return (
    (/^[89]/.test(code) || isDay(String(month), String(day > 40 ? day - 40 : day))) &&
    isMultiple(code.slice(0, 10), [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], 11) &&
    isMultiple(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11)
  );
}
