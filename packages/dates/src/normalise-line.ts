/** Brings a line to the form the lexer knows: ASCII digits, plain spaces, composed letters, no direction marks. */

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const ODD_SPACE = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const DASH = /[\u2010-\u2015\u2212]/g;
const APOSTROPHE = /[\u2018\u2019\u02bc\u2032\u05f3]/g;
const COMMA = /[\u060c\u3001\u1363\uff0c]/g;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu;
const PLAIN = /^[\x20-\x7e]*$/;
const DECIMAL_DIGIT = /^\p{Nd}$/u;

export function normaliseLine(line: string): string {
  if (PLAIN.test(line)) return line.trim();
  return line
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(ODD_SPACE, " ")
    .replace(DASH, "-")
    .replace(APOSTROPHE, "'")
    .replace(COMMA, ",")
    .replace(FOREIGN_DIGIT, digitValue)
    .trim();
}

/** Unicode keeps the ten digits of a script together, zero first: the value is the number of digits before it. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DECIMAL_DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
