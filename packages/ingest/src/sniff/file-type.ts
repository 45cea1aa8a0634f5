/** Recognises files that are no tables at all by their first bytes, whatever their name says. */

const SIGNATURES: readonly (readonly [name: string, offset: number, bytes: readonly number[]])[] = [
  ["a PNG image", 0, [0x89, 0x50, 0x4e, 0x47]],
  ["a JPEG image", 0, [0xff, 0xd8, 0xff]],
  ["a GIF image", 0, [0x47, 0x49, 0x46, 0x38]],
  ["a TIFF image", 0, [0x49, 0x49, 0x2a, 0x00]],
  ["a TIFF image", 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ["a WebP image", 8, [0x57, 0x45, 0x42, 0x50]],
  ["a PDF document", 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["a Windows program", 0, [0x4d, 0x5a, 0x90, 0x00]],
  ["a Linux program", 0, [0x7f, 0x45, 0x4c, 0x46]],
  ["a SQLite database", 0, [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74, 0x20, 0x33]],
  ["a 7-Zip archive", 0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ["a RAR archive", 0, [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ["a cabinet archive", 0, [0x4d, 0x53, 0x43, 0x46]],
  ["a tar archive", 257, [0x75, 0x73, 0x74, 0x61, 0x72]],
  ["a Parquet file", 0, [0x50, 0x41, 0x52, 0x31]],
  ["an Arrow file", 0, [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31]],
  ["an HDF5 file", 0, [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a]],
  ["an Ogg file", 0, [0x4f, 0x67, 0x67, 0x53]],
  ["a WebAssembly module", 0, [0x00, 0x61, 0x73, 0x6d]],
  ["an MP4 video", 4, [0x66, 0x74, 0x79, 0x70]],
  ["a Java class", 0, [0xca, 0xfe, 0xba, 0xbe]],
  ["an RTF document", 0, [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

/** Text formats that any delimiter would cut into nonsense; what a link to a page gives is the usual case. */
const MARKUP: readonly (readonly [name: string, start: RegExp])[] = [
  ["a web page", /^[\s\ufeff]*<(?:!doctype html|html|head|body)\b/i],
];
const MARKUP_BYTES = 512;

/** What the bytes are, when they are a well-known kind of file that holds no readable table; undefined otherwise. */
export function detectForeignType(head: Uint8Array): string | undefined {
  const signature = SIGNATURES.find(([, offset, bytes]) => startsWith(head, bytes, offset));
  if (signature !== undefined) return signature[0];
  const start = new TextDecoder().decode(head.subarray(0, MARKUP_BYTES));
  return MARKUP.find(([, pattern]) => pattern.test(start))?.[0];
}

export function startsWith(head: Uint8Array, bytes: readonly number[], offset = 0): boolean {
  return bytes.every((byte, index) => head[offset + index] === byte);
}
