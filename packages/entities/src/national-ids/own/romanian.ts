/**
 * CNP of Romania. The library refuses the county 70, which all numbers have that were given out since May 2024.
 * Source: python-stdnum, stdnum/ro/cnp.py; https://github.com/vimishor/cnp-spec/wiki/FAQ
 */
import { isDay, weighLeading } from "../checks.ts";

export function isRomanian(code: string): boolean {
  const rest = weighLeading(code, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return isDay(code.slice(3, 5), code.slice(5, 7)) && (rest === 10 ? 1 : rest) === Number(code[12]);
}
