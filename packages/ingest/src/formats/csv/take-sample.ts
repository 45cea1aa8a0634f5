/** Takes the first lines of a file: enough to detect how it is written, however long the file or its cells are. */

const FIRST_BYTES = 128 * 1024;
/** Largest sample in bytes; a longer row is wider than any valid table. */
const MAX_BYTES = 1 << 20;
/** With fewer line ends the cells are long, and the sample is extended. */
const MIN_LINES = 20;
const LF = 10;
const CR = 13;

export function takeSample(bytes: Uint8Array): Uint8Array {
  for (let length = FIRST_BYTES; length < bytes.length && length <= MAX_BYTES; length *= 4) {
    const sample = bytes.subarray(0, length);
    if (countLines(sample) >= MIN_LINES) return sample.subarray(0, lastLineEnd(sample));
  }
  if (bytes.length <= MAX_BYTES) return bytes;
  const sample = bytes.subarray(0, MAX_BYTES);
  return sample.subarray(0, lastLineEnd(sample) || MAX_BYTES);
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LF || byte === CR) lines++;
  return lines;
}

function lastLineEnd(bytes: Uint8Array): number {
  return Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR)) + 1;
}
