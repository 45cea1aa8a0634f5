/** Samples the words of a text that reveal its encoding: those with a byte beyond ASCII. */

/** Large enough to identify a language, and small enough to try every encoding on. */
const MAX_SAMPLE_BYTES = 1500;
const MAX_WORD_BYTES = 120;
const PARTS = 4;
/** The same few words may come again and again. */
const MAX_WORDS = 10_000;
const SPACE = 0x20;
/** Bytes below are controls, spaces and most punctuation, and never the second byte of a character. */
const FIRST_WORD_BYTE = 0x30;

/** Returns words of all parts of the text, each once, with a space between them. */
export function sampleWords(bytes: Uint8Array): Uint8Array {
  const whole = takeWords(bytes, new Set(), MAX_SAMPLE_BYTES);
  if (whole.isWhole) return Uint8Array.from(whole.sample);
  const seen = new Set<string>();
  const length = Math.ceil(bytes.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, part) => bytes.subarray(part * length, (part + 1) * length));
  return Uint8Array.from(parts.flatMap((part) => takeWords(part, seen, MAX_SAMPLE_BYTES / PARTS).sample));
}

function takeWords(
  bytes: Uint8Array,
  seen: Set<string>,
  most: number,
): { readonly sample: readonly number[]; readonly isWhole: boolean } {
  const sample: number[] = [];
  // A part may begin within a character.
  let start = 0;
  while (start < MAX_WORD_BYTES && isWordByte(bytes[start])) start++;
  let words = 0;
  let at = seen.size === 0 ? 0 : start;
  for (; at < bytes.length && sample.length < most && words < MAX_WORDS; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const [first, end] = wordAround(bytes, at);
    const word = bytes.subarray(first, end);
    const key = word.join();
    words++;
    if (!seen.has(key)) sample.push(...word, SPACE);
    seen.add(key);
    at = end;
  }
  return { sample, isWhole: at >= bytes.length };
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
