/**
 * National number of Belgium, or BIS number (month + 20 or + 40), of somebody whose month of birth is known and whose day is
 * not: it is 00. The library knows that of somebody whose month is not known either, and refuses this one.
 * Source: python-stdnum, stdnum/be/nn.py and bis.py; https://nl.wikipedia.org/wiki/Rijksregisternummer
 */
export function isBelgianWithoutDay(code: string): boolean {
  const month = Number(code.slice(2, 4)) % 20;
  const [base, check] = [code.slice(0, 9), Number(code.slice(9))];
  return code.slice(4, 6) === "00" && month >= 1 && month <= 12 && CENTURIES.some((of) => checkOf(of + base) === check);
}

/** What stands before the number for its check digits: a 2 since the year 2000. */
const CENTURIES = ["", "2"];

function checkOf(base: string): number {
  return 97 - (Number(base) % 97);
}
