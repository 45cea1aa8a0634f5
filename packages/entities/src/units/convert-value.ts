import type { Unit } from "./find-unit.ts";
import { add, divide, multiply, parseRatio, subtract, type WrittenRatio, writeRatio } from "./ratio.ts";

/** A plain decimal number of one unit in another unit of the same quantity; undefined when it is no plain number. */
export function convertValue(value: string, from: Unit, to: Pick<Unit, "factor" | "offset">): WrittenRatio | undefined {
  const ratio = parseRatio(value);
  if (ratio === undefined) return undefined;
  if (from === to) return { text: value, isExact: true };
  return writeRatio(subtract(divide(multiply(add(ratio, from.offset), from.factor), to.factor), to.offset));
}
