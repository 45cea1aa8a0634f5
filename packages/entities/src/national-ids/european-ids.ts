/** How the countries of Europe number their people. */
import { passesGs1, passesLuhn } from "../codes/check-digits.ts";
import {
  endsInComplement,
  endsInRemainder,
  isDatedDdmmyy,
  isDay,
  isMultiple,
  isOneDigit,
  passesMod11And10,
  remainderOf,
  weighLeading,
} from "./checks.ts";
import type { NationalIdLine } from "./scheme.ts";

const LETTERS_OF_23 = "TRWAGMYFPDXBNJZSQVHLCKE";

function isSpanish(code: string): boolean {
  const digits = code.slice(0, -1).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
  return LETTERS_OF_23[Number(digits) % 23] === code.at(-1);
}

const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function isItalian(code: string): boolean {
  let sum = 0;
  for (const [index, sign] of Array.from(code.slice(0, 15)).entries()) {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    sum += index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26)) === code[15];
}

function isFrench(code: string): boolean {
  const digits = code.slice(0, 13).replace("2A", "19").replace("2B", "18");
  return 97 - remainderOf(digits, 97) === Number(code.slice(13));
}

/** Of those born since 2000 a 2 is put before the number that is checked. */
function isBelgian(code: string): boolean {
  const check = Number(code.slice(9));
  const isYoung = Number(code.slice(0, 2)) < 45;
  const numbers = isYoung ? [code.slice(0, 9), `2${code.slice(0, 9)}`] : [code.slice(0, 9)];
  return numbers.some((digits) => 97 - remainderOf(digits, 97) === check);
}

function isPortuguese(code: string): boolean {
  if (code.length === 9) return endsInComplement(code, [9, 8, 7, 6, 5, 4, 3, 2], 11);
  let sum = 0;
  for (const [index, sign] of Array.from(code).entries()) {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
    const doubled = index % 2 === 0 ? value * 2 : value;
    sum += doubled > 9 && index % 2 === 0 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Exactly one of the first ten digits comes twice or three times. */
function isGerman(code: string): boolean {
  if (code.length === 12) return isGermanInsurance(code);
  const counts = new Map<string, number>();
  for (const digit of code.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) < 4 && passesMod11And10(code);
}

function isGermanInsurance(code: string): boolean {
  const digits = code.replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, "0"));
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
  const sums = weights.map((weight, index) => crossSum(weight * Number(digits[index])));
  return sums.reduce((sum, part) => sum + part, 0) % 10 === Number(digits.at(-1));
}

function crossSum(value: number): number {
  return Math.floor(value / 10) + (value % 10);
}

function isSwedish(code: string): boolean {
  const short = code.slice(-10);
  const day = Number(short.slice(4, 6));
  return isDay(short.slice(2, 4), String(day > 60 ? day - 60 : day)) && passesLuhn(short);
}

function isNorwegian(code: string): boolean {
  const day = Number(code.slice(0, 2));
  const month = Number(code.slice(2, 4)) % 40;
  return (
    isDay(String(month), String(day > 40 ? day - 40 : day)) &&
    isMultiple(code.slice(0, 10), [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], 11) &&
    isMultiple(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11)
  );
}

const FINNISH = "0123456789ABCDEFHJKLMNPRSTUVWXY";

function isFinnish(code: string): boolean {
  const digits = code.slice(0, 6) + code.slice(7, 10);
  return isDatedDdmmyy(code) && FINNISH[Number(digits) % 31] === code[10];
}

function isPolish(code: string): boolean {
  const month = Number(code.slice(2, 4)) % 20;
  return isDay(String(month), code.slice(4, 6)) && isMultiple(code, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], 10);
}

function isCzech(code: string): boolean {
  const month = Number(code.slice(2, 4)) % 50;
  if (!isDay(String(month > 20 ? month - 20 : month), code.slice(4, 6))) return false;
  if (code.length === 9) return Number(code.slice(0, 2)) < 54 && code.slice(6) !== "000";
  return Number(code) % 11 === 0 || (Number(code.slice(0, 9)) % 11 === 10 && code.endsWith("0"));
}

function isRomanian(code: string): boolean {
  const rest = weighLeading(code, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return isDay(code.slice(3, 5), code.slice(5, 7)) && (rest === 10 ? 1 : rest) === Number(code[12]);
}

function isBulgarian(code: string): boolean {
  return (
    isDay(String(Number(code.slice(2, 4)) % 20), code.slice(4, 6)) &&
    endsInRemainder(code, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11)
  );
}

function isYugoslav(code: string): boolean {
  return isDatedDdmmyy(code) && endsInComplement(code, [7, 6, 5, 4, 3, 2], 11);
}

/** Estonia and Lithuania: a second row of weights when the first leaves 10. */
function isBaltic(code: string): boolean {
  const first = weighLeading(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const rest = first === 10 ? weighLeading(code, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11 : first;
  return isDay(code.slice(3, 5), code.slice(5, 7)) && rest % 10 === Number(code[10]);
}

function isLatvian(code: string): boolean {
  if (/^3[2-9]/.test(code)) return true;
  const sum = weighLeading(code, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1;
  return isDatedDdmmyy(code) && (sum % 11) % 10 === Number(code[10]);
}

function isTurkish(code: string): boolean {
  const digits = Array.from(code, Number);
  const at = (index: number) => digits[index] ?? 0;
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  const sum = digits.slice(0, 10).reduce((total, digit) => total + digit, 0);
  return (((odd * 7 - even) % 10) + 10) % 10 === at(9) && sum % 10 === at(10);
}

function isRussian(code: string): boolean {
  if (code.length === 12) {
    const first = endsInRemainder(code.slice(0, 11), [7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11);
    return first && endsInRemainder(code, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11);
  }
  return (weighLeading(code, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(code.slice(9));
}

function isIrish(code: string): boolean {
  const sum = weighLeading(code, [8, 7, 6, 5, 4, 3, 2]);
  const second = code.length === 9 && code[8] !== "W" ? (code.charCodeAt(8) - 64) * 9 : 0;
  return "WABCDEFGHIJKLMNOPQRSTUV"[(sum + second) % 23] === code[7];
}

function isHungarian(code: string): boolean {
  const up = weighLeading(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  const down = weighLeading(code, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return isDay(code.slice(3, 5), code.slice(5, 7)) && [up, down].includes(Number(code[10]));
}

function isUkrainian(code: string): boolean {
  const sum = weighLeading(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
  return (((sum % 11) + 11) % 11) % 10 === Number(code[9]);
}

/** The check digit is the fourth. */
function isAustrian(code: string): boolean {
  return weighLeading(code, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(code[3]);
}

export const EUROPEAN_IDS: readonly NationalIdLine[] = [
  [
    "GB",
    "National Insurance number",
    /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]?$/,
    "## ## ## ## #|## ## ## ##",
  ],
  ["IE", "PPS number", /^\d{7}[A-W][A-IW]?$/, "#########|########", isIrish],
  ["CH", "AHV number", /^756\d{10}$/, "###.####.####.##", passesGs1],
  ["LI", "AHV number", /^756\d{10}$/, "###.####.####.##", passesGs1],
  ["DE", "Tax identification number", /^(?:[1-9]\d{10}|\d{8}[A-Z]\d{3})$/, "############|###########", isGerman],
  ["AT", "Social insurance number", /^[1-9]\d{9}$/, "#### ######", isAustrian],
  ["FR", "NIR", /^[1-478]\d{4}(?:\d\d|2[AB])\d{8}$/, "# ## ## ## ### ### ##", isFrench],
  ["ES", "DNI or NIE", /^[0-9XYZ]\d{7}[A-Z]$/, "#########", isSpanish],
  [
    "IT",
    "Codice fiscale",
    /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
    "################",
    isItalian,
  ],
  [
    "PT",
    "Civil identification or tax number",
    /^(?:[1-9]\d{8}|\d{9}[A-Z0-9]{2}\d)$/,
    "############|#########",
    isPortuguese,
  ],
  [
    "NL",
    "BSN",
    /^\d{9}$/,
    "#########",
    (code) => !isOneDigit(code) && isMultiple(code, [9, 8, 7, 6, 5, 4, 3, 2, 10], 11),
  ],
  ["BE", "National number", /^\d{11}$/, "##.##.##-###.##", isBelgian],
  [
    "LU",
    "National identification number",
    /^(?:18|19|20)\d{11}$/,
    "#############",
    (code) => isDay(code.slice(4, 6), code.slice(6, 8)) && passesLuhn(code.slice(0, 12)),
  ],
  ["SE", "Personal identity number", /^(?:(?:18|19|20)\d{10}|\d{10})$/, "########-####|######-####", isSwedish],
  ["NO", "Birth number", /^\d{11}$/, "###### #####", isNorwegian],
  ["DK", "CPR number", /^\d{10}$/, "######-####", isDatedDdmmyy],
  ["FI", "Personal identity code", /^\d{6}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]$/, "###########", isFinnish],
  [
    "IS",
    "Kennitala",
    /^\d{10}$/,
    "######-####",
    (code) =>
      isDay(code.slice(2, 4), String(Number(code.slice(0, 2)) % 40)) &&
      isMultiple(code.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  ],
  ["PL", "PESEL", /^\d{11}$/, "###########", isPolish],
  ["CZ", "Birth number", /^\d{9,10}$/, "######/####|######/###", isCzech],
  ["SK", "Birth number", /^\d{9,10}$/, "######/####|######/###", isCzech],
  ["HU", "Personal identification number", /^[1-8]\d{10}$/, "# ###### ####", isHungarian],
  ["RO", "CNP", /^[1-9]\d{12}$/, "#############", isRomanian],
  ["BG", "EGN", /^\d{10}$/, "##########", isBulgarian],
  ["HR", "OIB", /^\d{11}$/, "###########", passesMod11And10],
  ["SI", "EMŠO", /^\d{13}$/, "#############", isYugoslav],
  ["RS", "JMBG", /^\d{13}$/, "#############", isYugoslav],
  ["BA", "JMBG", /^\d{13}$/, "#############", isYugoslav],
  ["ME", "JMBG", /^\d{13}$/, "#############", isYugoslav],
  ["MK", "EMBG", /^\d{13}$/, "#############", isYugoslav],
  ["GR", "AMKA", /^\d{11}$/, "###########", (code) => isDatedDdmmyy(code) && passesLuhn(code)],
  ["EE", "Isikukood", /^[1-8]\d{10}$/, "###########", isBaltic],
  ["LT", "Asmens kodas", /^[1-9]\d{10}$/, "###########", isBaltic],
  ["LV", "Personas kods", /^\d{11}$/, "######-#####", isLatvian],
  ["MT", "Identity card number", /^\d{7}[MGAPLHBZ]$/, "########"],
  ["UA", "Taxpayer number", /^\d{10}$/, "##########", isUkrainian],
  ["RU", "SNILS or INN", /^\d{11,12}$/, "############|###-###-### ##", isRussian],
  ["TR", "T.C. kimlik", /^[1-9]\d{10}$/, "###########", isTurkish],
];
