import type { Unit } from "./find-unit.ts";
import { add, divide, multiply, parseRatio, subtract, type WrittenRatio, writeRatio } from "./ratio.ts";

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
  if (countDigits(converted) <= digits || !/^-?\d+\.\d+$/.test(converted)) return converted;
  const whole = converted.replace(/^-?0*|\..*$/g, "").length;
  const zeros = whole > 0 ? 0 : (/^-?0?\.(0*)/.exec(converted)?.[1]?.length ?? 0);
  return String(Number(Number(converted).toFixed(Math.max(0, digits - whole) + zeros)));
}

/** Significant digits as they are written. */
function countDigits(text: string): number {
  return text.replace(/\D/g, "").replace(/^0+/, "").length;
}
