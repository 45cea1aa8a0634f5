/** Exact fractions of whole numbers, so that 11 lb are 4.98951607 kg and not 4.989516070000001. */

export interface Ratio {
  readonly over: bigint;
  /** Above zero. */
  readonly under: bigint;
}

const DECIMAL = /^(-?)(\d{1,60})(?:\.(\d{1,60}))?$/;
const SIGNIFICANT = 6;

/** A ratio from "2.54", "-3" or "5/18"; undefined for any other text, such as one with an exponent. */
export function parseRatio(text: string): Ratio | undefined {
  const slash = text.indexOf("/");
  if (slash !== -1) {
    const over = parseRatio(text.slice(0, slash));
    const under = parseRatio(text.slice(slash + 1));
    return over === undefined || under === undefined || under.over <= 0n ? undefined : divide(over, under);
  }
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = ""] = match;
  const digits = BigInt(whole + fraction);
  return { over: sign === "-" ? -digits : digits, under: 10n ** BigInt(fraction.length) };
}

export function add(a: Ratio, b: Ratio): Ratio {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export function subtract(a: Ratio, b: Ratio): Ratio {
  return add(a, { over: -b.over, under: b.under });
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return { over: a.over * b.over, under: a.under * b.under };
}

/** `b` is above zero. */
export function divide(a: Ratio, b: Ratio): Ratio {
  return { over: a.over * b.under, under: a.under * b.over };
}

export interface WrittenRatio {
  readonly text: string;
  /** False when no decimal number is exactly the ratio, and it was rounded to six digits that count. */
  readonly isExact: boolean;
}

/** Writes it as a plain decimal number, without an exponent. */
export function writeRatio({ over, under }: Ratio): WrittenRatio {
  const size = over < 0n ? -over : over;
  const places = placesOf(under / greatestDivisor(size, under));
  if (places !== undefined)
    return { text: writeDecimal((over * 10n ** BigInt(places)) / under, places), isExact: true };
  const whole = String(size / under);
  const zeros = whole === "0" ? String(under).length - String(size).length : -whole.length;
  const kept = Math.max(0, SIGNIFICANT + zeros);
  return { text: writeDecimal(divideRounding(over * 10n ** BigInt(kept), under), kept), isExact: false };
}

/** Rounds a plain decimal number to so many decimals, without an exponent; zeros at the end are left out. */
export function roundDecimal(text: string, places: number): string {
  const [whole = "", fraction = ""] = text.split(".");
  if (fraction.length <= places) return text;
  return writeDecimal(divideRounding(BigInt(whole + fraction), 10n ** BigInt(fraction.length - places)), places);
}

/** How many decimals a fraction with this denominator has; undefined when they never end. */
function placesOf(under: bigint): number | undefined {
  let [rest, twos, fives] = [under, 0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

function divideRounding(over: bigint, under: bigint): bigint {
  return (over * 2n + (over < 0n ? -under : under)) / (under * 2n);
}

function writeDecimal(digits: bigint, places: number): string {
  const sign = digits < 0n ? "-" : "";
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  const whole = text.slice(0, text.length - places);
  const fraction = text.slice(text.length - places).replace(/0+$/, "");
  return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
