/**
 * My Number of Japan, which the library lacks: it knows that of a company only.
 * Source: article 5 of ordinance 85 of the Ministry of Internal Affairs, 2014; python-stdnum, stdnum/jp/in_.py
 */
import { weighLeading } from "../checks.ts";

export function isJapanese(code: string): boolean {
  const rest = weighLeading(code, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(code[11]);
}
