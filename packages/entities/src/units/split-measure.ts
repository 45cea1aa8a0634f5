/** Parts a measured value into its number and its unit, both as they are written. */
export interface SplitMeasure {
  readonly amount: string;
  /** Empty when no unit is written. */
  readonly unit: string;
}

const FRACTIONS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75", "⅛": ".125" };
const VULGAR = /^(\d{0,6}) ?([¼½¾⅛])/;
const SLASHED = /^(?:(\d{1,6})[ -])?(\d{1,2})\/(2|4|8|16)(?=[\s\p{L}"″])/u;
const UNIT_FIRST = /^([\p{L}°µ]{1,12})\.? ([-+−]?\d[\d.,' ]*)$/u;
const LEADING_MARKS = "+-−–(";

/** The last text that was parted: nine classes ask for the same one after the other. */
let lastText = "";
let lastSplit: SplitMeasure | undefined;

/** Undefined when the text does not begin with a number, nor with a unit before one. Takes time in proportion to the text. */
export function splitMeasure(text: string): SplitMeasure | undefined {
  if (text !== lastText) {
    lastSplit = partText(text);
    lastText = text;
  }
  return lastSplit;
}

function partText(text: string): SplitMeasure | undefined {
  const plain = writeFraction(text);
  const start = LEADING_MARKS.includes(plain[0] ?? " ") ? 1 : 0;
  let end = start;
  while (end < plain.length && isPartOfNumber(plain.charCodeAt(end))) end++;
  const amount = plain.slice(0, end).replace(/[\s']+$/, "");
  if (!/\d/.test(amount)) return splitUnitFirst(plain);
  const isQuoted = plain[amount.length] === "'";
  return { amount, unit: isQuoted ? plain.slice(amount.length).trim() : plain.slice(end).trim() };
}

/** Digits, the signs between them, and spaces; letters and everything else belong to the unit. */
function isPartOfNumber(code: number): boolean {
  if (code >= 48 && code <= 57) return true;
  return (
    code === 46 || code === 44 || code === 39 || code === 32 || code === 0xa0 || code === 0x202f || code === 0x2009
  );
}

function splitUnitFirst(text: string): SplitMeasure | undefined {
  const match = UNIT_FIRST.exec(text);
  return match === null ? undefined : { amount: (match[2] ?? "").trim(), unit: match[1] ?? "" };
}

/** 1 ½ and 1 1/2 as 1.5: only fractions that end as decimals. */
function writeFraction(text: string): string {
  const vulgar = VULGAR.exec(text);
  if (vulgar !== null) return `${vulgar[1] || "0"}${FRACTIONS[vulgar[2] ?? ""]}${text.slice(vulgar[0].length)}`;
  const slashed = SLASHED.exec(text);
  if (slashed === null) return text;
  return `${Number(slashed[1] ?? 0) + Number(slashed[2]) / Number(slashed[3])}${text.slice(slashed[0].length)}`;
}
