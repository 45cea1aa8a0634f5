/**
 * How countries number their people: the shape, the check, and the form that authorities write.
 * Sources: OECD, Tax identification numbers (by country); the schemes as checked by python-stdnum and Wikipedia's
 * list of national identification numbers.
 */
import { passesGs1, passesLuhn } from "./check-digits.ts";
import {
  endsInComplement,
  endsInRemainder,
  isDay,
  isMultiple,
  isOneDigit,
  passesMod11And10,
  passesVerhoeff,
  remainderOf,
} from "./national-id-checks.ts";

export interface NationalIdScheme {
  readonly country: string;
  readonly name: string;
  /** The whole number in capitals without separators. */
  readonly shape: RegExp;
  /** Undefined where any number of the shape may be given out. */
  readonly check: ((code: string) => boolean) | undefined;
  /** The usual form, # for a character of the number; longest first where the length varies. */
  readonly forms: readonly string[];
}

type Line = readonly [country: string, name: string, shape: RegExp, forms: string, check?: (code: string) => boolean];

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
  return isDay(code.slice(2, 4), code.slice(0, 2)) && FINNISH[Number(digits) % 31] === code[10];
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
  return isDay(code.slice(3, 5), code.slice(5, 7)) && endsInRomanian(code);
}

function endsInRomanian(code: string): boolean {
  const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(code[index]), 0) % 11;
  return (sum === 10 ? 1 : sum) === Number(code[12]);
}

function isBulgarian(code: string): boolean {
  return (
    isDay(String(Number(code.slice(2, 4)) % 20), code.slice(4, 6)) &&
    endsInRemainder(code, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11)
  );
}

function isYugoslav(code: string): boolean {
  return isDay(code.slice(2, 4), code.slice(0, 2)) && endsInComplement(code, [7, 6, 5, 4, 3, 2], 11);
}

/** Estonia and Lithuania: a second row of weights when the first leaves 10. */
function isBaltic(code: string): boolean {
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * Number(code[index]), 0) % 11;
  const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
  const second = first === 10 ? sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) : first;
  return isDay(code.slice(3, 5), code.slice(5, 7)) && second % 10 === Number(code[10]);
}

function isLatvian(code: string): boolean {
  if (/^3[2-9]/.test(code)) return true;
  const sum = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9].reduce((total, weight, index) => total + weight * Number(code[index]), 1);
  return isDay(code.slice(2, 4), code.slice(0, 2)) && (sum % 11) % 10 === Number(code[10]);
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
  const sum = Array.from(code.slice(0, 9), Number).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return (sum % 101) % 100 === Number(code.slice(9));
}

function isBrazilian(code: string): boolean {
  if (isOneDigit(code)) return false;
  const digitFor = (length: number) => {
    const sum = Array.from(code.slice(0, length), Number).reduce(
      (total, digit, index) => total + digit * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return digitFor(9) === Number(code[9]) && digitFor(10) === Number(code[10]);
}

function isChilean(code: string): boolean {
  const body = Array.from(code.slice(0, -1), Number).toReversed();
  const sum = body.reduce((total, digit, index) => total + digit * (2 + (index % 6)), 0);
  return "0K987654321"[sum % 11] === code.at(-1);
}

const MEXICAN = "0123456789ABCDEFGHIJKLMN_OPQRSTUVWXYZ";

function isMexican(code: string): boolean {
  const sum = Array.from(code.slice(0, 17)).reduce(
    (total, sign, index) => total + MEXICAN.indexOf(sign) * (18 - index),
    0,
  );
  return isDay(code.slice(6, 8), code.slice(8, 10)) && (10 - (sum % 10)) % 10 === Number(code[17]);
}

function isChinese(code: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(code[index]), 0);
  return isDay(code.slice(10, 12), code.slice(12, 14)) && "10X98765432"[sum % 11] === code[17];
}

const TAIWANESE = "ABCDEFGHJKLMNPQRSTUVXYWZIO";

function isTaiwanese(code: string): boolean {
  const region = TAIWANESE.indexOf(code.charAt(0)) + 10;
  const digits = Array.from(`${region}${code.slice(1)}`, Number);
  const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
  return digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0) % 10 === 0;
}

function isHongKong(code: string): boolean {
  const padded = code.padStart(9, " ");
  const values = Array.from(padded, (sign) =>
    sign === " " ? 36 : /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55,
  );
  const last = padded[8] === "A" ? 10 : Number(padded[8]);
  const sum = values.slice(0, 8).reduce((total, value, index) => total + value * (9 - index), last);
  return sum % 11 === 0;
}

function isSingaporean(code: string): boolean {
  const [kind = ""] = code;
  const weights = [2, 7, 6, 5, 4, 3, 2];
  const start = kind === "T" || kind === "G" ? 4 : 0;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(code[index + 1]), start) % 11;
  // The letters of series M, given out since 2022, are not published.
  if (kind === "M") return true;
  return (kind === "S" || kind === "T" ? "JZIHGFEDCBA" : "XWUTRQPNMLK")[sum] === code[8];
}

function isIrish(code: string): boolean {
  const sum = Array.from(code.slice(0, 7), Number).reduce((total, digit, index) => total + digit * (8 - index), 0);
  const second = code.length === 9 && code[8] !== "W" ? (code.charCodeAt(8) - 64) * 9 : 0;
  return "WABCDEFGHIJKLMNOPQRSTUV"[(sum + second) % 23] === code[7];
}

function isJapanese(code: string): boolean {
  const sum = Array.from(code.slice(0, 11), Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index < 6 ? index + 2 : index - 4), 0);
  const rest = sum % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(code[11]);
}

function isThai(code: string): boolean {
  const sum = Array.from(code.slice(0, 12), Number).reduce((total, digit, index) => total + digit * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(code[12]);
}

function isEcuadorian(code: string): boolean {
  const province = Number(code.slice(0, 2));
  return ((province >= 1 && province <= 24) || province === 30) && Number(code[2]) < 6 && passesLuhn(code);
}

function isUruguayan(code: string): boolean {
  return endsInComplement(code.padStart(8, "0"), [2, 9, 8, 7, 6, 3, 4], 10);
}

function isArgentine(code: string): boolean {
  return code.length < 11 || endsInArgentine(code);
}

function endsInArgentine(code: string): boolean {
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(code[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  return (check === 10 ? 9 : check) === Number(code[10]);
}

function isHungarian(code: string): boolean {
  const month = Number(code.slice(3, 5));
  const up = Array.from(code.slice(0, 10), Number).reduce((total, digit, index) => total + digit * (index + 1), 0) % 11;
  const down =
    Array.from(code.slice(0, 10), Number).reduce((total, digit, index) => total + digit * (10 - index), 0) % 11;
  return isDay(String(month), code.slice(5, 7)) && [up, down].includes(Number(code[10]));
}

/** The last digits of numbers given out since October 2020 are random. */
function isKorean(code: string): boolean {
  if (!isDay(code.slice(2, 4), code.slice(4, 6))) return false;
  if (/^2\d/.test(code) && /[3478]/.test(code.charAt(6))) return true;
  const sum = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5].reduce(
    (total, weight, index) => total + weight * Number(code[index]),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(code[12]);
}

function isEgyptian(code: string): boolean {
  return isDay(code.slice(3, 5), code.slice(5, 7));
}

function isDatedYymmdd(code: string): boolean {
  return isDay(code.slice(2, 4), code.slice(4, 6));
}

function isDatedDdmmyy(code: string): boolean {
  return isDay(code.slice(2, 4), code.slice(0, 2));
}

const LINES: readonly Line[] = [
  [
    "US",
    "Social Security number",
    /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)\d{4}$/,
    "###-##-####",
    (code) => !isOneDigit(code),
  ],
  ["CA", "Social Insurance Number", /^\d{9}$/, "### ### ###", (code) => !isOneDigit(code) && passesLuhn(code)],
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
  [
    "AT",
    "Social insurance number",
    /^[1-9]\d{9}$/,
    "#### ######",
    (code) => isMultipleAt(code, [3, 7, 9, -1, 5, 8, 4, 2, 1, 6], 11),
  ],
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
  ["UA", "Taxpayer number", /^\d{10}$/, "##########", (code) => endsInUkrainian(code)],
  ["RU", "SNILS or INN", /^\d{11,12}$/, "############|###-###-### ##", isRussian],
  ["TR", "T.C. kimlik", /^[1-9]\d{10}$/, "###########", isTurkish],
  ["BR", "CPF", /^\d{11}$/, "###.###.###-##", isBrazilian],
  [
    "AR",
    "DNI or CUIT",
    /^(?:[1-9]\d{6,7}|(?:20|2[3-7]|3[034])\d{9})$/,
    "##-########-#|##.###.###|#.###.###",
    isArgentine,
  ],
  ["CL", "RUT", /^[1-9]\d{6,7}[\dK]$/, "##.###.###-#|#.###.###-#", isChilean],
  ["CO", "Cédula de ciudadanía", /^[1-9]\d{5,9}$/, "##########|#########|########|#######|######"],
  ["PE", "DNI", /^\d{8}$/, "########"],
  ["EC", "Cédula", /^\d{10}$/, "##########", isEcuadorian],
  ["UY", "Cédula", /^[1-9]\d{6,7}$/, "#.###.###-#|###.###-#", isUruguayan],
  ["DO", "Cédula", /^\d{11}$/, "###-#######-#", passesLuhn],
  ["VE", "Cédula", /^[VE]\d{6,8}$/, "#########|########|#######"],
  ["MX", "CURP", /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/, "##################", isMexican],
  ["CN", "Resident identity number", /^[1-9]\d{16}[\dX]$/, "##################", isChinese],
  ["TW", "National ID", /^[A-Z][1289]\d{8}$/, "##########", isTaiwanese],
  ["HK", "Identity card number", /^[A-Z]{1,2}\d{6}[\dA]$/, "#########|########", isHongKong],
  ["SG", "NRIC or FIN", /^[STFGM]\d{7}[A-Z]$/, "#########", isSingaporean],
  ["JP", "My Number", /^\d{12}$/, "#### #### ####", isJapanese],
  ["KR", "Resident registration number", /^\d{6}[0-9]\d{6}$/, "######-#######", isKorean],
  [
    "IN",
    "Aadhaar or PAN",
    /^(?:[2-9]\d{11}|[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z])$/,
    "#### #### ####|##########",
    (code) => code.length === 10 || passesVerhoeff(code),
  ],
  ["MY", "MyKad number", /^\d{12}$/, "######-##-####", isDatedYymmdd],
  ["TH", "Identity card number", /^[1-8]\d{12}$/, "# #### ##### ## #", isThai],
  [
    "ID",
    "NIK",
    /^[1-9]\d{15}$/,
    "################",
    (code) => isDay(code.slice(8, 10), String(Number(code.slice(6, 8)) % 40)),
  ],
  ["VN", "Citizen identity number", /^0\d{11}$/, "############"],
  ["PK", "CNIC", /^[1-7]\d{11}[1-9]$/, "#####-#######-#"],
  ["LK", "NIC", /^(?:\d{9}[VX]|(?:19|20)\d{10})$/, "############|##########"],
  ["IL", "Identity number", /^\d{9}$/, "#########", (code) => !isOneDigit(code) && passesLuhn(code)],
  ["ZA", "Identity number", /^\d{13}$/, "#############", (code) => isDatedYymmdd(code) && passesLuhn(code)],
  ["EG", "National ID", /^[23]\d{13}$/, "##############", isEgyptian],
  ["NG", "NIN", /^\d{11}$/, "###########"],
  [
    "AU",
    "Tax file number",
    /^\d{9}$/,
    "### ### ###",
    (code) => !isOneDigit(code) && isMultiple(code, [1, 4, 3, 7, 5, 8, 6, 9, 10], 11),
  ],
];

function isMultipleAt(code: string, weights: readonly number[], modulus: number): boolean {
  const sum = weights.reduce((total, weight, index) => total + (weight < 0 ? 0 : weight * Number(code[index])), 0);
  return sum % modulus === Number(code[3]);
}

function endsInUkrainian(code: string): boolean {
  const sum = [-1, 5, 7, 9, 4, 6, 10, 5, 7].reduce((total, weight, index) => total + weight * Number(code[index]), 0);
  return (((sum % 11) + 11) % 11) % 10 === Number(code[9]);
}

export const NATIONAL_IDS: readonly NationalIdScheme[] = LINES.map(([country, name, shape, forms, check]) => ({
  country,
  name,
  shape,
  check,
  forms: forms.split("|"),
}));
