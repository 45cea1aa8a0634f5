/**
 * PPS number of Ireland. Of the second letters that have been given out since 2013 the library knows A and H; python-stdnum
 * knows B as well, and the check goes on to I. Before, W, T and X stood there, and had no part in the check.
 * Source: python-stdnum, stdnum/ie/pps.py; Revenue eBrief 03/13
 */
import { weighLeading } from "../checks.ts";

export function isIrishPps(code: string): boolean {
  const sum = weighLeading(code, [8, 7, 6, 5, 4, 3, 2]);
  const second = /[A-I]$/.test(code.slice(8)) ? (code.charCodeAt(8) - 64) * 9 : 0;
  return "WABCDEFGHIJKLMNOPQRSTUV"[(sum + second) % 23] === code[7];
}
