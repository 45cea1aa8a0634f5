/** How countries of Asia, Africa and Australia number their people. */
import { passesLuhn, weighDigits } from "../codes/check-digits.ts";
import { isDatedYymmdd, isDay, isMultiple, isOneDigit, passesVerhoeff, weighLeading } from "./checks.ts";
import type { NationalIdLine } from "./scheme.ts";

function isChinese(code: string): boolean {
  const sum = weighLeading(code, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return isDay(code.slice(10, 12), code.slice(12, 14)) && "10X98765432"[sum % 11] === code[17];
}

const TAIWANESE = "ABCDEFGHJKLMNPQRSTUVXYWZIO";

function isTaiwanese(code: string): boolean {
  const region = TAIWANESE.indexOf(code.charAt(0)) + 10;
  return weighDigits(`${region}${code.slice(1)}`, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0;
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
  const start = kind === "T" || kind === "G" ? 4 : 0;
  const sum = (start + weighLeading(code.slice(1), [2, 7, 6, 5, 4, 3, 2])) % 11;
  // The letters of series M, given out since 2022, are not published.
  if (kind === "M") return true;
  return (kind === "S" || kind === "T" ? "JZIHGFEDCBA" : "XWUTRQPNMLK")[sum] === code[8];
}

function isJapanese(code: string): boolean {
  const rest = weighLeading(code, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(code[11]);
}

function isThai(code: string): boolean {
  return (11 - (weighLeading(code, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(code[12]);
}

/** The last digits of numbers given out since October 2020 are random. */
function isKorean(code: string): boolean {
  if (!isDatedYymmdd(code)) return false;
  if (/^2\d/.test(code) && /[3478]/.test(code.charAt(6))) return true;
  const sum = weighLeading(code, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  return (11 - (sum % 11)) % 10 === Number(code[12]);
}

function isEgyptian(code: string): boolean {
  return isDay(code.slice(3, 5), code.slice(5, 7));
}

export const EASTERN_IDS: readonly NationalIdLine[] = [
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
