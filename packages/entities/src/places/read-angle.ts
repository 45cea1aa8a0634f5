/** An angle on the globe: decimal degrees, or degrees, minutes and seconds, with a sign or a letter for the side. */
import { foldDigits } from "@limpid/text";

export interface Angle {
  /** Decimal degrees as text, so that no digit is lost. */
  readonly degrees: string;
  /** N, S, E or W where the text says so. */
  readonly side: string;
  readonly isDecimal: boolean;
}

const DECIMAL = /^([+-]?)(\d{1,3})(?:\.(\d{0,20}))?$/;
const SIDED = /^([NSEWOÖ])? ?([+-]?)(\d{1,3})(?:\.(\d{1,20}))? ?°? ?([NSEWOÖ])?$/i;
const PARTS =
  /^([NSEWO])? ?([+-]?)(\d{1,3}) ?(?:°|º|˚|d|deg|:| ) ?(\d{1,2})(?:\.(\d{1,10}))? ?(?:['′’]|m|min|:| )? ?(?:(\d{1,2})(?:\.(\d{1,10}))? ?(?:"|″|”|''|′′|s|sec)?)? ?([NSEWO])?$/i;
const DECIMALS = 6;

export function readAngle(text: string): Angle | undefined {
  if (text.length > 40) return undefined;
  const plain = DECIMAL.exec(text);
  if (plain !== null)
    return { degrees: trimNumber(plain[1] ?? "", plain[2] ?? "", plain[3]), side: "", isDecimal: true };
  const folded = foldDigits(text)
    .replace(/[−–]/g, "-")
    .replace(/(\d),(\d)/, "$1.$2");
  return readSided(folded) ?? readParts(folded);
}

function readSided(text: string): Angle | undefined {
  const [match, before = "", sign = "", whole = "", fraction, after = ""] = SIDED.exec(text) ?? [];
  if (match === undefined || (before !== "" && after !== "")) return undefined;
  const side = sideOf(before || after);
  const isNegative = sign === "-" || side === "S" || side === "W";
  if (sign === "-" && side !== "") return undefined;
  return { degrees: trimNumber(isNegative ? "-" : "", whole, fraction), side, isDecimal: true };
}

function readParts(text: string): Angle | undefined {
  const match = PARTS.exec(text);
  if (match === null) return undefined;
  const [
    ,
    before = "",
    sign = "",
    whole = "",
    minutes = "",
    minuteFraction,
    seconds = "0",
    secondFraction,
    after = "",
  ] = match;
  const minute = Number(`${minutes}.${minuteFraction ?? "0"}`);
  const second = Number(`${seconds}.${secondFraction ?? "0"}`);
  const side = sideOf(before || after);
  if (minute >= 60 || second >= 60 || (before !== "" && after !== "") || (sign === "-" && side !== ""))
    return undefined;
  const value = Number(whole) + minute / 60 + second / 3600;
  const isNegative = sign === "-" || side === "S" || side === "W";
  return {
    degrees: `${isNegative && value !== 0 ? "-" : ""}${Number(value.toFixed(DECIMALS))}`,
    side,
    isDecimal: false,
  };
}

/** O is east in German and west in French, Spanish, Portuguese and Italian: left open. */
function sideOf(letter: string): string {
  const side = letter.toUpperCase();
  return side === "Ö" ? "E" : side;
}

function trimNumber(sign: string, whole: string, fraction: string | undefined): string {
  const degrees = String(Number(whole));
  const decimals = fraction === undefined || fraction === "" ? "" : `.${fraction}`;
  return `${sign === "-" ? "-" : ""}${degrees}${decimals}`;
}
