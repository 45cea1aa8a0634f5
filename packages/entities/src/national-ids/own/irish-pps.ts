/**
 * PPS number of Ireland. The library knows fewer of the second letters that are given out since 2013.
 * Source: https://en.wikipedia.org/wiki/Personal_Public_Service_Number
 */
import { weighLeading } from "../checks.ts";

export function isIrishPps(code: string): boolean {
  const sum = weighLeading(code, [8, 7, 6, 5, 4, 3, 2]);
  const second = code.length === 9 && code[8] !== "W" ? (code.charCodeAt(8) - 64) * 9 : 0;
  return "WABCDEFGHIJKLMNOPQRSTUV"[(sum + second) % 23] === code[7];
}
