import type { IngestWarning } from "../reader.ts";
import { inDigits } from "../shape/limits.ts";

/** The warning about places that the encoding cannot explain, if there are any. */
export function warnOfReplaced(count: number): readonly IngestWarning[] {
  if (count === 0) return [];
  return [{ message: `Characters that could not be decoded and show as \ufffd: ${inDigits(count)}`, row: null }];
}
