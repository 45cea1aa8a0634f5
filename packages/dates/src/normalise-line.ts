/** Normalises a line for the lexer: ASCII digits, plain spaces, composed letters, no direction marks. */

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const ODD_SPACE = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const DASH = /[\u058a\u05be\u1806\u2010-\u2015\u2212\u30fb]/g;
const APOSTROPHE = /[\u2018\u2019\u02bb\u02bc\u2032\u05f3]/g;
const COMMA = /[\u060c\u104a\u3001\u1363\uff0c\u2e41\u055d]/g;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu;
const CJK_DIGITS = "〇一二三四五六七八九";
const CJK_ZERO = /零(?=[〇一二三四五六七八九零年])|(?<=[〇一二三四五六七八九年])零/g;
const CJK_TWO = /[两兩](?=[点點時时])/g;
const QUARTER_HOUR = /([13])刻鐘?/g;
/** Matches CJK numbers only before the label of a component: 二〇二四年三月五日, 令和元年, 三時半. */
const CJK_NUMBER =
  /元(?=年)|(?:[〇一二三四五六七八九]{4}(?=年)|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])(?=[年月日号號時时点點分秒季刻])/g;
const HALF_HOUR = /([時时点點시]) ?[半반]/g;
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
    .replace(CJK_ZERO, "〇")
    .replace(CJK_TWO, "二")
    .replace(CJK_NUMBER, cjkValue)
    .replace(QUARTER_HOUR, (_, quarters: string) => `${Number(quarters) * 15}分`)
    .replace(HALF_HOUR, "$130分")
    .trim();
}

/** 元 is the first year of an era; 十 means ten, between the number of tens and the ones. */
function cjkValue(text: string): string {
  if (text === "元") return "1";
  if (!text.includes("十")) return [...text].map((digit) => CJK_DIGITS.indexOf(digit)).join("");
  const [tens = "", ones = ""] = text.split("十");
  const value = (tens === "" ? 1 : CJK_DIGITS.indexOf(tens)) * 10 + (ones === "" ? 0 : CJK_DIGITS.indexOf(ones));
  return String(value);
}

/**
 * Unicode stores the ten digits of a script consecutively from zero, so the value is the number of digits before it.
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DECIMAL_DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
