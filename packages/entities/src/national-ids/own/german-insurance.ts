/**
 * Number of the German pension insurance: its check digit alone. The library refuses a day of birth above 31, which is
 * given out where a day has used up its serial numbers.
 * Source: § 2 VKVV, https://www.gesetze-im-internet.de/vkvv/__2.html; http://pruefziffernberechnung.de/V/VSNR-DE.shtml
 */
const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

export function isGermanInsurance(code: string): boolean {
  const digits = code.replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, "0"));
  const sums = WEIGHTS.map((weight, index) => crossSum(weight * Number(digits[index])));
  return sums.reduce((sum, part) => sum + part, 0) % 10 === Number(digits.at(-1));
}

function crossSum(value: number): number {
  return Math.floor(value / 10) + (value % 10);
}
