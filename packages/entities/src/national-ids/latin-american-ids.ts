/** How the countries of Latin America number their people. */
import { passesLuhn } from "../codes/check-digits.ts";
import { endsInComplement, isDay, isOneDigit, weighLeading } from "./checks.ts";
import type { NationalIdLine } from "./scheme.ts";

function isBrazilian(code: string): boolean {
  if (isOneDigit(code)) return false;
  const digitBy = (weights: readonly number[]) => ((weighLeading(code, weights) * 10) % 11) % 10;
  return (
    digitBy([10, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(code[9]) &&
    digitBy([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(code[10])
  );
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

function isEcuadorian(code: string): boolean {
  const province = Number(code.slice(0, 2));
  return ((province >= 1 && province <= 24) || province === 30) && Number(code[2]) < 6 && passesLuhn(code);
}

function isUruguayan(code: string): boolean {
  return endsInComplement(code.padStart(8, "0"), [2, 9, 8, 7, 6, 3, 4], 10);
}

function isArgentine(code: string): boolean {
  if (code.length < 11) return true;
  const check = (11 - (weighLeading(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (check === 10 ? 9 : check) === Number(code[10]);
}

export const LATIN_AMERICAN_IDS: readonly NationalIdLine[] = [
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
];
