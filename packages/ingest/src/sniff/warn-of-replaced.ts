import type { IngestWarning } from "../reader.ts";
import { inDigits } from "../shape/limits.ts";

/** Warns about places that the encoding cannot decode, if there are any. */
export function warnOfReplaced(count: number): readonly IngestWarning[] {
  if (count === 0) return [];
  return [{ message: `Characters that could not be decoded and show as \ufffd: ${inDigits(count)}`, row: null }];
}
