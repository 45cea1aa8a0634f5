import type { Unit } from "./find-unit.ts";
import { add, divide, multiply, parseRatio, roundDecimal, subtract, type WrittenRatio, writeRatio } from "./ratio.ts";

/** A plain decimal number of one unit in another unit of the same quantity; undefined when it is no plain number. */
export function convertValue(value: string, from: Unit, to: Pick<Unit, "factor" | "offset">): WrittenRatio | undefined {
  const ratio = parseRatio(value);
  if (ratio === undefined) return undefined;
  if (from === to) return { text: value, isExact: true };
  return writeRatio(subtract(divide(multiply(add(ratio, from.offset), from.factor), to.factor), to.offset));
}

/** Digits that a converted value has at least, and more than the source by so many. */
const MIN_DIGITS = 3;
const MORE_DIGITS = 1;

/** Writes a converted value with hardly more digits than its source: 9 lb are 4.08 kg, and 9.00 lb are 4.082 kg. */
export function roundConverted(converted: string, source: string): string {
  const digits = Math.max(MIN_DIGITS, countDigits(source) + MORE_DIGITS);
  const [, whole, fraction = ""] = /^-?0*(\d*)\.(\d+)$/.exec(converted) ?? [];
  if (whole === undefined || countDigits(converted) <= digits) return converted;
  const zeros = whole === "" ? fraction.length - fraction.replace(/^0+/, "").length : 0;
  return roundDecimal(converted, Math.max(0, digits - whole.length) + zeros);
}

/** Significant digits as they are written. */
function countDigits(text: string): number {
  return text.replace(/\D/g, "").replace(/^0+/, "").length;
}
