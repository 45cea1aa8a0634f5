import type { IngestWarning } from "../reader.ts";
import { inDigits } from "../shape/limits.ts";
import type { DecodingFaults } from "./encoding.ts";

/** Warns about places that the encoding cannot decode, and about those that were read in another one. */
export function warnOfDecoding({ replaced, rescued }: DecodingFaults): readonly IngestWarning[] {
  const warnings: IngestWarning[] = [];
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
