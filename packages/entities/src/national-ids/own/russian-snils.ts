/**
 * SNILS, the number of the Russian pension insurance, which the library lacks. Up to 001-001-998 it has no check digits.
 * Source: the pension fund's order on reports of insurers, §8,
 * http://consultant.ru/document/cons_doc_LAW_124607/68ac3b2d1745f9cc7d4332b63c2818ca5d5d20d0
 */
import { weighLeading } from "../checks.ts";

const LAST_UNCHECKED = 1_001_998;

export function isRussianSnils(code: string): boolean {
  const number = Number(code.slice(0, 9));
  if (number <= LAST_UNCHECKED) return number > 0;
  return (weighLeading(code, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(code.slice(9));
}
