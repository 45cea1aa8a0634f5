import type { IngestWarning } from "../reader.ts";
import { inDigits } from "../shape/limits.ts";
import type { DecodingFaults } from "./encoding.ts";

/** Warns about places that the encoding cannot decode, and about those that were read in another one. */
export function warnOfDecoding({ replaced, rescued, changed }: DecodingFaults): readonly IngestWarning[] {
  const warnings: IngestWarning[] = [];
  if (changed !== undefined) {
    const { from, to, line, isRead } = changed;
    const what = isRead
      ? `the file is ${to} instead of ${from}, and was read so`
      : `the text looks like ${to} instead of ${from}, but all of it was read in one encoding`;
    warnings.push({ message: `From line ${inDigits(line)} on ${what}`, row: null });
  }
  if (rescued !== undefined) {
    const { count, encoding, firstLine } = rescued;
    const message = `Bytes that are not UTF-8 were read as ${encoding}: ${inDigits(count)}, the first in line ${inDigits(firstLine)}`;
    warnings.push({ message, row: null });
  }
  if (replaced > 0) {
    const message = `Characters that could not be decoded and show as \ufffd: ${inDigits(replaced)}`;
    warnings.push({ message, row: null });
  }
  return warnings;
}
