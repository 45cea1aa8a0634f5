/** Samples the words of a text that reveal its encoding: those with a byte beyond ASCII. */

/** Large enough to identify a language, and small enough to try every encoding on. */
const MAX_SAMPLE_BYTES = 1500;
const MAX_WORD_BYTES = 120;
const SPACE = 0x20;
/** Bytes below are controls, spaces and most punctuation, and never the second byte of a character. */
const FIRST_WORD_BYTE = 0x30;

/** Returns the words, each once, with a space between them. */
export function sampleWords(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < bytes.length && sample.length < MAX_SAMPLE_BYTES; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const [start, end] = wordAround(bytes, at);
    const word = bytes.subarray(start, end);
    const key = word.join();
    if (!seen.has(key)) sample.push(...word, SPACE);
    seen.add(key);
    at = end;
  }
  return Uint8Array.from(sample);
}

function wordAround(bytes: Uint8Array, at: number): [start: number, end: number] {
  let start = at;
  while (start > 0 && at - start < MAX_WORD_BYTES && isWordByte(bytes[start - 1])) start--;
  let end = at;
  while (end < bytes.length && end - at < MAX_WORD_BYTES && isWordByte(bytes[end])) end++;
  return [start, end];
}

function isWordByte(byte: number | undefined): boolean {
  return byte !== undefined && byte >= FIRST_WORD_BYTE && byte !== 0x3b;
}
