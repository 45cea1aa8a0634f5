/** Distinguishes a full disk from other failures: Node reports a code, DuckDB a sentence of the operating system. */

const SENTENCE = /No space left on device|not enough space on the disk|disk quota exceeded/i;

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ENOSPC") || SENTENCE.test(error.message);
}
