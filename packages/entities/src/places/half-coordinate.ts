/** Latitude and longitude differ in their limits, letters and names only. */
import type { TitlePattern } from "../columns/header-words.ts";
import { defineEntity, type Entity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { readAngle } from "./read-angle.ts";

interface HalfCoordinate {
  readonly id: string;
  readonly title: string;
  readonly headers: readonly TitlePattern[];
  /** Largest number of degrees. */
  readonly limit: number;
  /** Letters of the positive and the negative side. */
  readonly sides: readonly [positive: string, negative: string];
}

const MANY_DECIMALS = /^-?\d{1,3}\.\d{4,}$/;
const FEW_DECIMALS = /^-?\d{1,3}\.\d{1,3}$/;

export function defineHalfCoordinate(half: HalfCoordinate): Entity {
  const { limit, sides, ...rest } = half;
  return defineEntity({
    ...rest,
    group: "geo",
    type: "number",
    maxLength: 40,
    prefilter: { minLength: 2, maxLength: 32, any: ["any-digit"] },
    recognise: (text) => recogniseAngle(text, limit, sides),
    clean: (text) => cleanAngle(text, limit, sides),
  });
}

function recogniseAngle(text: string, limit: number, sides: readonly string[]): number {
  if (text.length < 2 || text.length > 32) return 0;
  if (MANY_DECIMALS.test(text)) return Math.abs(Number(text)) <= limit ? 0.5 : 0;
  if (FEW_DECIMALS.test(text)) return Math.abs(Number(text)) <= limit ? 0.1 : 0;
  if (!/[°º˚NSEWO'′]/i.test(text) || !/^[NSEWO+\-\d]/i.test(text)) return 0;
  const angle = readAngle(text);
  if (angle === undefined || Math.abs(Number(angle.degrees)) > limit) return 0;
  if (angle.side === "") return text.includes("°") ? 0.4 : 0.05;
  return sides.includes(angle.side) ? 0.9 : 0;
}

function cleanAngle(text: string, limit: number, sides: readonly [string, string]): Outcome {
  const angle = readAngle(text);
  if (angle === undefined) return invalid("Not degrees.");
  if (angle.side !== "" && !sides.includes(angle.side)) return invalid(`${angle.side} is not a side of it.`);
  const degrees = Number(angle.degrees);
  if (Math.abs(degrees) > limit) return invalid(`Not between -${limit} and ${limit} degrees.`);
  return rewritten(text, angle.degrees, {
    why: angle.isDecimal ? "Written as decimal degrees." : "Degrees, minutes and seconds as decimal degrees.",
    rule: angle.isDecimal ? "decimal" : "degrees-minutes-seconds",
    components: { hemisphere: degrees < 0 ? sides[1] : sides[0] },
  });
}
