/**
 * NRIC and FIN of Singapore, which the library lacks.
 * Source: https://garden.melvinzhang.net/posts/nric_checksum; http://www.ngiam.net/NRIC/NRIC_numbers.pdf
 */
import { weighLeading } from "../checks.ts";

export function isSingaporean(code: string): boolean {
  const [kind = ""] = code;
  const start = kind === "T" || kind === "G" ? 4 : 0;
  const sum = (start + weighLeading(code.slice(1), [2, 7, 6, 5, 4, 3, 2])) % 11;
  // The letters of series M, given out since 2022, are not published.
  if (kind === "M") return true;
  return (kind === "S" || kind === "T" ? "JZIHGFEDCBA" : "XWUTRQPNMLK")[sum] === code[8];
}
